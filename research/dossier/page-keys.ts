/** Names a page as a document of a job. */
export function pageKey(pageId: string): string {
  return `page:${pageId}`
}

/** Names what a page says if it stands on the person's own site, where that differs. */
export function ownPageKey(pageId: string): string {
  return `own:${pageId}`
}

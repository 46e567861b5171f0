/** Names a page as a document of a job. */
export function toPageDocumentKey(pageId: string): string {
  return `page:${pageId}`
}

/** Names what a page says if it stands on the person's own site, where that differs. */
export function toOwnPageDocumentKey(pageId: string): string {
  return `own:${pageId}`
}

/** Names what is kept of a page until it is known whether it stands there. */
export function toOwnPartKey(pageId: string): string {
  return `own-part:${pageId}`
}

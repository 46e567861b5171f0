/**
 * A text as HTML says it, between tags and in attributes with double quotes: the reverse of
 * `decodeReferences`.
 */
export function toHtmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

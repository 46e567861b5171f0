/** A text that begins with a small letter. */
export function toSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

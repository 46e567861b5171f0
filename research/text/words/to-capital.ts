/** A text that begins with a capital. */
export function toCapital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}

/** A text with a capital at its begin. */
export function toCapital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}

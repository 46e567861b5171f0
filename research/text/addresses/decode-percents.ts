/** A part of an address without its escapes; as it stands where these are broken. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

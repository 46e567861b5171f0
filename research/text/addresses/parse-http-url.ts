/** @returns null for what is no address, and for addresses of other schemes than http(s) */
export function parseHttpUrl(text: string, base?: string): URL | null {
  const url = URL.parse(text, base)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}

/** A name of two labels is a host of its own: `www.com`. */
const www = /^www\.(?=[^.]+\.)/

/**
 * @returns the host of an address, without its port, a dot at the end or `www.`, which shows the
 * same pages; null for what is no address of a host
 */
export function parseHost(url: string): string | null {
  const host = URL.parse(url)?.hostname.replace(/\.$/, '').replace(www, '') ?? ''
  return host === '' ? null : host
}

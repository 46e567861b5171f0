/** A name of two labels is a host of its own, here and below: `www.com`. */
const www = /^www\.(?=[^.]+\.)/

/**
 * @returns the host of an address, without its port, a dot at the end or `www.`, which shows the
 * same pages; null for what is no address of a host
 */
export function parseHost(url: string): string | null {
  const host = URL.parse(url)?.hostname.replace(/\.$/, '').replace(www, '') ?? ''
  return host === '' ? null : host
}

/** @returns the labels of a host but its last: `daily`, `example` of `www.daily.example.org` */
export function listHostLabels(url: string): string[] {
  return (parseHost(url) ?? '').split('.').slice(0, -1)
}

/** An address as people write it, with `https://` where they leave the scheme out. */
export function toWebAddress(written: string): string {
  return /^https?:\/\//i.test(written) ? written : `https://${written}`
}

/** Hosts that show the pages of the host behind them. */
const showing = /^(?:www\d?|m|mobile|amp)\.(?=[^.]+\.)/

/** @returns the host whose pages this one shows, such as that of `m.example.org` */
export function toPageHost(host: string): string {
  return host.replace(showing, '')
}

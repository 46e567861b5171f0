/**
 * Whether a redirect leads to a program on the user's own machine, which cannot prove who it is.
 */
export function isLocalRedirect(redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false
  const { protocol, hostname } = new URL(redirectUri)
  return (
    !['http:', 'https:'].includes(protocol) ||
    ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  )
}

/** Whether a code that is sent there crosses a network that others read. */
export function isPlainRedirect(redirectUri: string): boolean {
  return URL.parse(redirectUri)?.protocol === 'http:' && !isLocalRedirect(redirectUri)
}

/** What the page that leads there may send a form to, as a source of a Content Security Policy. */
export function toFormTarget(redirectUri: string): string {
  const { protocol, origin, hostname } = new URL(redirectUri)
  // a policy cannot name an IPv6 address: browsers drop such a source
  const canName = ['http:', 'https:'].includes(protocol) && !hostname.startsWith('[')
  return canName ? origin : protocol
}

/** The host that an answer goes to, for the consent page. */
export function toShownHost(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return host === '' || !['http:', 'https:'].includes(protocol) ? `${protocol}//` : host
}

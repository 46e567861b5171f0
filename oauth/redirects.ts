/**
 * Whether a redirect leads to a program on the user's own machine, which cannot prove who it is.
 */
export function isLocalRedirect(redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false
  const { protocol, hostname } = new URL(redirectUri)
  return !['http:', 'https:'].includes(protocol) || isLocalHost(hostname)
}

function isLocalHost(hostname: string | undefined): boolean {
  return hostname !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Whether a redirect is written as it is followed (RFC 3986): parsers drop white space around an
 * address and add the slashes that it lacks, so that a client is sent elsewhere than it compares.
 */
export function isWrittenWhole(redirectUri: string): boolean {
  return !/[\s\p{Cc}]/u.test(redirectUri) && !/^https?:(?!\/\/[^/])/i.test(redirectUri)
}

/** Protocols that cross a network in plain text, or that no browser follows. */
const plainProtocols: readonly string[] = ['http:', 'ftp:', 'ws:', 'wss:', 'view-source:']

/** Whether a code that is sent there crosses a network that others read, or arrives nowhere. */
export function isPlainRedirect(redirectUri: string): boolean {
  const { protocol, hostname } = URL.parse(redirectUri) ?? {}
  if (protocol === undefined || !plainProtocols.includes(protocol)) return false
  return protocol !== 'http:' || !isLocalHost(hostname)
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

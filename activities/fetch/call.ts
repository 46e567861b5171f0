import { FetchError, type FetchRequest } from './fetcher.ts'

/** One request of an exchange; a redirect makes the next. */
export type Call = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT'
  url: URL
  /** As given by the caller, names in lower case. */
  headers: Readonly<Record<string, string>>
  body: string | Buffer | null
}

/**
 * Not the caller's to set: the name we go by, the connection's own business, and cookies, since
 * nothing here is a session. What remains of these names is dropped without a word,
 * so that a source cannot pass for a browser by mistake.
 */
const ours = new Set([
  'user-agent',
  'host',
  'cookie',
  'accept-encoding',
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'content-length',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
])

/** All that goes along to another origin: what is not known to be harmless may be a key. */
export const harmless: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-type',
  'cache-control',
])

/** @throws FetchError `denied` when the address is none */
export function buildFirstCall({
  method = 'GET',
  url,
  headers = {},
  body = null,
}: FetchRequest): Call {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return {
    method,
    url: parseUrl(url),
    headers: Object.fromEntries(given.filter(([name]) => !ours.has(name))),
    body,
  }
}

/** Where a response points, or null when it is the answer itself. */
export function parseRedirect(status: number, location: string | undefined): string | null {
  const isRedirect =
    status === 301 || status === 302 || status === 303 || status === 307 || status === 308
  return isRedirect && location !== undefined && location !== '' ? location : null
}

/**
 * The request that follows a redirect, as browsers do it: 303 asks with GET, and so do 301 and 302
 * after a POST; 307 and 308 repeat.
 * @throws FetchError `denied` when it points nowhere
 */
export function buildNextCall(call: Call, status: number, location: string): Call {
  const url = parseUrl(toUtf8(location), call.url)
  const becomesGet =
    (status === 303 && call.method !== 'HEAD') ||
    ((status === 301 || status === 302) && call.method === 'POST')
  const isSameOrigin = url.origin === call.url.origin
  const kept = Object.entries(call.headers).filter(
    ([name]) =>
      (isSameOrigin || harmless.has(name)) && !(becomesGet && name.startsWith('content-')),
  )
  return {
    method: becomesGet ? 'GET' : call.method,
    url,
    headers: Object.fromEntries(kept),
    body: becomesGet ? null : call.body,
  }
}

/** Headers arrive as bytes; servers write addresses in UTF-8, and everything reads them so. */
function toUtf8(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8')
}

/** Without the fragment, which is the browser's and never sent. */
function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (url === null) throw new FetchError('denied', { reason: 'not_a_url' })
  url.hash = ''
  return url
}

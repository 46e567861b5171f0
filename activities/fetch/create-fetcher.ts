import { Agent } from 'undici'
import type { EgressAllow } from '../../research/egress-allow.ts'
import type { DeniedHost } from '../../research/egress-host.ts'
import { type Call, firstCall, nextCall, redirectOf } from './call.ts'
import { type Connector, createConnector, type Resolve } from './connector.ts'
import { startDeadline, untilAborted } from './deadline.ts'
import { exchange, type Reply } from './exchange.ts'
import { FetchError, type Fetcher, type FetchRequest } from './fetcher.ts'
import { createGuard } from './guard.ts'
import { createPacer } from './pacer.ts'
import { createRobots } from './robots.ts'

/** Between two page requests to one host, unless its Crawl-delay is longer. */
const defaultPageGapMs = 500
const pagesAtOncePerHost = 2
const connectTimeoutMs = 10_000
/** Long enough for the next question to the same host, short enough that of 700 idle connections few are held at a time. */
const idleMs = 1_000
const maxHeaderBytes = 65_536

export type FetcherOptions = {
  allow: EgressAllow
  denied: readonly DeniedHost[]
  /** See `userAgent`. */
  userAgent: string
  /** Per origin; probes and APIs are held back by nothing else. */
  connectionsPerHost: number
  pageGapMs?: number
  now?: () => Date
  resolve?: Resolve
  /** Certificate authorities in PEM instead of those that Node trusts. */
  ca?: readonly string[]
}

/**
 * The one way out of the service (issue 4, sources §0.8, §0.11, §3; design §6): every address is judged before and after it is resolved, on
 * every redirect again; time, size, redirects and headers are capped; pages are read only where robots.txt lets us, at a walking pace.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { userAgent, pageGapMs = defaultPageGapMs, now = () => new Date() } = options
  const guard = createGuard(options)
  const connector = createConnector({ guard, resolve: options.resolve, ca: options.ca, timeoutMs: connectTimeoutMs })
  const agent = createAgent(connector, options.connectionsPerHost)
  const pacer = createPacer({ atOnce: pagesAtOncePerHost })
  const closing = new AbortController()
  const robots = createRobots({ ask: fetch, userAgent, now })

  async function fetch(request: FetchRequest) {
    const deadline = startDeadline(request.timeoutMs, request.signal === undefined ? [closing.signal] : [closing.signal, request.signal])
    try {
      return await follow(request, (call) => send(call, request, deadline.signal))
    } finally {
      deadline.end()
    }
  }

  async function send(call: Call, request: FetchRequest, signal: AbortSignal): Promise<Reply> {
    guard(call.url.href)
    // robots.txt is for whoever wanders through pages (RFC 9309 §1). An API is called as documented, and a probe reads nothing of a page but
    // whether there is one.
    const leave = request.purpose === 'page' ? await takeTurn(call.url, signal) : null
    try {
      return await exchange(agent, call, {
        userAgent,
        maxBytes: request.maxBytes,
        enough: request.enough ?? null,
        skipBody: (status, { location }) => request.maxRedirects > 0 && redirectOf(status, location) !== null,
        signal,
      })
    } finally {
      leave?.()
    }
  }

  async function takeTurn(url: URL, signal: AbortSignal): Promise<() => void> {
    const { allowed, crawlDelayMs } = await untilAborted(signal, robots.judge(url))
    if (!allowed) throw new FetchError('robots')
    return pacer.take(url.host, Math.max(pageGapMs, crawlDelayMs), signal)
  }

  return {
    fetch,
    async close() {
      closing.abort()
      connector.close()
      await agent.destroy()
    },
  }
}

/** The connections: HTTP/1.1, one request at a time each; an origin without connections is forgotten (its client is closed by undici's Agent). */
export function createAgent(connector: Connector, connections: number): Agent {
  return new Agent({
    connect: connector.connect,
    connections,
    allowH2: false,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    maxHeaderSize: maxHeaderBytes,
    // The deadline of the request is the only clock.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}

async function follow(request: FetchRequest, send: (call: Call) => Promise<Reply>) {
  let call = firstCall(request)
  const seen = new Set<string>()
  for (;;) {
    const { status, headers, body, truncated } = await send(call)
    const location = request.maxRedirects > 0 ? redirectOf(status, headers.location) : null
    if (location === null) return { status, headers, body, finalUrl: call.url.href, truncated }
    // Without cookies the same request brings the same answer: a loop needs no counting out.
    seen.add(`${call.method} ${call.url.href}`)
    call = nextCall(call, status, location)
    if (seen.size > request.maxRedirects || seen.has(`${call.method} ${call.url.href}`)) throw new FetchError('redirects')
  }
}

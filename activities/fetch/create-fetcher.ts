import { createRequire } from 'node:module'
import type * as undici from 'undici'
import type { EgressAllow } from '../../research/egress/allow.ts'
import type { DeniedHost } from '../../research/egress/host.ts'
import { buildFirstCall, buildNextCall, type Call, parseRedirect } from './call.ts'
import { type Connector, createConnector, type Resolve } from './connector.ts'
import { createCaresResolve } from './create-cares-resolve.ts'
import { createDeadline } from './deadline.ts'
import { fetchOnce, type Reply } from './fetch-once.ts'
import { FetchError, type Fetcher, type FetchRequest } from './fetcher.ts'
import { createGuard, type Guard } from './guard.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { createPacer } from './pacer.ts'
import { createRobots } from './robots.ts'
import { runWithin } from './run-within.ts'
import { createTlsSessions } from './tls-sessions.ts'

/** The package itself loads five times as many files, such as those of its mocks and caches. */
const Agent: typeof undici.Agent = createRequire(import.meta.url)('undici/lib/dispatcher/agent.js')

/** The longest gap between two page requests to one host, unless its Crawl-delay is longer. */
const defaultPageGapMs = 500
const maxPagesAtOncePerHost = 2
const connectTimeoutMs = 10_000
/**
 * Long enough for the next question to the same host, short enough that of 700 idle connections few
 * are held at a time.
 */
const idleMs = 1_000
/** A mirror stands for as many hosts as pages are read from at a time, and some of them hang. */
const maxMirrorConnections = 64
/**
 * Agents that share the hosts of probes: one that forgets an origin looks at all others that it
 * has, which for 700 sites was a tenth of a sweep's garbage.
 */
const probeAgents = 16
const maxHeaderBytes = 65_536

export type FetcherOptions = {
  allow: EgressAllow
  denied: readonly DeniedHost[]
  /** See `buildUserAgent`. */
  userAgent: string
  /** Per origin; probes and APIs have no other limit. */
  connectionsPerHost: number
  pageGapMs?: number
  now?: () => Date
  resolve?: Resolve
  /** Certificate authorities in PEM instead of those that Node trusts. */
  ca?: readonly string[]
  /**
   * Base address of a gateway for pages (caching proxy, archive, stand-in), or null: they are asked
   * for where they are. Every request of purpose `page`, and the robots.txt that it needs, is then
   * `GET <base>/<the whole address>`, unless its host is one of `allow`. Addresses and redirects
   * are judged by the page's address; DNS is asked for the gateway alone, which has to be one of
   * `allow` when it is inside. Pace, robots.txt and `finalUrl` are those of the page's own host.
   */
  pagesThrough?: string | null
}

/**
 * The one way out of the service: every address is judged before and after it is resolved, on every
 * redirect again, a page's also once it has answered; time, size, redirects and headers are capped;
 * pages are read only where robots.txt lets us, at a walking pace.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const {
    userAgent,
    pageGapMs = defaultPageGapMs,
    now = () => new Date(),
    pagesThrough = null,
  } = options
  const guard = createGuard(options)
  const guardAnswer = createGuard({ ...options, isAnswered: true })
  const agents = createAgents(guard, options)
  const mirror = pagesThrough === null ? null : createMirror(pagesThrough, options.allow)
  const pacer = createPacer({ atOnce: maxPagesAtOncePerHost })
  const closing = new AbortController()
  const robots = createRobots({ ask: (request) => run(request, mirror), userAgent, now })

  async function run(request: FetchRequest, through: Mirror | null) {
    const deadline = createDeadline(
      request.timeoutMs,
      request.signal === undefined ? [closing.signal] : [closing.signal, request.signal],
    )
    try {
      const answer = await follow(request, (call) => send(call, request, through, deadline.signal))
      if (request.purpose === 'page') guardAnswer(answer.finalUrl)
      return answer
    } finally {
      deadline.end()
    }
  }

  async function send(
    call: Call,
    request: FetchRequest,
    through: Mirror | null,
    signal: AbortSignal,
  ): Promise<Reply> {
    guard(call.url.href)
    // robots.txt is for crawlers (RFC 9309 §1). An API is called as documented, and a probe only
    // looks whether a page exists.
    const leave =
      request.purpose === 'page' ? await takeTurn(call.url, request.runId, signal) : null
    try {
      const mirrored = through?.(call) ?? null
      if (mirrored !== null) guard(mirrored.url.href)
      const agent =
        mirrored === null ? agents.choose(request.purpose, call.url.host) : agents.mirror
      return await fetchOnce(agent, mirrored ?? call, buildExchange(request, userAgent, signal))
    } finally {
      leave?.()
    }
  }

  async function takeTurn(
    url: URL,
    runId: string | undefined,
    signal: AbortSignal,
  ): Promise<() => void> {
    const { allowed, crawlDelayMs } = await runWithin(robots.judge(url), signal)
    if (!allowed) throw new FetchError('robots')
    return pacer.take(url.host, { delayMs: crawlDelayMs, maxGapMs: pageGapMs }, signal, runId)
  }

  return {
    fetch: (request) => run(request, request.purpose === 'page' ? mirror : null),
    async close() {
      closing.abort()
      await agents.close()
    },
  }
}

/** Agents for pages and APIs, for probes, and for a mirror, which share the sessions of TLS. */
function createAgents(guard: Guard, { resolve, ca, connectionsPerHost }: FetcherOptions) {
  const sessions = createTlsSessions()
  const connectBy = (by: Resolve | undefined) =>
    createConnector({ guard, resolve: by, ca, sessions, timeoutMs: connectTimeoutMs })
  const connector = connectBy(resolve)
  const direct = createAgent(connector, connectionsPerHost)
  // a sweep's many names are resolved beside the thread pool that APIs need
  const probeConnector = connectBy(resolve ?? createCaresResolve())
  const probes = Array.from({ length: probeAgents }, () =>
    createAgent(probeConnector, connectionsPerHost),
  )
  const mirror = createAgent(connector, maxMirrorConnections)
  return {
    choose: (purpose: FetchRequest['purpose'], host: string) =>
      (purpose === 'probe' ? probes[sumCodes(host) % probeAgents] : null) ?? direct,
    mirror,
    async close() {
      connector.close()
      probeConnector.close()
      await Promise.all([direct, ...probes, mirror].map((agent) => agent.destroy()))
    },
  }
}

function sumCodes(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)
}

function buildExchange(request: FetchRequest, userAgent: string, signal: AbortSignal) {
  return {
    userAgent,
    maxBytes: request.maxBytes,
    enough: request.enough ?? null,
    bodyMs: request.bodyMs ?? null,
    skipBody: (status: number, { location }: Readonly<Record<string, string>>) =>
      request.maxRedirects > 0 && parseRedirect(status, location) !== null,
    signal,
  }
}

/**
 * The connections: HTTP/1.1, one request at a time each; an origin without connections is forgotten
 * (its client is closed by undici's Agent).
 */
export function createAgent(connector: Connector, connections: number): undici.Agent {
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
  let call = buildFirstCall(request)
  const seen = new Set<string>()
  for (;;) {
    const { status, headers, body, truncated } = await send(call)
    const location = request.maxRedirects > 0 ? parseRedirect(status, headers.location) : null
    if (location === null) return { status, headers, body, finalUrl: call.url.href, truncated }
    // Without cookies the same request brings the same answer: a loop needs no counting out.
    seen.add(`${call.method} ${call.url.href}`)
    call = buildNextCall(call, status, location)
    if (seen.size > request.maxRedirects || seen.has(`${call.method} ${call.url.href}`))
      throw new FetchError('redirects')
  }
}

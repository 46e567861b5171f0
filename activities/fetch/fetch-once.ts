import type { Dispatcher } from 'undici'
import type { Call } from './call.ts'
import { parseCodings } from './codings.ts'
import {
  chooseExchangeState,
  type ExchangeEffect,
  type ExchangeInput,
  type ExchangeState,
  isSettled,
} from './exchange-state.ts'
import { type BodyReader, fetchBody } from './fetch-body.ts'
import { FetchError } from './fetcher.ts'
import { toFetchError } from './to-fetch-error.ts'

/** How long the rest of a response may take once its caller has the reply. */
const maxRestMs = 100

export type Reply = {
  status: number
  headers: Record<string, string>
  body: Buffer
  truncated: boolean
}

type ExchangeOptions = {
  userAgent: string
  maxBytes: number
  enough: ((soFar: Buffer, status: number) => boolean) | null
  /** See `FetchRequest`. */
  bodyMs?: number | null
  /** True when only the head of this response is of interest. */
  skipBody: (status: number, headers: Readonly<Record<string, string>>) => boolean
  signal: AbortSignal
}

type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>

/** A request under way: what performs the effects of its state. */
type Exchange = {
  readonly method: Call['method']
  readonly options: ExchangeOptions
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
  /** Listens to the caller's signal. */
  readonly onAbort: () => void
  state: ExchangeState
  controller: Dispatcher.DispatchController | null
  head: Pick<Reply, 'status' | 'headers'>
  reader: BodyReader | null
  bodyTimer: NodeJS.Timeout | undefined
  restTimer: NodeJS.Timeout | undefined
  /** What `resolve` and `reject` are called with. */
  reply: Reply | null
  failure: unknown
}

/**
 * One request and one response, no redirects. The interceptors of undici cannot stand for it, and
 * fail so many of some 200 tests of this folder: `redirect` 22, as the egress guard judges each hop
 * with its address; `decompress` 8, as a body is bounded while it is unpacked; `dump` 53, as it
 * hands on no body at all, and a body that is not read here is drained or its connection closed.
 * @throws FetchError when the response does not come, or not whole; what the signal was aborted
 * with
 */
export function fetchOnce(
  dispatcher: Dispatcher,
  call: Call,
  options: ExchangeOptions,
): Promise<Reply> {
  const { userAgent, signal } = options
  return new Promise((resolve, reject) => {
    const exchange: Exchange = {
      method: call.method,
      options,
      resolve,
      reject,
      onAbort: () => fail(exchange, signal.reason),
      state: { name: 'waiting' },
      controller: null,
      head: { status: 0, headers: {} },
      reader: null,
      bodyTimer: undefined,
      restTimer: undefined,
      reply: null,
      failure: undefined,
    }
    if (signal.aborted) return exchange.onAbort()
    signal.addEventListener('abort', exchange.onAbort)
    dispatcher.dispatch(
      {
        origin: call.url.origin,
        path: call.url.pathname + call.url.search,
        method: call.method,
        headers: { ...call.headers, 'user-agent': userAgent, 'accept-encoding': 'gzip, br' },
        body: call.body,
      },
      createHandler(exchange),
    )
  })
}

/** What undici says of the response, as inputs of the exchange. */
function createHandler(exchange: Exchange): Dispatcher.DispatchHandler {
  return {
    onRequestStart(controller) {
      // It waited for a connection longer than its caller waited for it. Thrown, it leaves the
      // connection to the next.
      if (isSettled(exchange.state)) throw new FetchError('aborted')
      exchange.controller = controller
    },
    onResponseStart(_controller, status, incoming) {
      if (status < 200 || isSettled(exchange.state)) return
      try {
        takeHead(exchange, status, incoming)
      } catch (error) {
        fail(exchange, error)
      }
    },
    onResponseData(controller, chunk) {
      send(exchange, { type: 'chunk', bytes: chunk.length })
      if (exchange.state.name === 'reading' && exchange.reader?.write(chunk) === false)
        controller.pause()
    },
    onResponseEnd: () => send(exchange, { type: 'end' }),
    onResponseError(_controller, error) {
      if (!isSettled(exchange.state)) exchange.failure = toFetchError(error)
      send(exchange, { type: 'break' })
    },
  }
}

function takeHead(exchange: Exchange, status: number, incoming: IncomingHeaders): void {
  const { method, options } = exchange
  const headers = parseHeaders(incoming)
  const isEmpty = method === 'HEAD' || status === 204 || status === 304
  const unreadBytes = isEmpty ? 0 : parseLength(incoming['content-length'])
  const skip = options.skipBody(status, headers)
  const keepsPart = (options.bodyMs ?? null) !== null
  exchange.head = { status, headers }
  if (skip) exchange.reply = { status, headers, body: Buffer.alloc(0), truncated: !isEmpty }
  send(exchange, { type: 'head', unreadBytes, skip, keepsPart, paused: isPaused(exchange) })
  if (!skip) parseBody(exchange, unreadBytes)
}

function parseBody(exchange: Exchange, expectedBytes: number | null): void {
  const { options, head } = exchange
  const { maxBytes, enough, bodyMs = null } = options
  if (bodyMs !== null)
    exchange.bodyTimer = setTimeout(() => fail(exchange, new FetchError('timeout')), bodyMs)
  exchange.reader = fetchBody({
    codings: parseCodings(head.headers['content-encoding']),
    maxBytes,
    expectedBytes,
    enough: enough === null ? null : (soFar) => enough(soFar, head.status),
    onDone(body, truncated) {
      exchange.reply = { ...head, body, truncated }
      send(exchange, { type: 'complete', paused: isPaused(exchange) })
    },
    onFault: (error) => fail(exchange, error),
    onDrain: () => exchange.controller?.resume(),
  })
}

function fail(exchange: Exchange, error: unknown): void {
  if (isSettled(exchange.state)) return
  exchange.failure = error
  send(exchange, { type: 'fault', paused: isPaused(exchange) })
}

function send(exchange: Exchange, input: ExchangeInput): void {
  const { state, effects } = chooseExchangeState(exchange.state, input)
  exchange.state = state
  for (const effect of effects) perform[effect](exchange)
}

const perform: Record<ExchangeEffect, (exchange: Exchange) => void> = {
  unwatch({ options, onAbort, bodyTimer, reader }) {
    options.signal.removeEventListener('abort', onAbort)
    clearTimeout(bodyTimer)
    reader?.destroy()
  },
  keepPart(exchange) {
    const body = exchange.reader?.soFar() ?? Buffer.alloc(0)
    exchange.reply = { ...exchange.head, body, truncated: true }
  },
  resolve: resolveReply,
  resolveReusable: (exchange) => whenReusable(() => resolveReply(exchange)),
  reject: ({ reject, failure }) => reject(failure),
  drop,
  watchRest(exchange) {
    exchange.restTimer = setTimeout(drop, maxRestMs, exchange)
  },
  unwatchRest: ({ restTimer }) => clearTimeout(restTimer),
  endBody: ({ reader }) => reader?.end(),
}

function resolveReply({ reply, resolve }: Exchange): void {
  if (reply !== null) resolve(reply)
}

function drop({ controller }: Exchange): void {
  controller?.abort(new FetchError('aborted'))
}

function isPaused({ controller }: Exchange): boolean {
  return controller?.paused === true
}

/**
 * A connection is free one turn of the event loop after its response has ended, since undici
 * watches for a close until then. The caller has its answer after that, or else the next request to
 * this host would open another.
 */
function whenReusable(resolve: () => void): void {
  queueMicrotask(() => setImmediate(resolve))
}

/** Without Set-Cookie: nothing here is a session, and answers are kept. */
function parseHeaders(incoming: IncomingHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name in incoming) {
    const value = incoming[name]
    if (value !== undefined && name !== 'set-cookie')
      headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return headers
}

function parseLength(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

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
const restMs = 100

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
  const { maxBytes, enough, bodyMs = null, signal } = options
  return new Promise((resolve, reject) => {
    let state: ExchangeState = { name: 'waiting' }
    let controller: Dispatcher.DispatchController | null = null
    let reader: BodyReader | null = null
    let head: Pick<Reply, 'status' | 'headers'> = { status: 0, headers: {} }
    let reply: Reply | null = null
    let failure: unknown
    let bodyTimer: NodeJS.Timeout | undefined
    let rest: NodeJS.Timeout | undefined

    const send = (input: ExchangeInput) => {
      const next = chooseExchangeState(state, input)
      state = next.state
      for (const effect of next.effects) perform[effect]()
    }
    const drop = () => controller?.abort(new FetchError('aborted'))
    const resolveReply = () => {
      if (reply !== null) resolve(reply)
    }
    const isPaused = () => controller?.paused === true
    const perform: Record<ExchangeEffect, () => void> = {
      unwatch() {
        signal.removeEventListener('abort', onAbort)
        clearTimeout(bodyTimer)
        reader?.destroy()
      },
      keepPart() {
        reply = { ...head, body: reader?.soFar() ?? Buffer.alloc(0), truncated: true }
      },
      resolve: resolveReply,
      resolveReusable: () => whenReusable(resolveReply),
      reject: () => reject(failure),
      drop,
      watchRest() {
        rest = setTimeout(drop, restMs)
      },
      unwatchRest: () => clearTimeout(rest),
      endBody: () => reader?.end(),
    }
    const complete = (body: Buffer, truncated: boolean) => {
      reply = { ...head, body, truncated }
      send({ type: 'complete', paused: isPaused() })
    }
    const fail = (error: unknown) => {
      if (isSettled(state)) return
      failure = error
      send({ type: 'fault', paused: isPaused() })
    }
    const onAbort = () => fail(signal.reason)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        // It waited for a connection longer than its caller waited for it. Thrown, it leaves the
        // connection to the next.
        if (isSettled(state)) throw new FetchError('aborted')
        controller = started
      },
      onResponseStart(_controller, status, incoming) {
        if (status < 200 || isSettled(state)) return
        try {
          const headers = readHeaders(incoming)
          const expectedBytes = readLength(incoming['content-length'])
          const isEmpty = call.method === 'HEAD' || status === 204 || status === 304
          const unreadBytes = isEmpty ? 0 : expectedBytes
          const skip = options.skipBody(status, headers)
          head = { status, headers }
          reply = skip ? { ...head, body: Buffer.alloc(0), truncated: !isEmpty } : null
          const keepsPart = bodyMs !== null
          send({ type: 'head', unreadBytes, skip, keepsPart, paused: isPaused() })
          if (skip) return
          if (bodyMs !== null) bodyTimer = setTimeout(() => fail(new FetchError('timeout')), bodyMs)
          reader = fetchBody({
            codings: parseCodings(headers['content-encoding']),
            maxBytes,
            expectedBytes: unreadBytes,
            enough: enough === null ? null : (soFar) => enough(soFar, status),
            onDone: complete,
            onFault: fail,
            onDrain: () => controller?.resume(),
          })
        } catch (error) {
          fail(error)
        }
      },
      onResponseData(data, chunk) {
        send({ type: 'chunk', bytes: chunk.length })
        if (state.name === 'reading' && reader?.write(chunk) === false) data.pause()
      },
      onResponseEnd: () => send({ type: 'end' }),
      onResponseError(_controller, error) {
        if (!isSettled(state)) failure = toFetchError(error)
        send({ type: 'break' })
      },
    }

    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort)
    dispatcher.dispatch(
      {
        origin: call.url.origin,
        path: call.url.pathname + call.url.search,
        method: call.method,
        headers: {
          ...call.headers,
          'user-agent': options.userAgent,
          'accept-encoding': 'gzip, br',
        },
        body: call.body,
      },
      handler,
    )
  })
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
function readHeaders(
  incoming: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name in incoming) {
    const value = incoming[name]
    if (value !== undefined && name !== 'set-cookie')
      headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return headers
}

function readLength(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

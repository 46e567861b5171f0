import type { Dispatcher } from 'undici'
import type { Call } from './call.ts'
import { parseCodings } from './codings.ts'
import { FetchError } from './fetcher.ts'
import { type BodyReader, readBody } from './read-body.ts'
import { toFetchError } from './to-fetch-error.ts'

/**
 * A rest this small is read to its end, since a connection costs more; a larger or slower one is
 * not worth it.
 */
const restBytes = 16_384
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
 * One request and one response, no redirects.
 * @throws FetchError when the response does not come, or not whole; what the signal was aborted
 * with
 */
export function exchange(
  dispatcher: Dispatcher,
  call: Call,
  options: ExchangeOptions,
): Promise<Reply> {
  const { maxBytes, enough, bodyMs = null, signal } = options
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null
    let reader: BodyReader | null = null
    /** Of a response whose body may be whatever it is. */
    let head: Pick<Reply, 'status' | 'headers'> | null = null
    let patience: NodeJS.Timeout | null = null
    let isSettled = false
    let isEnded = false
    let unreadBytes: number | null = null
    let allowance = restBytes
    let rest: NodeJS.Timeout | null = null
    let deliver: (() => void) | null = null

    const drop = () => controller?.abort(new FetchError('aborted'))
    const end = () => {
      isEnded = true
      if (rest !== null) clearTimeout(rest)
      if (deliver !== null) whenReusable(deliver)
    }
    const settle = () => {
      isSettled = true
      signal.removeEventListener('abort', onAbort)
      if (patience !== null) clearTimeout(patience)
      reader?.destroy()
    }
    const fail = (error: unknown) => {
      if (isSettled) return
      if (head !== null)
        return answer({ ...head, body: reader?.soFar() ?? Buffer.alloc(0), truncated: true })
      settle()
      if (!isEnded) drop()
      reject(error)
    }
    const answer = (reply: Reply) => {
      if (isSettled) return
      settle()
      if (isEnded) return whenReusable(() => resolve(reply))
      resolve(reply)
      dismissRest()
    }
    const dismissRest = () => {
      if (controller?.paused === true || (unreadBytes ?? 0) > restBytes) drop()
      else if (!isEnded) rest = setTimeout(drop, restMs)
    }
    /**
     * The body of a redirect: the next request mostly goes to the same host, so it waits a moment
     * to have this connection.
     */
    const skip = (reply: Reply) => {
      settle()
      deliver = () => resolve(reply)
      dismissRest()
    }
    const onAbort = () => fail(signal.reason)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        // It waited for a connection longer than anybody waited for it. Thrown, it leaves the
        // connection to the next.
        if (isSettled) throw new FetchError('aborted')
        controller = started
      },
      onResponseStart(_controller, status, incoming) {
        if (status < 200 || isSettled) return
        try {
          const headers = readHeaders(incoming)
          const expectedBytes = readLength(incoming['content-length'])
          const isEmpty = call.method === 'HEAD' || status === 204 || status === 304
          unreadBytes = isEmpty ? 0 : expectedBytes
          if (options.skipBody(status, headers))
            return skip({ status, headers, body: Buffer.alloc(0), truncated: !isEmpty })
          if (bodyMs !== null) {
            head = { status, headers }
            patience = setTimeout(() => fail(new FetchError('timeout')), bodyMs)
          }
          reader = readBody({
            codings: parseCodings(headers['content-encoding']),
            maxBytes,
            expectedBytes: unreadBytes,
            enough: enough === null ? null : (soFar) => enough(soFar, status),
            onDone: (body, truncated) => answer({ status, headers, body, truncated }),
            onFault: fail,
            onDrain: () => controller?.resume(),
          })
        } catch (error) {
          fail(error)
        }
      },
      onResponseData(data, chunk) {
        if (unreadBytes !== null) unreadBytes -= chunk.length
        if (isSettled) {
          allowance -= chunk.length
          if (allowance < 0) drop()
        } else if (reader?.write(chunk) === false) data.pause()
      },
      onResponseEnd() {
        end()
        reader?.end()
      },
      onResponseError(_controller, error) {
        end()
        fail(toFetchError(error))
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
 * watches for a close until then. Whoever asked is told after that, or else the next request to
 * this host would open another.
 */
function whenReusable(tell: () => void): void {
  queueMicrotask(() => setImmediate(tell))
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

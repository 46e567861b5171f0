import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type Reply, reply } from './stand-in.ts'
import type { WireMode } from './wire-mode.ts'

/** What the provider would have said, and the line it would have said it on. */
type Wire = {
  response: ServerResponse
  reply: Reply
  /** How this provider says "slow down" in its own way; 429 without a time where it has none. */
  throttle: Reply
  retryAfterSeconds: number
}

const slowMs = 3_000
/** Beyond what any source reads. */
const blanks = Buffer.alloc(5_000_000, ' ')
const wallPage =
  '<!doctype html><title>Just a moment...</title><p>Checking that you are human. <script src="/cdn-cgi/challenge.js"></script>'

/** Ways to fail, by name. `wrong-person` and `nul` fail in what is said: see `worldFor`. */
const wireModes: Readonly<Record<WireMode, (wire: Wire) => void>> = {
  /** The right answer, after three seconds. */
  slow: ({ response, reply }) => void setTimeout(() => send(response, reply), slowMs),
  /** Takes the request and says nothing. */
  hang: () => undefined,
  reset: ({ response }) => response.socket?.resetAndDestroy(),
  /** Promises the whole answer, and breaks off in the middle. */
  half: ({ response, reply }) => {
    const bytes = bytesOf(reply)
    response.writeHead(reply.status, {
      ...reply.headers,
      'content-length': String(bytes.length + 100),
    })
    response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.socket?.destroy())
  },
  /** Never ends. */
  huge: ({ response, reply }) => {
    response.writeHead(200, reply.headers)
    response.write('{"endless":"')
    pour(response)
  },
  /** The right answer, behind more blanks than any reader accepts. */
  swollen: ({ response, reply }) => {
    response.writeHead(reply.status, reply.headers)
    response.write(blanks)
    response.end(bytesOf(reply))
  },
  /** A few kilobytes that unpack to thirty megabytes. */
  bomb: ({ response, reply }) => {
    response.writeHead(200, { ...reply.headers, 'content-encoding': 'gzip' })
    response.end(bomb())
  },
  'redirect-loop': ({ response }) =>
    void response.writeHead(302, { location: response.req.url ?? '/' }).end(),
  /** To an address of a private network. */
  'redirect-inside': ({ response }) =>
    void response.writeHead(302, { location: 'http://10.0.0.1/latest/meta-data/' }).end(),
  /** To a host that nothing may be read from (fixtures/egress). */
  'redirect-denied': ({ response }) =>
    void response.writeHead(302, { location: 'https://www.linkedin.com/in/somebody' }).end(),
  /** 429 with Retry-After. */
  throttled: ({ response, retryAfterSeconds }) =>
    send(
      response,
      reply({ message: 'Too many requests' }, 429, { 'retry-after': String(retryAfterSeconds) }),
    ),
  'throttled-own-way': ({ response, throttle }) => send(response, throttle),
  down: ({ response }) => send(response, reply({ message: 'Internal Server Error' }, 500)),
  maintenance: ({ response }) => send(response, html(503, '<h1>Down for maintenance</h1>')),
  forbidden: ({ response }) => send(response, reply({ message: 'Forbidden' }, 403)),
  /** A page for a browser where an answer was asked for. */
  wall: ({ response }) => send(response, html(200, wallPage)),
  /** Good JSON of another shape. */
  changed: ({ response }) =>
    send(response, reply({ apiVersion: 9, payload: { kind: 'moved', items: 3 } })),
  'not-json': ({ response }) => send(response, reply('{"login": "zqu', 200)),
  /** Says that ten bytes come, and sends the whole. */
  'lying-length': ({ response, reply }) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: ${reply.headers['content-type']}\r\ncontent-length: 10\r\n\r\n`
    response.socket?.end(Buffer.concat([Buffer.from(head), bytesOf(reply)]))
  },
  empty: ({ response }) => send(response, reply('', 200)),
}

export type Mode = WireMode | 'wrong-person' | 'nul' | FetchMode
/** How a provider fetches the picture that it was given an address of. */
type FetchMode = 'fetches-late' | 'fetches-twice' | 'fetches-altered'

export function isWireMode(mode: Mode): mode is WireMode {
  return mode in wireModes
}

export function misbehave(mode: WireMode, wire: Wire): void {
  wireModes[mode](wire)
}

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const bytes = bytesOf({ status, headers, body })
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) }).end(bytes)
}

function bytesOf({ body }: Reply): Buffer {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function html(status: number, body: string): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

function pour(response: ServerResponse): void {
  const chunk = 'x'.repeat(65_536)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

let packed: Buffer | undefined

function bomb(): Buffer {
  packed ??= gzipSync(Buffer.alloc(30_000_000, 'x'), { level: 9 })
  return packed
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { createFetcher, type FetcherOptions } from '../../../activities/fetch/create-fetcher.ts'
import { FetchError, type Fetcher, type FetchRequest } from '../../../activities/fetch/fetcher.ts'
import { parseEgressAllow } from '../../../research/egress/allow.ts'
import type { TestCertificate } from './fetch-certificate.ts'
import { openLoopback } from './open-loopback.ts'

/** A server for one test, on loopback, gone when the test is over. */
export type FetchServer = {
  port: number
  /** `http://127.0.0.1:port` (or https). */
  url: string
  /** What was asked for, in order: method and path, headers, body, and when. */
  seen: { line: string; headers: IncomingMessage['headers']; body: string; at: number }[]
  /** Connections that were accepted so far. */
  connections: number
  /** Of these, those that are still open. */
  open: Set<Socket>
}

/** Names of the headers of a request that carries none of its caller's own. */
export const plainHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'host',
  'user-agent',
]

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server that answers each path by its function; other paths are 404. */
export async function serve(
  paths: Readonly<Record<string, Answer>>,
  tls?: TestCertificate,
): Promise<FetchServer> {
  const seen: FetchServer['seen'] = []
  const answer: Answer = (request, response) => {
    const entry = {
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: '',
      at: performance.now(),
    }
    seen.push(entry)
    request.on('data', (chunk) => {
      entry.body += chunk
    })
    request.on('end', () => {
      const path = (request.url ?? '').replace(/\?.*/, '')
      const found = paths[path] ?? paths['*']
      if (found === undefined) response.writeHead(404).end('no such page')
      else found(request, response)
    })
  }
  return listen(
    tls === undefined ? createServer(answer) : createSecureServer(tls, answer),
    seen,
    tls === undefined ? 'http' : 'https',
  )
}

/** A server that speaks for itself, once something has been asked. */
export async function serveRaw(
  speak: (socket: Socket, asked: string) => void,
): Promise<FetchServer> {
  const server = createTcpServer((socket) => {
    socket.on('data', (asked) => speak(socket, asked.toString('latin1')))
  })
  return listen(server, [], 'http')
}

async function listen(
  server: Server,
  seen: FetchServer['seen'],
  scheme: string,
): Promise<FetchServer> {
  const open = new Set<Socket>()
  const port = await openLoopback(server)
  const found: FetchServer = {
    port,
    url: `${scheme}://127.0.0.1:${port}`,
    seen,
    connections: 0,
    open,
  }
  server.on('connection', (socket) => {
    found.connections += 1
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
  })
  onTestFinished(async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return found
}

/** A fetcher for one test that may go to loopback addresses and nowhere else. */
export function openFetcher(
  options: Partial<FetcherOptions> & { exempt?: readonly string[] } = {},
): Fetcher {
  const { exempt = [], ...rest } = options
  const fetcher = createFetcher({
    allow: parseEgressAllow(['127.0.0.0/8', ...exempt]),
    denied: [],
    userAgent: 'people-research/0.0.0 (+https://contact.example/)',
    connectionsPerHost: 6,
    pageGapMs: 0,
    resolve: () => Promise.reject(new Error('a test asked DNS')),
    ...rest,
  })
  onTestFinished(() => fetcher.close())
  return fetcher
}

/** A request with caps that a test has to reach on purpose. */
export function ask(url: string, rest: Partial<FetchRequest> = {}): FetchRequest {
  return { url, purpose: 'api', timeoutMs: 10_000, maxBytes: 100_000, maxRedirects: 5, ...rest }
}

/** How a request ends: its status, or its fault with the reason. */
export async function outcome(fetcher: Fetcher, request: FetchRequest): Promise<string> {
  try {
    return String((await fetcher.fetch(request)).status)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const { hostname } = URL.parse(request.url) ?? { hostname: request.url }
    if (error.message.includes(hostname))
      throw new Error('the message names the host', { cause: error })
    return error.message
  }
}

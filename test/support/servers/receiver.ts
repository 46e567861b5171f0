/** A caller's backend on loopback that takes webhooks, badly where a test wants it. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { openLoopback } from './open-loopback.ts'

type Received = { path: string; headers: IncomingHttpHeaders; body: string; at: number }

/** How a path answers; `n` counts its requests from 1. */
type Manner = (response: ServerResponse, n: number) => void

export const answers =
  (...statuses: readonly number[]): Manner =>
  (response, n) =>
    response.writeHead(statuses[Math.min(n, statuses.length) - 1] ?? 200).end(`answer ${n}`)

export const hangs: Manner = () => undefined

/** Takes the request, says nothing and hangs up. */
export const resets: Manner = (response) => response.socket?.resetAndDestroy()

export const redirects =
  (to: string, status = 307): Manner =>
  (response) =>
    response.writeHead(status, { location: to }).end()

/** Too many at first, then fine. */
export const throttles =
  (seconds: number): Manner =>
  (response, n) =>
    n === 1
      ? response.writeHead(429, { 'retry-after': String(seconds) }).end()
      : response.writeHead(204).end()

/** 200, and 50 MB of thanks. */
export const talks: Manner = (response) => {
  response.writeHead(200)
  let left = 800
  const more = () => {
    while (left > 0) {
      left -= 1
      if (!response.write('thanks! '.repeat(8_192))) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

export type Receiver = {
  url: string
  /** All that came, in order. */
  received: Received[]
  at(path: string): Received[]
  /** From now on; a path without manners says 200. */
  behave(path: string, manner: Manner): void
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const manners = new Map<string, Manner>()
  const at = (path: string) => received.filter((one) => one.path === path)
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      received.push({ path, headers: request.headers, body, at: performance.now() })
      const manner = manners.get(path) ?? answers(200)
      manner(response, at(path).length)
    })
    request.on('error', () => undefined)
    response.on('error', () => undefined)
  })
  const port = await openLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    at,
    behave: (path, manner) => void manners.set(path, manner),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const stripe = new Stripe('sk_test_unused')

/** What came is signed with the secret, as two official libraries see it. */
export function expectSigned({ headers, body }: Received, secret: string): void {
  expect(
    stripe.webhooks.constructEvent(body, String(headers['x-service-signature']), secret),
  ).toEqual(JSON.parse(body))
  const standard = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(headers[name]),
    ]),
  )
  expect(new Webhook(secret).verify(body, standard)).toEqual(JSON.parse(body))
}

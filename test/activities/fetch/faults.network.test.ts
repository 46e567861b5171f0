import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { FetchError } from '../../../activities/fetch/fetcher.ts'
import { ask, openFetcher, outcome, serve, serveRaw } from '../../support/servers/fetch-server.ts'
import { openLoopback } from '../../support/servers/open-loopback.ts'

const ok = 'HTTP/1.1 200 OK\r\n'

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await openLoopback(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

test("a refused connection is a fault of the connection, with the system's error code", async () => {
  const error = await openFetcher()
    .fetch(ask(`http://127.0.0.1:${await closedPort()}/`))
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FetchError)
  expect(error).toMatchObject({
    fault: 'connection',
    code: 'ECONNREFUSED',
    message: 'connection',
    reason: null,
  })
})

test.each([
  ['ENOTFOUND', 'dns'],
  ['EAI_AGAIN', 'dns'],
  ['ENODATA', 'dns'],
])('a resolver that says %s is a fault of %s', async (code, fault) => {
  const resolve = () =>
    Promise.reject(Object.assign(new Error(`getaddrinfo ${code} ada.example`), { code }))
  expect(await outcome(openFetcher({ resolve }), ask('https://ada.example/'))).toBe(fault)
})

test('a name without an address is a fault of dns', async () => {
  expect(await outcome(openFetcher({ resolve: async () => [] }), ask('https://ada.example/'))).toBe(
    'dns',
  )
})

test('a fault keeps nothing that names the host', async () => {
  const resolve = () =>
    Promise.reject(
      Object.assign(new Error('getaddrinfo ENOTFOUND ada.example'), {
        code: 'ENOTFOUND',
        hostname: 'ada.example',
      }),
    )
  const error = await openFetcher({ resolve })
    .fetch(ask('https://ada.example/ada'))
    .catch((caught: unknown) => caught)
  if (!(error instanceof Error)) throw new Error('it should have failed')
  expect(JSON.stringify([error.message, error.cause, Object.values(error)])).not.toContain('ada')
})

const lost: [what: string, speak: Parameters<typeof serveRaw>[0]][] = [
  ['a close without an answer', (socket) => socket.end()],
  ['a reset without an answer', (socket) => socket.resetAndDestroy()],
  [
    'a reset within the headers',
    (socket) => socket.write(`${ok}x-a`, () => socket.resetAndDestroy()),
  ],
  ['a close within the headers', (socket) => socket.end(`${ok}x-a`)],
  [
    'a reset within the body',
    (socket) =>
      socket.write(`${ok}content-length: 100\r\n\r\nhalf`, () => socket.resetAndDestroy()),
  ],
  [
    'a body shorter than its length',
    (socket) => socket.end(`${ok}content-length: 100\r\n\r\nhalf`),
  ],
  [
    'a chunked body without its end',
    (socket) => socket.end(`${ok}transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n`),
  ],
  [
    'a chunk of no length',
    (socket) => socket.end(`${ok}transfer-encoding: chunked\r\n\r\nzz\r\nhalf\r\n`),
  ],
  [
    'two lengths',
    (socket) => socket.end(`${ok}content-length: 4\r\ncontent-length: 5\r\n\r\nhalf`),
  ],
  ['something that is not HTTP', (socket) => socket.end('220 mail.example ESMTP\r\n')],
  [
    'a switch of protocols',
    (socket) => socket.write('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  ],
]
test.each(lost)('%s is a fault of the connection', async (_what, speak) => {
  const server = await serveRaw(speak)
  expect(await outcome(openFetcher(), ask(server.url))).toBe('connection')
})

test('a body without a length ends with the connection', async () => {
  const server = await serveRaw((socket) => socket.end(`${ok}connection: close\r\n\r\nwhole`))
  const { body, truncated } = await openFetcher().fetch(ask(server.url))
  expect([body.toString(), truncated]).toEqual(['whole', false])
})

test('a body longer than its Content-Length is cut there, and the rest is discarded', async () => {
  const server = await serveRaw((socket) =>
    socket.write(`${ok}content-length: 4\r\n\r\nreal${ok}content-length: 6\r\n\r\nforged`),
  )
  const fetcher = openFetcher()
  for (let n = 0; n < 3; n += 1)
    expect((await fetcher.fetch(ask(server.url))).body.toString()).toBe('real')
})

test('a connection that only one side knows to be closed is replaced', async () => {
  const server = await serve({ '/': (_request, response) => response.end('ok') })
  const fetcher = openFetcher()
  expect(await outcome(fetcher, ask(server.url))).toBe('200')
  for (const socket of server.open) socket.destroy()
  await expect.poll(() => outcome(fetcher, ask(server.url))).toBe('200')
  expect(server.connections).toBe(2)
})

import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { expect, test } from 'vitest'
import { buildUserAgent } from '../../../activities/providers/open-outside.ts'
import { ask, openFetcher, outcome, serve, serveRaw } from '../../support/servers/fetch-server.ts'

test('the service goes by one name, with where to complain', () => {
  expect(buildUserAgent('1.2.3', 'https://contact.example/')).toBe(
    'people-research/1.2.3 (+https://contact.example/)',
  )
})

test('a caller cannot change who we are, nor speak for the connection', async () => {
  const server = await serve({ '/': (_request, response) => response.end() })
  const disguise = {
    'User-Agent': 'Mozilla/5.0',
    HOST: 'other.example',
    Cookie: 'a=1',
    'Accept-Encoding': 'identity',
    Connection: 'close',
    'X-Mine': 'kept',
  }
  await openFetcher().fetch(ask(server.url, { headers: disguise }))
  expect(server.seen[0]?.headers).toEqual({
    'user-agent': 'people-research/0.0.0 (+https://contact.example/)',
    host: `127.0.0.1:${server.port}`,
    'accept-encoding': 'gzip, br',
    connection: 'keep-alive',
    'x-mine': 'kept',
  })
})

test.each([{ 'x-a': 'a\r\nx-b: b' }, { 'x-a': 'a\nb' }, { 'x-a\r\nx-b': 'b' }, { 'x a': 'b' }])(
  'the header %j is not sent',
  async (headers) => {
    const server = await serve({ '/': (_request, response) => response.end() })
    expect(await outcome(openFetcher(), ask(server.url, { headers }))).toBe('denied')
    expect(server.seen).toEqual([])
  },
)

test('a path that would be two lines is one', async () => {
  const server = await serve({ '*': (_request, response) => response.end() })
  await openFetcher().fetch(ask(`${server.url}/a\r\nx-b: b/ü?q=ö#f`))
  expect(server.seen.map(({ line }) => line)).toEqual(['GET /ax-b:%20b/%C3%BC?q=%C3%B6'])
})

test('header names are lower case, repeated values are joined, and cookies are neither reported nor stored', async () => {
  const server = await serve({
    '/': (_request, response) => {
      response.setHeader('X-Several', ['a', 'b'])
      response.setHeader('Set-Cookie', ['a=1', 'b=2'])
      response.setHeader('__proto__', 'x')
      response.end('ok')
    },
  })
  const fetcher = openFetcher()
  const { headers } = await fetcher.fetch(ask(server.url))
  expect([headers['x-several'], 'set-cookie' in headers, Object.getPrototypeOf(headers)]).toEqual([
    'a, b',
    false,
    Object.prototype,
  ])
  await fetcher.fetch(ask(server.url))
  expect(server.seen[1]?.headers).not.toHaveProperty('cookie')
})

const codings: [name: string, compress: (text: Buffer) => Buffer][] = [
  ['gzip', (text) => gzipSync(text)],
  ['X-GZIP', (text) => gzipSync(text)],
  ['br', (text) => brotliCompressSync(text)],
  ['deflate', (text) => deflateSync(text)],
  ['deflate', (text) => deflateRawSync(text)],
  ['zstd', (text) => zstdCompressSync(text)],
  ['utf-8', (text) => text],
  ['none', (text) => text],
]
test.each(codings)('a body in %s is read as text (%o)', async (coding, compress) => {
  const text = 'Ada '.repeat(20_000)
  const server = await serve({
    '/': (_request, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(compress(Buffer.from(text))),
  })
  const { body, truncated } = await openFetcher().fetch(ask(server.url))
  expect([body.toString() === text, truncated]).toEqual([true, false])
})

test.each([
  ['gzip', 'not gzip'],
  ['br', 'not brotli at all'],
  ['gzip', gzipSync('cut'.repeat(1_000)).subarray(0, 25)],
  ['compress', 'x'],
])('a body that is not the %s it claims to be is a fault', async (coding, body) => {
  const server = await serve({
    '/': (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body),
  })
  expect(await outcome(openFetcher(), ask(server.url))).toBe('encoding')
})

test('nothing is an empty body in any coding', async () => {
  const server = await serve({
    '/204': (_request, response) => response.writeHead(204, { 'content-encoding': 'gzip' }).end(),
    '/200': (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': 0 }).end(),
    '/304': (_request, response) =>
      response.writeHead(304, { 'content-encoding': 'gzip', 'content-length': 500 }).end(),
  })
  const fetcher = openFetcher()
  for (const status of [204, 200, 304]) {
    const answer = await fetcher.fetch(ask(`${server.url}/${status}`))
    expect([answer.status, answer.body.length, answer.truncated]).toEqual([status, 0, false])
  }
})

test('HEAD has no body, whatever its length is said to be', async () => {
  const server = await serve({
    '/': (_request, response) =>
      response.writeHead(200, { 'content-length': 5_000, 'content-encoding': 'gzip' }).end(),
  })
  const { status, body, headers, truncated } = await openFetcher().fetch(
    ask(server.url, { method: 'HEAD' }),
  )
  expect([status, body.length, headers['content-length'], truncated]).toEqual([
    200,
    0,
    '5000',
    false,
  ])
})

test('every status is an answer', async () => {
  const server = await serve({
    '*': (request, response) => response.writeHead(Number((request.url ?? '').slice(1))).end('x'),
  })
  const fetcher = openFetcher()
  const asked = [200, 203, 400, 401, 403, 404, 410, 429, 451, 500, 503, 999]
  const got = await Promise.all(
    asked.map((status) => outcome(fetcher, ask(`${server.url}/${status}`))),
  )
  expect(got).toEqual(asked.map(String))
})

test('a body is sent with its length', async () => {
  const server = await serve({ '/': (_request, response) => response.end() })
  await openFetcher().fetch(
    ask(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Zoë"}',
    }),
  )
  expect([server.seen[0]?.body, server.seen[0]?.headers['content-length']]).toEqual([
    '{"name":"Zoë"}',
    '15',
  ])
})

test('early hints come before the answer', async () => {
  const server = await serveRaw((socket) => {
    socket.write(
      'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
    )
  })
  expect((await openFetcher().fetch(ask(server.url))).body.toString()).toBe('ok')
})

test('a body of many chunks is put together in order', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `line ${index}\n`)
  const server = await serve({
    '/': (_request, response) => {
      for (const line of lines) response.write(line)
      response.end()
    },
  })
  expect((await openFetcher().fetch(ask(server.url))).body.toString()).toBe(lines.join(''))
})

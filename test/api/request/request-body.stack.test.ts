import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../../contract/fields/limits.ts'
import { callAnew, errorOf, freshAddress } from '../../support/calls/callers.ts'
import { connect, watchConnections } from '../../support/calls/raw.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const key = 'prs_test_bodies'
const kilobytes64 = 65_536
/** What the server buffers, with the piece that it was reading. */
const maxUnreadBytes = 16_384 + kilobytes64

let service: SharedService
let sockets: ReturnType<typeof watchConnections>
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  const [api] = service.apis
  if (api === undefined) throw new Error('no API')
  sockets = watchConnections(api.server)
})
afterAll(() => service.stop())

type Body = string | Uint8Array<ArrayBuffer>

async function search(body: Body, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${service.url}/api/v1/search`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-forwarded-for': freshAddress(),
      ...headers,
    },
    body,
  })
}

/** A valid search of exactly `bytes` bytes, filled up with white space. */
function searchOf(bytes: number): string {
  const text = '{"query":"Ada","format":"json"}'
  return text + ' '.repeat(bytes - text.length)
}

/** The lines in front of a body; each request comes from an address of its own. */
function head(path: string, ...lines: string[]): string {
  const { pathname } = new URL(path, service.url)
  return [
    `POST ${pathname} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${freshAddress()}`,
    ...lines,
    '',
    '',
  ].join('\r\n')
}

const keyed = [`Authorization: Bearer ${key}`, 'Content-Type: application/json']
const chunk = (data: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`${data.length.toString(16)}\r\n`),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ])
const lastChunk = '0\r\n\r\n'

describe('64 KB is 65,536 bytes', () => {
  test('a body of exactly that size is read', async () => {
    expect((await search(searchOf(kilobytes64))).status).toBe(200)
  })

  test('a body of 65,537 bytes is 413', async () => {
    const response = await search(searchOf(kilobytes64 + 1))
    expect(response.status).toBe(413)
    expect(await errorOf(response)).toMatchObject({ code: 'request_too_large', retryable: false })
    expect(response.headers.get('connection')).toBe('close')
  })

  test('bytes are counted, not characters', async () => {
    const text = JSON.stringify({ query: 'Ada', platforms: '😀'.repeat(16_400) })
    expect([...text].length).toBeLessThan(kilobytes64)
    expect((await search(text)).status).toBe(413)
  })

  test.each([
    ['exactly 65,536 bytes in chunks', kilobytes64, 200],
    ['65,537 bytes in chunks', kilobytes64 + 1, 413],
  ])('64 KB is 65,536 bytes: %s, without Content-Length', async (_, bytes, status) => {
    const connection = await connect(service.url)
    await connection.write(head('/api/v1/search', ...keyed, 'Transfer-Encoding: chunked'))
    const body = Buffer.from(searchOf(bytes))
    for (let at = 0; at < body.length; at += 10_000)
      await connection.write(chunk(body.subarray(at, at + 10_000)))
    await connection.write(lastChunk)
    const answer = await connection.until(/\r\n\r\n[\s\S]*\}$/)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    connection.destroy()
  })

  test('a body without end is 413 as soon as it is too large', async () => {
    const connection = await connect(service.url)
    await connection.write(head('/api/v1/search', ...keyed, 'Transfer-Encoding: chunked'))
    for (let sent = 0; sent < 4_000_000; sent += kilobytes64)
      await connection.write(chunk(Buffer.alloc(kilobytes64, ' ')))
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"request_too_large"/)
    // the piece that shows that it is too large, and what the socket holds before it is paused
    expect(sockets.at(-1)?.bytesRead).toBeLessThan(3 * kilobytes64)
  })

  test('an announced length is refused before a byte of the body has come', async () => {
    const connection = await connect(service.url)
    await connection.write(head('/api/v1/search', ...keyed, `Content-Length: ${kilobytes64 + 1}`))
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('the API index states the 64 KB limit of a body', () => {
    expect(limits.bodyBytes).toBe(kilobytes64)
  })
})

describe('a response that is sent before its body was read', () => {
  const megabytes10 = 10_000_000

  test.each([
    ['401, announced', '/api/v1/search', [`Content-Length: ${megabytes10}`], 401],
    ['401, in chunks', '/api/v1/search', ['Transfer-Encoding: chunked'], 401],
    ['404, announced', '/nothing', [`Content-Length: ${megabytes10}`], 404],
    ['404, in chunks', '/nothing', ['Transfer-Encoding: chunked'], 404],
    ['405, in chunks', '/api/v1', ['Transfer-Encoding: chunked'], 405],
    ['413, announced', '/api/v1/search', [...keyed, `Content-Length: ${megabytes10}`], 413],
    [
      '415, in chunks',
      '/api/v1/search',
      [`Authorization: Bearer ${key}`, 'Content-Type: text/plain', 'Transfer-Encoding: chunked'],
      415,
    ],
    ['400, in chunks', '/api/v1/search', ['X-Request-Id: a b', 'Transfer-Encoding: chunked'], 400],
  ])(
    'a response that is sent before its body was read: %s: arrives, closes the connection, and at most 80 KB of the body are read',
    async (_, path, lines, status) => {
      const connection = await connect(service.url)
      const top = head(path, ...lines)
      await connection.write(top)
      const piece = lines.at(-1)?.startsWith('Transfer')
        ? chunk(Buffer.alloc(50_000, 'a'))
        : Buffer.alloc(50_000, 'a')
      for (let sent = 0; sent < megabytes10; sent += 50_000) await connection.write(piece)
      const answer = await connection.closed
      expect(answer).toContain(`HTTP/1.1 ${status} `)
      expect(answer).toMatch(/\r\nConnection: close\r\n/i)
      expect(answer).toMatch(/"code":"\w+"/)
      expect(sockets.at(-1)?.bytesRead).toBeLessThanOrEqual(maxUnreadBytes + top.length)
      // no more is read while the connection ends
      await sleep(100)
      expect(sockets.at(-1)?.bytesRead).toBeLessThanOrEqual(maxUnreadBytes + top.length)
    },
  )

  test('a GET with an unexpected body is answered and its connection closed', async () => {
    const connection = await connect(service.url)
    await connection.write(head('/api/health', 'Transfer-Encoding: chunked').replace('POST', 'GET'))
    for (let sent = 0; sent < 1_000_000; sent += 50_000)
      await connection.write(chunk(Buffer.alloc(50_000, 'a')))
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 200 /)
    expect(sockets.at(-1)?.bytesRead).toBeLessThan(maxUnreadBytes + 200)
  })

  test('an ordinary client reads the answer to an upload of 10 MB', async () => {
    for (let round = 0; round < 5; round += 1) {
      const response = await fetch(`${service.url}/api/v1/search`, {
        method: 'POST',
        headers: { 'x-forwarded-for': freshAddress() },
        body: Buffer.alloc(megabytes10, 'a'),
      })
      expect(await errorOf(response)).toMatchObject({ code: 'missing_api_key' })
    }
  })

  test('a response to an announced body that never arrives does not wait for it', async () => {
    const connection = await connect(service.url)
    const startedAt = performance.now()
    await connection.write(head('/api/v1/search', 'Content-Length: 100'))
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 401 [\s\S]*\r\nConnection: close\r\n/i)
    expect(performance.now() - startedAt).toBeLessThan(15_000)
  })

  test('a small body is taken, so the connection goes on', async () => {
    const connection = await connect(service.url)
    const before = sockets.length
    for (const [path, status] of [
      ['/api/v1/search', 401],
      ['/nothing', 404],
      ['/api/v1', 405],
    ] as const) {
      const seen = (await connection.until(/^/)).length
      await connection.write(head(path, 'Content-Length: 1000'))
      await connection.write('a'.repeat(500))
      await sleep(20)
      await connection.write('a'.repeat(500))
      const answer = await connection.until(
        new RegExp(`^[\\s\\S]{${seen}}HTTP/1\\.1 ${status} [\\s\\S]*\\}$`),
      )
      expect(answer.slice(seen)).toMatch(/\r\nConnection: keep-alive\r\n/i)
    }
    const body = searchOf(100)
    await connection.write(head('/api/v1/search', ...keyed, 'Content-Length: 100') + body)
    await connection.until(/HTTP\/1\.1 200 /)
    expect(sockets.length - before).toBeLessThanOrEqual(1)
    connection.destroy()
  })

  test('requests in one packet are answered in their order', async () => {
    const connection = await connect(service.url)
    const bodies = ['x'.repeat(1_000), searchOf(2_000), '']
    await connection.write(
      head('/api/v1/search', 'Content-Length: 1000') +
        bodies[0] +
        head('/api/v1/search', ...keyed, 'Content-Length: 2000') +
        bodies[1] +
        head('/api/health', 'Connection: close').replace('POST', 'GET'),
    )
    const answer = await connection.closed
    expect([...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
      '401',
      '200',
      '200',
    ])
    expect(answer).toMatch(/"missing_api_key"[\s\S]*"search_result"[\s\S]*"health"/)
  })
})

describe('the body is JSON in UTF-8 without an encoding, or 415', () => {
  test.each([
    ['no Content-Type', { 'content-type': '' }],
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a type that only ends in json', { 'content-type': 'application/vnd.api+json' }],
    ['a type that only begins like it', { 'content-type': 'application/jsonp' }],
    ['two types', { 'content-type': 'application/json, text/html' }],
    ['another charset', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['UTF-16', { 'content-type': 'application/json;charset="UTF-16"' }],
    ['gzip', { 'content-encoding': 'gzip' }],
    ['br', { 'content-encoding': 'br' }],
    ['gzip over identity', { 'content-encoding': 'identity, gzip' }],
    ['an unknown encoding', { 'content-encoding': 'x-rot13' }],
  ])('the body is JSON in UTF-8 without an encoding, or 415: %s is refused', async (_, headers) => {
    const response = await search(Buffer.from('{"query":"Ada"}'), headers)
    expect(response.status).toBe(415)
    expect(await errorOf(response)).toMatchObject({ code: 'unsupported_media_type' })
  })

  test('a request with neither body nor type is 415', async () => {
    expect((await callAnew(service.url, '/api/v1/search', { key, method: 'POST' })).status).toBe(
      415,
    )
  })

  test.each([
    ['in capitals', { 'content-type': 'APPLICATION/JSON' }],
    ['with a charset', { 'content-type': 'application/json; charset=utf-8' }],
    ['with a quoted charset in capitals', { 'content-type': 'application/json;charset="UTF-8"' }],
    ['with another parameter', { 'content-type': 'application/json; profile=x' }],
    ['not encoded, and saying so', { 'content-encoding': 'identity' }],
  ])('the body is JSON in UTF-8 without an encoding, or 415: %s it is read', async (_, headers) => {
    expect((await search('{"query":"Ada","format":"json"}', headers)).status).toBe(200)
  })
})

describe('what is no JSON is 400 invalid_json', () => {
  const nested = (levels: number) =>
    `{"query":"Ada","x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

  test.each<[string, Body]>([
    ['nothing', ''],
    ['white space', ' \r\n\t'],
    ['text', 'Ada'],
    ['an object cut short', '{"query":"Ada"'],
    ['two objects', '{"query":"Ada"}{"query":"Ada"}'],
    ['a trailing comma', '{"query":"Ada",}'],
    ['single quotes', "{'query':'Ada'}"],
    ['a comment', '{"query":"Ada"/* who? */}'],
    ['NaN', '{"query":NaN}'],
    ['a bare control character', '{"query":"A\nda"}'],
    ['a bare NUL', '{"query":"A\0da"}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    [
      'a UTF-8 sequence cut short',
      Buffer.from([...Buffer.from('{"query":"'), 0xf0, 0x9f, 0x98, ...Buffer.from('"}')]),
    ],
    [
      'an overlong sequence',
      Buffer.from([...Buffer.from('{"query":"'), 0xc0, 0xaf, ...Buffer.from('"}')]),
    ],
    [
      'a surrogate in UTF-8',
      Buffer.from([...Buffer.from('{"query":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]),
    ],
    ['UTF-16', Buffer.from('{"query":"Ada"}', 'utf16le')],
    ['65 levels', nested(65)],
    ['a bomb of 60,000 levels', '['.repeat(60_000)],
    ['a bomb of objects', '{"a":'.repeat(12_000)],
  ])('a body that is no JSON is 400 invalid_json: %s', async (_, body) => {
    const response = await search(typeof body === 'string' ? Buffer.from(body) : body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_json', retryable: false })
  })

  test('64 levels are JSON: what is wrong with them is the property', async () => {
    const response = await search(nested(64))
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'x' }],
    })
  })

  test('brackets in a text are no levels', async () => {
    expect((await search(`{"query":"${'[{'.repeat(100)}\\"[","format":"json"}`)).status).toBe(200)
  })

  test('an empty body says that it is empty', async () => {
    expect((await errorOf(await search(''))).message).toBe(
      'The request body is empty: send a JSON object.',
    )
  })
})

describe('JSON that is no object, or holds text that cannot be kept, is 400 invalid_request', () => {
  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a list with an object', '[{"query":"Ada"}]'],
    ['a number', '5'],
    ['a text', '"query"'],
    ['true', 'true'],
  ])('JSON that is no object is 400 invalid_request: %s', async (_, body) => {
    const response = await search(body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      message: 'The request must be a JSON object.',
      details: [{ path: '', message: 'must be a JSON object' }],
    })
  })

  test.each([
    ['NUL', '{"query":"A\\u0000da"}', 'query'],
    ['a lone high surrogate', '{"query":"A\\ud83d"}', 'query'],
    ['a lone low surrogate', '{"query":"\\ude00a"}', 'query'],
    ['surrogates in the wrong order', '{"query":"\\ude00\\ud83d"}', 'query'],
    ['NUL deep inside', '{"query":"a","x":[{"y":"\\u0000"}]}', 'x.0.y'],
    ['NUL in the name of a property', '{"query":"a","x\\u0000":1}', ''],
  ])('JSON with text that cannot be kept is 400 invalid_request: %s', async (_, body, path) => {
    const response = await search(body)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path }],
    })
  })
})

describe('JSON is read as usual', () => {
  test.each([
    [
      'of duplicate keys the last counts',
      '{"query":5,"format":"sse","format":"json","query":"Ada"}',
    ],
    ['a byte order mark is passed over', '\ufeff{"query":"Ada","format":"json"}'],
    ['escapes', '{"qu\\u0065ry":"\\u0041da","format":"json"}'],
    ['white space around it', '\r\n\t {"query":"Ada","format":"json"} \n'],
    ['a whole surrogate pair', '{"query":"\\ud83d\\ude00","format":"json"}'],
    ['240 emoji are 240 characters', JSON.stringify({ query: '😀'.repeat(240), format: 'json' })],
    [
      'platforms as a text',
      '{"query":"ada","type":"username","platforms":"x, github","format":"json"}',
    ],
    ['platforms as an empty list', '{"query":"ada","platforms":[],"format":"json"}'],
    [
      'platforms as a list of eight',
      '{"query":"ada","platforms":["x","x","x","x","x","x","x","x"],"format":"json"}',
    ],
  ])('JSON is read as usual: %s', async (_, body) => {
    const response = await search(Buffer.from(body))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ object: 'search_result' })
  })

  test('241 emoji are too many', async () => {
    const response = await search(JSON.stringify({ query: '😀'.repeat(241) }))
    expect((await errorOf(response)).details).toEqual([
      { path: 'query', message: 'must be at most 240 characters, is 241' },
    ])
  })

  test('further properties of a person are tolerated, whatever they are called', async () => {
    for (const path of ['/api/v1/dossier', '/api/v1/chat']) {
      const body = `{"person":{"name":"Ada","__proto__":{"a":1},"constructor":"x","id":"hit_1","extra":[1,null,{}]},"format":"json"${path.endsWith('chat') ? ',"messages":[{"role":"user","content":"x"}]' : ''}}`
      expect((await callAnew(service.url, path, { key, body })).status).toBe(200)
    }
  })
})

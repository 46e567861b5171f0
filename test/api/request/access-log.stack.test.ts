import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { call } from '../../support/calls/call.ts'
import { connect } from '../../support/calls/raw.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
const lines: Record<string, unknown>[] = []
let url: string
beforeAll(async () => {
  service = await useApi()
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  const api = await service.startApi({}, { log })
  url = api.url
})
afterAll(() => service.stop())

/** What the API wrote about one request, once its line is there. */
async function logged(path: string, options: Parameters<typeof call>[2] = {}) {
  const response = await call(url, path, options)
  await response.text()
  const id = response.headers.get('x-request-id')
  await expect
    .poll(() => lines.filter(({ request, msg }) => request === id && msg === 'request'))
    .toHaveLength(1)
  return lines.filter(({ request }) => request === id)
}

test('each request is one line with its id, route, status, time and key', async () => {
  const [line, ...more] = await logged('/api/v1/jobs', { key: service.key })
  expect(more).toEqual([])
  expect(line).toMatchObject({
    level: 30,
    route: 'listJobs',
    status: 200,
    ms: expect.any(Number),
    key: expect.stringMatching(/^key_/),
  })
})

test('a refused request says its code, one without a route says none', async () => {
  expect(await logged('/api/v1/jobs')).toEqual([
    expect.objectContaining({ status: 401, code: 'missing_api_key', key: null }),
  ])
  expect(await logged('/nowhere/Ada-Marlowe')).toEqual([
    expect.objectContaining({ route: 'none', status: 404 }),
  ])
})

test('no line of the access log holds what a request asked for', async () => {
  const body = { query: 'Ada Marlowe', format: 'json' }
  await logged('/api/v1/search', { key: sandboxKey, body })
  expect(JSON.stringify(lines)).not.toContain('Marlowe')
})

test('a rehearsed error is no trouble of the service', async () => {
  const body = { query: 'sandbox:internal_error', format: 'json' }
  const found = await logged('/api/v1/search', { key: sandboxKey, body })
  expect(found).toEqual([
    expect.objectContaining({ level: 30, status: 500, code: 'internal_error' }),
  ])
})

test.each([
  ['ends in the middle', 'Content-Length: 40', '{"query":', ''],
  ['goes on as nonsense', 'Transfer-Encoding: chunked', '5\r\n{"que', 'nonsense\r\n'],
])('a body that %s is no trouble of the service', async (_, length, begun, rest) => {
  const before = lines.length
  const connection = await connect(url)
  const head = [
    'POST /api/v1/search HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${service.key}`,
    'Content-Type: application/json',
    length,
  ]
  await connection.write(`${head.join('\r\n')}\r\n\r\n${begun}`)
  if (rest === '') connection.end()
  else await connection.write(rest)
  await connection.closed
  const written = () => lines.slice(before)
  await expect
    .poll(written)
    .toContainEqual(expect.objectContaining({ route: 'search', msg: 'request' }))
  expect(written().filter(({ level }) => Number(level) > 30)).toEqual([])
})

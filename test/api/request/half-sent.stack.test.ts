import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../contract/fields/limits.ts'
import { connect, type RawConnection } from '../../support/calls/raw.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useService } from '../../support/service/use-service.ts'

let service: SharedService
let url: string
beforeAll(async () => {
  service = await useService()
  url = (await service.startApi({}, { bodyMs: 400 })).url
})
afterAll(() => service.stop())

const head = (...lines: string[]) =>
  [
    'POST /api/v1/search HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${service.key}`,
    ...lines,
    '',
    '',
  ].join('\r\n')
const json = 'Content-Type: application/json'

/** The whole answer, and what took how long. */
async function refused(connection: RawConnection): Promise<{ text: string; ms: number }> {
  const started = performance.now()
  const text = await connection.closed
  return { text, ms: performance.now() - started }
}

function expectTimeout({ text, ms }: { text: string; ms: number }): void {
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(text).toMatch(/^X-Request-Id: req_/im)
  expect(text).toMatch(/^Connection: close/im)
  const [, body = ''] = text.split('\r\n\r\n')
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'request_timeout', retryable: true } })
  expect(ms).toBeLessThan(5_000)
}

test.each([
  ['a length', 'Content-Length: 40', '{"query":'],
  ['chunks', 'Transfer-Encoding: chunked', '9\r\n{"query":\r\n'],
])(
  'a body with %s that stops in the middle is 408 with the body of an error',
  async (_, line, half) => {
    const connection = await connect(url)
    await connection.write(head(json, line) + half)
    expectTimeout(await refused(connection))
  },
)

test('a body that comes byte by byte is 408, however often one comes', async () => {
  const connection = await connect(url)
  await connection.write(head(json, 'Content-Length: 500'))
  const sending = (async () => {
    for (let n = 0; n < 20; n += 1) {
      await connection.write(' ')
      await sleep(50)
    }
  })()
  expectTimeout(await refused(connection))
  await sending
})

test('a call over its limit is refused before its body is there', async () => {
  const { id, key } = await service.createKey({ perMinuteLimit: 1 })
  const slow = async () => {
    const connection = await connect(service.url)
    const authorized = head(json, 'Content-Length: 500').replace(service.key, key)
    await connection.write(`${authorized}{"query":`)
    return connection
  }
  const first = await slow()
  const drawn = [{ points: 1 }]
  const query = 'select points from rate_limits where key = $1'
  await expect.poll(async () => (await service.db.query(query, [`key:${id}`])).rows).toEqual(drawn)
  // counted by the database, then refused from memory
  for (const _ of [1, 2]) {
    const { text, ms } = await refused(await slow())
    expect(text).toMatch(/^HTTP\/1\.1 429 /)
    expect(text).toMatch(/^Retry-After: \d+/im)
    expect(ms).toBeLessThan(5_000)
  }
  first.destroy()
})

test('headers that do not end are 408 with the body of an error', async () => {
  const connection = await connect(url)
  await connection.write('POST /api/v1/search HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expectTimeout(await refused(connection))
})

test('a request has thirty seconds to arrive', () => {
  const [api] = service.apis
  expect([limits.bodySeconds, api?.server.headersTimeout, api?.server.requestTimeout]).toEqual([
    30, 30_000, 35_000,
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, messages } from '../support/calls/call.ts'
import { connect } from '../support/calls/raw.ts'
import { hold } from '../support/rows/jobs.ts'
import { freePort } from '../support/servers/free-port.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

let service: SharedService
let metricsUrl: string
beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}`
  service = await useApi({ METRICS_PORT: String(port) })
})
afterAll(() => service.stop())
const metrics = async () => await (await call(metricsUrl, '/metrics')).text()

test('an operator sees how long each endpoint took, by status', async () => {
  await (await call(service.url, '/api/health')).text()
  await (await call(service.url, '/nowhere')).text()
  await expect
    .poll(metrics)
    .toMatch(
      /prs_http_request_seconds_count\{process="api",endpoint="health",status="200",sandbox="false"\} 1/,
    )
  await expect
    .poll(metrics)
    .toMatch(
      /prs_http_request_seconds_count\{process="api",endpoint="none",status="404",sandbox="false"\} 1/,
    )
})

test('the errors that a sandbox scenario asks for stand apart from those of the service', async () => {
  const body = { query: 'sandbox:internal_error', format: 'json', sandbox: true }
  await (await call(service.url, '/api/v1/search', { key: service.key, body })).text()
  await expect
    .poll(metrics)
    .toMatch(/_count\{process="api",endpoint="search",status="500",sandbox="true"\} 1/)
  expect(await metrics()).not.toMatch(/status="5..",sandbox="false"/)
})

test('an operator sees how many streams are open', async () => {
  const stream = await call(service.url, '/api/v1/search', {
    key: service.key,
    body: { query: 'sandbox:slow', sandbox: true },
  })
  for await (const _ of messages(stream, 1))
    await expect.poll(metrics).toMatch(/prs_open_streams\{process="api"\} 1/)
  await expect.poll(metrics).toMatch(/prs_open_streams\{process="api"\} 0/)
})

test('who asks for a stream and leaves before it has begun is not counted as one', async () => {
  const writing = await hold(service.databaseUrl, (tx) =>
    tx.query('lock table jobs in exclusive mode'),
  )
  const connection = await connect(service.url)
  const body = JSON.stringify({ query: 'Ada Example' })
  const lines = [
    'POST /api/v1/search HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${service.key}`,
    'Content-Type: application/json',
  ]
  await connection.write(
    `${[...lines, `Content-Length: ${body.length}`, '', ''].join('\r\n')}${body}`,
  )
  await writing.waited()
  connection.destroy()
  await expect
    .poll(metrics)
    .toMatch(
      /prs_http_request_seconds_count\{process="api",endpoint="search",status="404",sandbox="false"\} 1/,
    )
  await writing.release()
  await expect.poll(async () => (await service.db.query('select from jobs')).rowCount).toBe(1)
  // the request goes on to its stream in the next moment
  for (let n = 0; n < 20; n += 1)
    expect(await metrics()).toMatch(/prs_open_streams\{process="api"\} 0/)
})

test('metrics are not on the port that callers use', async () => {
  expect((await call(service.url, '/metrics')).status).toBe(404)
  expect((await call(metricsUrl, '/api/health')).status).toBe(404)
})

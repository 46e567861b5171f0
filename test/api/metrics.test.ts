import getPort from 'get-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, messages } from '../support/call.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

let service: Service
let metricsUrl: string
beforeAll(async () => {
  const port = await getPort()
  metricsUrl = `http://127.0.0.1:${port}`
  service = await startService(useStack(), 'metrics', { METRICS_PORT: String(port) })
})
afterAll(() => service.stop())
const metrics = async () => await (await call(metricsUrl, '/metrics')).text()

test('an operator sees how long each endpoint took, by status', async () => {
  await (await call(service.url, '/api/health')).text()
  await (await call(service.url, '/nowhere')).text()
  await expect.poll(metrics).toMatch(/prs_http_request_seconds_count\{process="api",endpoint="health",status="200"\} 1/)
  await expect.poll(metrics).toMatch(/prs_http_request_seconds_count\{process="api",endpoint="none",status="404"\} 1/)
})

test('an operator sees how many streams are open', async () => {
  const stream = await call(service.url, '/api/v1/search', { key: service.key, body: { query: 'sandbox:slow', sandbox: true } })
  for await (const _ of messages(stream, 1)) await expect.poll(metrics).toMatch(/prs_open_streams\{process="api"\} 1/)
  await expect.poll(metrics).toMatch(/prs_open_streams\{process="api"\} 0/)
})

test('metrics are not on the port that callers use', async () => {
  expect((await call(service.url, '/metrics')).status).toBe(404)
  expect((await call(metricsUrl, '/api/health')).status).toBe(404)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebhookEndpoint } from '../../contract/resources/webhooks.ts'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import type { Running } from '../support/processes/process.ts'
import { freePort } from '../support/servers/free-port.ts'
import { answers, startReceiver } from '../support/servers/receiver.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const vin = '1HGCM82633A004352'
const query = 'Zelda Quibbleworth'
let service: Service
let worker: Running
let ports: { api: number; worker: number }

beforeAll(async () => {
  ports = { api: await freePort(), worker: await freePort() }
  service = await startService(useStack(), 'worker-metrics', {
    METRICS_PORT: String(ports.api),
    WORKER_METRICS_PORT: String(ports.worker),
    SOURCE_URLS: '{"*": "http://127.0.0.1:9"}',
    EGRESS_ALLOW: '127.0.0.0/8',
    WEBHOOK_SCHEDULE_SECONDS: '0,0.1',
  })
  worker = await service.startWorker()
  const send = async (path: string, body: object) =>
    await (await call(service.url, path, { key: service.key, body })).text()
  await send('/api/v1/vin', { vin })
  await send('/api/v1/vin', { vin })
  await send('/api/v1/search', { query, format: 'json' })
  await send('/api/v1/reverse-image', { imageUrl: 'https://pictures.example/none.jpg' })
})
afterAll(() => service.stop())

const poll = { timeout: 30_000, interval: 200 }
const scrape = async (port: number) =>
  await (await call(`http://127.0.0.1:${port}`, '/metrics')).text()
const line = (name: string, labels: Record<string, string>) => {
  const each = Object.entries(labels).map(([label, value]) => `(?=[^}]*[{,]${label}="${value}")`)
  return new RegExp(`^${name}${each.join('')}\\{[^}]*\\} ([\\d.e+-]+)$`, 'm')
}

test('an operator sees jobs by operation, outcome and stop reason', async () => {
  // the answer goes out a moment before the end is counted
  await expect
    .poll(() => scrape(ports.worker), poll)
    .toMatch(line('prs_job_seconds_count', { operation: 'search' }))
  const text = await scrape(ports.worker)
  expect(text).toMatch(
    line('prs_jobs_total', { operation: 'vin', outcome: 'succeeded', stop_reason: 'completed' }),
  )
})

test('a job that fails by what was asked for counts as refused, and not as failed', async () => {
  await expect
    .poll(() => scrape(ports.worker), poll)
    .toMatch(line('prs_jobs_total', { operation: 'reverse_image', outcome: 'refused' }))
  expect(await scrape(ports.worker)).not.toMatch(line('prs_jobs_total', { outcome: 'failed' }))
})

test('an operator sees the seconds of each stage and the SDK’s own figures in the same scrape', async () => {
  // the last stage ends with the run, which answers its caller before
  const text = await eventually(async () => {
    const scraped = await scrape(ports.worker)
    for (const stage of ['starting', 'gathering', 'searching', 'concluding', 'finishing'])
      expect(scraped).toMatch(line('prs_stage_seconds_count', { stage, workflowType: 'search' }))
    return scraped
  })
  expect(text).toMatch(/^temporal_workflow_task_schedule_to_start_latency(_seconds)?_count\{/m)
  expect(text).toMatch(/^temporal_activity_schedule_to_start_latency(_seconds)?_count\{/m)
})

test('an operator sees what providers came to, how long they took and which circuits are open', async () => {
  const text = await scrape(ports.worker)
  expect(text).toMatch(
    line('prs_provider_outcomes_total', { provider: 'vpic_offline', outcome: 'ok' }),
  )
  expect(text).toMatch(
    line('prs_provider_outcomes_total', { provider: 'github', outcome: 'error' }),
  )
  expect(text).toMatch(line('prs_provider_seconds_count', { provider: 'github' }))
  expect(text).toMatch(line('prs_provider_circuit_open', { provider: 'github' }))
})

test('an operator sees queues, open jobs, pools, the event loop and the result cache', async () => {
  const [api, worker] = await Promise.all([scrape(ports.api), scrape(ports.worker)])
  expect(worker).toMatch(line('prs_queue_depth', { queue: 'research', kind: 'activity' }))
  expect(worker).toMatch(line('prs_queue_depth', { queue: 'webhooks', kind: 'workflow' }))
  expect(worker).toMatch(line('prs_open_jobs', { sandbox: 'true', status: 'queued' }))
  expect(api).toMatch(line('prs_database_connections', { pool: 'requests', state: 'used' }))
  expect(worker).toMatch(line('prs_database_connections', { pool: 'activities', state: 'waiting' }))
  for (const text of [api, worker]) {
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{/m)
  }
  expect(api).toMatch(line('prs_cache_lookups_total', { operation: 'vin', result: 'miss' }))
  expect(api).toMatch(line('prs_cache_lookups_total', { operation: 'vin', result: 'hit' }))
})

test('no label holds what a caller sent, and label names come from a fixed list', async () => {
  const text = (await Promise.all([scrape(ports.api), scrape(ports.worker)])).join('\n')
  expect(text).not.toContain('Zelda')
  expect(text).not.toContain(vin)
  expect(text).not.toMatch(/(job|acc|key|whd|req)_[0-9A-Za-z]{10}/)
  const lines = text.split('\n').filter((row) => row.startsWith('prs_'))
  const names = new Set(
    lines.flatMap((row) => [...row.matchAll(/[{,](\w+)="/g)].map(([, name = '']) => name)),
  )
  const ofOurs = [
    'endpoint',
    'status',
    'operation',
    'result',
    'sandbox',
    'outcome',
    'stop_reason',
    'provider',
    'reason',
    'kind',
    'name',
  ]
  const ofOthers = [
    'process',
    'le',
    'activity',
    'failure',
    'pool',
    'state',
    'queue',
    'stage',
    'namespace',
    'taskQueue',
    'workflowType',
    'service_name',
  ]
  expect([...names].filter((name) => ![...ofOurs, ...ofOthers].includes(name))).toEqual([])
})

test('metrics go on when Temporal or the database cannot be asked', async () => {
  await service.db.query('alter table jobs rename to jobs_elsewhere')
  try {
    const text = await scrape(ports.worker)
    expect(text).not.toMatch(/^prs_open_jobs\{/m)
    // nor the age that an earlier scrape found
    expect(text).not.toMatch(/^prs_open_jobs_oldest_seconds\{/m)
    expect(text).toMatch(line('prs_queue_depth', { queue: 'research', kind: 'activity' }))
  } finally {
    await service.db.query('alter table jobs_elsewhere rename to jobs')
  }
})

test('a failed activity is logged with its provider, fault, code and attempt, and counted', async () => {
  const failed = worker
    .output()
    .split('\n')
    .filter((row) => row.includes('"activity failed"'))
    .map((row) => JSON.parse(row))
  expect(failed).toContainEqual(
    expect.objectContaining({
      activity: 'askSource',
      provider: 'github',
      fault: 'connection',
      code: 'ECONNREFUSED',
      attempt: 1,
      failure: 'source_unavailable',
    }),
  )
  // and no second time by the SDK
  expect(worker.output()).not.toContain('"Activity failed"')
  const text = await scrape(ports.worker)
  expect(text).toMatch(
    line('prs_activity_failures_total', { activity: 'askSource', failure: 'source_unavailable' }),
  )
})

test('an operator sees webhook attempts by outcome', async () => {
  const receiver = await startReceiver()
  receiver.behave('/hook', answers(500, 200))
  const body = { url: `${receiver.url}/hook` }
  const created = await call(service.url, '/api/v1/webhooks', { key: service.key, body })
  const { id } = WebhookEndpoint.parse(await created.json())
  await (
    await call(service.url, `/api/v1/webhooks/${id}/test`, { key: service.key, method: 'POST' })
  ).text()
  await expect
    .poll(() => scrape(ports.worker), poll)
    .toMatch(line('prs_webhook_attempts_total', { outcome: 'delivered' }))
  const text = await scrape(ports.worker)
  expect(text).toMatch(line('prs_webhook_attempts_total', { outcome: 'status' }))
  expect(text).toMatch(/^prs_webhook_seconds_count\{process="worker"\} 2$/m)
  await receiver.close()
})

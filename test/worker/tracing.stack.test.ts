import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorkflowBundle } from '../../worker/bundle.ts'
import { call } from '../support/calls/call.ts'
import { deliveryHistory, historyFile, readHistory } from '../support/histories/histories.ts'
import { replayAll } from '../support/histories/replay-all.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import type { Running } from '../support/processes/process.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { quieten } from '../support/worker/run-worker.ts'
import { type CollectedSpan, type Collector, startCollector } from './collector.ts'

const query = 'Zelda Quibbleworth'
let service: Service
let collector: Collector
let internet: Internet
let api: Running & { url: string }

beforeAll(async () => {
  collector = await startCollector()
  internet = await startInternet()
  const env = {
    ...internet.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  }
  service = await startService(useStack(), 'tracing', internet.env)
  await service.startWorker(env)
  api = await startApiProcess(service, env)
})
afterAll(async () => {
  await api.stop()
  await service.stop()
  await Promise.all([collector.close(), internet.stop()])
})

const named = (name: string | RegExp) =>
  collector.spans.filter((span) =>
    typeof name === 'string' ? span.name === name : name.test(span.name),
  )

test('one trace leads from the request by its workflow and an activity to the call of a provider', async () => {
  const response = await call(api.url, '/api/v1/search', {
    key: service.key,
    body: { query, format: 'json' },
  })
  expect(response.status).toBe(200)
  await response.text()
  await expect.poll(() => named('request search'), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(() => named('RunWorkflow:search'), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(() => named('provider call').length, { timeout: 20_000 }).toBeGreaterThan(0)
  const [request] = named('request search')
  const byId = new Map(collector.spans.map((span) => [span.spanId, span]))
  const path = (span: CollectedSpan | undefined): string[] =>
    span === undefined ? [] : [...path(byId.get(span.parentSpanId)), span.name]
  const [provider] = named('provider call')
  expect(provider?.traceId).toBe(request?.traceId)
  const steps = path(provider)
  expect([steps[0], steps.at(-1)]).toEqual(['request search', 'provider call'])
  expect(steps).toContain('RunWorkflow:search')
  expect(steps.filter((name) => /^RunActivity:askSource/.test(name))).toHaveLength(1)
})

test('no span holds the query, an address or a key', () => {
  expect(collector.spans.length).toBeGreaterThan(10)
  const sent = collector.bytes().toString('latin1')
  for (const word of [...query.split(' '), 'quibble', 'http://', 'https://', service.key])
    expect(sent).not.toContain(word)
})

describe('recorded histories replay in a traced worker:', () => {
  // of each workflow the flow with the most side by side
  const files = [
    historyFile('vin', 'deadline-with-result'),
    historyFile('search', 'swept'),
    historyFile('search', 'extended'),
    historyFile('dossier', 'written'),
    historyFile('chat', 'searched-by-the-model'),
    historyFile('sandbox', 'stopped'),
    deliveryHistory,
  ]
  const nameOf = (file: string) => file.split('/').slice(-2).join(' ')
  let ends: Map<string, unknown>
  beforeAll(async () => {
    quieten()
    const bundle = await buildWorkflowBundle(testDataDir, { isTraced: true })
    const histories = files.map((file) => ({
      workflowId: nameOf(file),
      history: readHistory(readFileSync(file, 'utf8')),
    }))
    ends = await replayAll(readFileSync(bundle, 'utf8'), histories, {
      sinks: { exporter: { export: { fn: () => undefined } } },
    })
  })
  test.each(files.map(nameOf))('recorded histories replay in a traced worker: %s', (name) => {
    expect(ends.get(name)).toBe(null)
  })
})

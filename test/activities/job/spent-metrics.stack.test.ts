import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchCompletion } from '../../../activities/job/fetch-completion.ts'
import { createActivityMetrics } from '../../../activities/metrics.ts'
import { openModel } from '../../../activities/model/open-model.ts'
import { loadSubject } from '../../../activities/person/load-subject.ts'
import { recordAnswers } from '../../../activities/search/record-answers.ts'
import { runSpanless } from '../../../process/tracing.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { makeSearch } from '../../support/histories/fake-search.ts'
import { startOpenAi } from '../../support/openai/start-openai.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let db: Db
const registry = new Registry()
const metrics = createActivityMetrics(registry)
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 4 })
})
afterAll(() => db.end())

test('what a run pays a language model is counted by the model, a repeated question only once', async () => {
  const server = await startOpenAi()
  server.script(() => 'A sentence.')
  const prices = { inputMicroDollarsPerMillion: 1_000_000, outputMicroDollarsPerMillion: 4_000_000 }
  const model = openModel({
    apiKey: server.apiKey,
    baseUrl: server.url,
    name: server.model,
    prices,
  })
  const jobId = await makeSearch(db)
  const { signal } = new AbortController()
  const question = {
    jobId,
    key: 'summary',
    system: 'Be short.',
    user: 'About her.',
    maxOutputTokens: 300,
    signal,
  }
  const ask = () =>
    fetchCompletion({ db, model, metrics, span: runSpanless, now: () => new Date() }, question)
  const { inputTokens, outputTokens } = await ask()
  await ask()
  const { values } = await metrics.spent.get()
  expect(values).toEqual([
    expect.objectContaining({
      labels: { kind: 'model', name: server.model },
      value: inputTokens + 4 * outputTokens,
    }),
  ])
  await model.close()
  await server.stop()
})

test('what a run pays a provider is counted by the provider', async () => {
  const search = await loadSubject(db, await makeSearch(db))
  const run = {
    provider: 'brave',
    outcome: 'ok',
    message: null,
    again: false,
    waitSeconds: null,
    findings: [],
    responses: [],
  } as const
  const paid = {
    ...run,
    findings: [],
    responses: [],
    calls: 1,
    microDollars: 5_000,
    durationMs: 1,
    fault: null,
    led: [],
  }
  await recordAnswers(activityDeps(db, { metrics }), search, [paid])
  const text = await registry.metrics()
  expect(text).toContain('prs_spent_micro_dollars_total{kind="tool",name="brave"} 5000')
  expect(text).toContain('prs_provider_outcomes_total{provider="brave",outcome="ok"} 1')
})

/**
 * A language model through the whole service: one case per rule that a workflow and a worker have
 * a part in. What activities make of every mode of a model is tested without them, in
 * `dossier-model.test.ts` and `chat-model.test.ts`.
 */
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAttributes } from '../../../workflows/search-attributes.ts'
import { call } from '../../support/calls/call.ts'
import { expectChatStreamed } from '../../support/calls/chats.ts'
import { finishedDossier } from '../../support/calls/dossiers.ts'
import { expectCited } from '../../support/dossier/expect-dossier.ts'
import { eventually } from '../../support/eventually.ts'
import { expectLeanHistory } from '../../support/histories/expect-lean-history.ts'
import type { OpenAiStandIn } from '../../support/openai/start-openai.ts'
import { putOnPlan } from '../../support/rows/accounts.ts'
import { ended, ledgerOf, rowOf } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { type Research, useResearch } from '../../support/service/use-research.ts'

const throttled = 'Wendeline Tollgate-Ashby'
const stalling = 'Zelda Quibbleworth'
const unanswered = 'Natalya Vymyslova'
/** Nothing is asked about her, so that the fault of her name does not matter. */
const poor = unanswered

let research: Research
let model: OpenAiStandIn
let service: SharedService
let client: Client
let connection: Connection
beforeAll(async () => {
  research = await useResearch({ model: true })
  ;({ model, service } = research)
  connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
  client = new Client({ connection, namespace: service.namespace })
  model.misbehave('throttled', { times: 1, retryAfter: '6', only: writingAbout(throttled) })
  model.misbehave('stall', { only: writingAbout(stalling) })
  model.misbehave('down', { only: new RegExp(`\\nname: ${unanswered}\\n`) })
})
afterAll(async () => {
  await connection?.close()
  await research?.stop()
})

/** A prompt that has the summary of this person's dossier written. */
function writingAbout(name: string): RegExp {
  return new RegExp(`^Task: write-summary[\\s\\S]*\\nname: ${name}\\n`)
}

async function start(name: string, more: Record<string, unknown>, account: string) {
  const { key } = await service.createKey({ account })
  if (account === 'poor') await putOnPlan(service.db, account, 'small')
  const body = { operation: 'dossier', input: { person: { name } }, ...more }
  const response = await call(service.url, '/api/v1/jobs', { key, body })
  expect(response.status).toBe(202)
  return response.headers.get('x-service-job-id') ?? ''
}

test('a dossier ends at its deadline with what was written, though the model says no more', async () => {
  const job = await start(stalling, { deadline_seconds: 300 }, 'hurried')
  const written = await eventually(() => listWritten(job), { timeoutMs: 100_000 })
  await bringDeadline(job)
  const { dossier, partial } = await finishedDossier(service, job)
  expect(partial).toBe(true)
  expect(dossier.coverage).toContainEqual(
    expect.objectContaining({ provider: 'language_model', outcome: 'timeout' }),
  )
  for (const sentence of written) expect(dossier.summary).toContain(sentence)
  expectCited(dossier)
  const end = { status: 'succeeded', stopReason: 'deadline_reached' }
  expect(await rowOf(service.db, job)).toMatchObject(end)
}, 150_000)

/** Throws while nothing is written. */
async function listWritten(job: string): Promise<string[]> {
  const { rows } = await service.db.query<{ text: string }>(
    'select text from written_sentences where job_id = $1 order by position',
    [job],
  )
  expect(rows).not.toEqual([])
  return rows.map(({ text }) => text)
}

/** Has the deadline follow at once, however long a loaded machine took to get so far. */
async function bringDeadline(job: string): Promise<void> {
  await service.db.query('update jobs set deadline_at = now() where id = $1', [job])
  await client.workflow.getHandle(job).executeUpdate('extendDeadline', { args: [1] })
}

test('a dossier waits by Temporal, in sight of operators, for as long as the model asks', async () => {
  const job = await start(throttled, {}, 'patient')
  const handle = client.workflow.getHandle(job)
  await eventually(
    async () => {
      const { typedSearchAttributes, raw } = await handle.describe()
      expect(typedSearchAttributes.get(searchAttributes.retryingProviders)).toEqual([
        'language_model',
      ])
      expect(typedSearchAttributes.get(searchAttributes.stage)).toBe('writing')
      const [pending] = raw.pendingActivities ?? []
      expect(pending).toMatchObject({ activityType: { name: 'writeDossier' }, attempt: 2 })
      expect(JSON.stringify(pending?.lastFailure ?? {})).toContain('model_rate_limited')
    },
    { everyMs: 200 },
  )
  const refused = performance.now()
  const { dossier } = await finishedDossier(service, job)
  expect(performance.now() - refused).toBeGreaterThan(3_000)
  expect(dossier.coverage).toContainEqual(
    expect.objectContaining({ provider: 'language_model', outcome: 'ok', message: null }),
  )
  // the row ends one workflow task before the run does
  await handle.result()
  const { typedSearchAttributes } = await handle.describe()
  expect(typedSearchAttributes.get(searchAttributes.retryingProviders) ?? []).toEqual([])
  const words = ['wendeline', 'tollgate', 'ashby', 'quietbells', 'ludlow']
  await expectLeanHistory(service, job, words)
})

test('a dossier ends long before its deadline without a model that only fails, in sight of operators', async () => {
  const job = await start(unanswered, {}, 'unanswered')
  const handle = client.workflow.getHandle(job)
  await eventually(
    async () => {
      const { typedSearchAttributes } = await handle.describe()
      const retrying = typedSearchAttributes.get(searchAttributes.retryingProviders)
      expect(retrying).toEqual(['language_model'])
    },
    { everyMs: 200 },
  )
  const { dossier, ...end } = await finishedDossier(service, job)
  expect(end).toMatchObject({ partial: true, stopReason: 'model_unavailable' })
  expect(dossier.coverage).toContainEqual(
    expect.objectContaining({ provider: 'language_model', outcome: 'timeout' }),
  )
  expectCited(dossier)
  await handle.result()
  const { typedSearchAttributes } = await handle.describe()
  expect(typedSearchAttributes.get(searchAttributes.retryingProviders) ?? []).toEqual([])
  expect(typedSearchAttributes.get(searchAttributes.stopReason)).toBe('model_unavailable')
})

// from the dossier that was built before
test('a chat is streamed as the model writes it, and its history holds no personal data', async () => {
  const { job, kept } = await expectChatStreamed(
    service,
    { name: throttled },
    'What does Wendeline do at the Foundry of Quiet Bells, and which prize is hers?',
  )
  expect(kept.answer).toContain('Muted Clapper Prize')
  expect(kept.coverage).toContainEqual(
    expect.objectContaining({ provider: 'language_model', outcome: 'ok' }),
  )
  const words = ['wendeline', 'tollgate', 'prize', 'clapper', 'example']
  await expectLeanHistory(service, job, words)
})

test('a dossier ends budget_reached, with a composed summary, where its budget pays for no more', async () => {
  const job = await start(poor, { max_percentage: 1 }, 'poor')
  const { dossier, partial } = await finishedDossier(service, job)
  expect(partial).toBe(true)
  expect(dossier.coverage).toContainEqual(
    expect.objectContaining({
      provider: 'language_model',
      outcome: 'skipped',
      message: expect.stringContaining('budget'),
    }),
  )
  expectCited(dossier)
  const end = { status: 'succeeded', stopReason: 'budget_reached' }
  expect(await rowOf(service.db, job)).toMatchObject(end)
  const settled = (await ledgerOf(service.db, job)).find(({ kind }) => kind === 'settle')
  expect(settled?.microDollars).toBeLessThanOrEqual(1_200)
})

test('when a build is cancelled one of the runs that wait for it builds, and the others wait for that one', async () => {
  const builder = await start(stalling, {}, 'waiting')
  await eventually(async () => expect((await rowOf(service.db, builder)).plan).not.toBeNull())
  const waiters = await Promise.all([
    start(stalling, {}, 'waiting'),
    start(stalling, {}, 'waiting'),
  ])
  await eventually(async () => {
    const { rowCount } = await service.db.query(
      'select from build_waiters where builder_job_id = $1',
      [builder],
    )
    expect(rowCount).toBe(2)
  })
  const { key } = await service.createKey({ account: 'waiting' })
  const cancelled = await call(service.url, `/api/v1/jobs/${builder}/cancel`, {
    key,
    method: 'POST',
  })
  expect(cancelled.status).toBe(202)
  // the build that follows is not held up by the model
  model.recover()
  expect(await ended(service.db, builder)).toMatchObject({ status: 'cancelled', result: null })
  const results = await Promise.all(waiters.map((waiter) => finishedDossier(service, waiter)))
  expect(results.map(({ cached }) => cached).sort()).toEqual([false, true])
  expect(results.map(({ usage }) => usage.metered).sort()).toEqual([false, true])
  expect(results[0]?.dossier).toEqual(results[1]?.dossier)
})

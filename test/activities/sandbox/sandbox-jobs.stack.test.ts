/**
 * The sandbox runs its jobs without a workflow here; `sandbox-run.test.ts` has one of each kind
 * with it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { errors } from '../../../contract/errors/errors.ts'
import { isRunEnd, scenarios, slowMs } from '../../../contract/errors/scenarios.ts'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { Job, JobList } from '../../../contract/resources/jobs.ts'
import { events } from '../../support/calls/call.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import {
  type StreamedName,
  streamedEvents,
  streamedNames,
  streamedResults,
} from '../../support/calls/sandbox-streams.ts'
import { ended, ledgerOf, makeJob } from '../../support/rows/jobs.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'
import type { SharedService } from '../../support/service/service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let research: DirectResearch
let service: SharedService
beforeAll(async () => {
  research = await useDirectResearch({}, { TRUSTED_PROXIES: '1' })
  ;({ service } = research)
})
afterAll(() => research?.stop())

const ask = (path: string, options: Call = {}) =>
  callAnew(service.url, path, { key: sandboxKey, ...options })
const jobOf = async (response: Response): Promise<Job> => Job.parse(await response.json())
const create = (
  name: StreamedName,
  input: Record<string, unknown> = requestExamples[name],
  options: Call = {},
) => ask('/api/v1/jobs', { body: { operation: name, input }, ...options })
const scenario = (name: StreamedName, word: string) =>
  create(
    name,
    name === 'search' ? { query: word } : { ...requestExamples[name], person: { name: word } },
  )

async function end(response: Response, key = sandboxKey): Promise<Job> {
  expect(response.status).toBe(202)
  const { id } = await jobOf(response)
  await ended(service.db, id)
  return await jobOf(await ask(`/api/v1/jobs/${id}`, { key }))
}

async function logOf(
  { id }: Pick<Job, 'id'>,
  key = sandboxKey,
): Promise<Record<string, unknown>[]> {
  return await events(await ask(`/api/v1/jobs/${id}/events`, { key }))
}

describe.each(streamedNames)('a %s job in the sandbox', (name) => {
  test('a sandbox job ends with the result of the synchronous call, its events behind those of its start', async () => {
    const response = await create(name)
    expect(response.headers.get('x-service-sandbox')).toBe('true')
    expect(response.headers.get('x-service-job-id')).toMatch(/^job_/)
    const job = await end(response)
    expect(job).toMatchObject({
      operation: name,
      status: 'succeeded',
      sandbox: true,
      partial: false,
      stop_reason: 'completed',
    })
    expect(job.usage).toMatchObject({ metered: false, percentageCharged: 0, sandbox: true })
    const result = streamedResults[name].parse(job.result)
    const direct = streamedResults[name].parse(
      await (await ask(`/api/v1/${name}`, { body: requestExamples[name] })).json(),
    )
    const { request_id, metadata, usage, events: own } = result
    expect(result).toEqual({ ...direct, request_id, metadata, usage, events: own })
    expect(request_id).toBe(job.request_id)
    expect(metadata).toMatchObject({ sandbox: true, request_id })
    expect(usage).toEqual(direct.usage)
    const log = await logOf(job)
    expect(log).toEqual(own)
    expect(log.map(({ type }) => type)).toEqual(['status', 'status', ...streamedEvents[name]])
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1))
    expect(log.at(-1)).toMatchObject({ type: 'done', jobId: job.id })
  })

  test('a sandbox job belongs to no account: nothing is reserved or settled', async () => {
    const { key } = await service.createKey()
    const job = await end(
      await create(name, { ...requestExamples[name], sandbox: true }, { key }),
      key,
    )
    expect(job).toMatchObject({
      status: 'succeeded',
      sandbox: true,
      usage: { metered: false, sandbox: true },
    })
    expect(await ledgerOf(service.db, job.id)).toEqual([])
    expect(
      JobList.parse(await (await ask('/api/v1/jobs?sandbox=true', { key })).json()).data.map(
        ({ id }) => id,
      ),
    ).toContain(job.id)
  })

  test('a sandbox job plays the scenarios of a run', async () => {
    const failed = await end(await scenario(name, 'sandbox:failed'))
    expect(failed).toMatchObject({
      status: 'failed',
      stop_reason: 'error',
      result: null,
      error: { code: 'provider_unavailable', retryable: true },
    })
    expect((await logOf(failed)).map(({ type }) => type)).toEqual([
      'status',
      'status',
      streamedEvents[name][0],
      'error',
    ])

    const broken = await end(await scenario(name, 'sandbox:internal_error'))
    expect(broken).toMatchObject({ status: 'failed', error: { code: 'internal_error' } })

    const cancelled = await end(await scenario(name, 'sandbox:job_cancelled'))
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      stop_reason: 'cancelled',
      error: { code: 'job_cancelled' },
    })

    const partial = await end(await scenario(name, 'sandbox:partial'))
    expect(partial).toMatchObject({
      status: 'succeeded',
      partial: true,
      stop_reason: 'deadline_reached',
    })
    expect((await logOf(partial)).at(-1)).toMatchObject({
      type: 'done',
      partial: true,
      stopReason: 'deadline_reached',
    })
    expect(partial.result).toMatchObject({ partial: true })
  })
})

test('every answer about a sandbox job says that it is of the sandbox', async () => {
  const { key } = await service.createKey()
  const job = await end(
    await create('chat', { ...requestExamples.chat, sandbox: true }, { key }),
    key,
  )
  const self = `/api/v1/jobs/${job.id}`
  const answers = await Promise.all([
    ask(self, { key }),
    ask(`${self}/events`, { key }),
    ask(`${self}/cancel`, { key, method: 'POST' }),
    ask(`${self}/stop`, { key, method: 'POST' }),
  ])
  for (const { headers } of answers) expect(headers.get('x-service-sandbox')).toBe('true')
  expect((await ask('/api/v1/jobs', { key })).headers.has('x-service-sandbox')).toBe(false)
})

test.each(['cancel', 'stop'])('the body of a request to %s a job is not read', async (action) => {
  const { id } = await end(await create('chat'))
  const response = await ask(`/api/v1/jobs/${id}/${action}`, { body: { unknown: true } })
  expect(response.status).toBe(202)
})

test('sandbox:empty as a job is a search without hits', async () => {
  const job = await end(await scenario('search', 'sandbox:empty'))
  expect(job).toMatchObject({ status: 'succeeded', result: { hits: [] } })
})

test('a slow job waits between two events without holding a worker', async () => {
  const { db } = service
  const jobId = await makeJob(db, {
    operation: 'search',
    input: { query: 'sandbox:slow' },
    sandbox: true,
  })
  const { playFixture } = createActivities(activityDeps(db))
  const rest = await playFixture(jobId, 0)
  expect(rest).toEqual({ next: 1, waitMs: slowMs })
  expect(await playFixture(jobId, 0)).toEqual(rest)
  expect(await playFixture(jobId, 1)).toBeNull()
  const { rows } = await db.query(
    'select type from job_events where job_id = $1 and dedupe_key like $2 order by seq',
    [jobId, 'fixture:%'],
  )
  expect(rows).toEqual([{ type: 'status' }, { type: 'hit' }])
  await db.query('delete from jobs where id = $1', [jobId])
})

test('a slow job can be watched, and stopped with what it has', async () => {
  const { id } = await jobOf(await scenario('dossier', 'sandbox:slow'))
  const response = await ask(`/api/v1/jobs/${id}/events`)
  const seen: unknown[] = []
  expect((await ask(`/api/v1/jobs/${id}/stop`, { method: 'POST' })).status).toBe(202)
  for (const { type } of await events(response)) seen.push(type)
  expect(seen.at(-1)).toBe('done')
  expect(await ended(service.db, id)).toMatchObject({
    status: 'succeeded',
    partial: true,
    stopReason: 'stopped',
  })
})

describe('a scenario in which a run is never begun', () => {
  const refusals = Object.entries(scenarios).flatMap(([word, row]) =>
    row.kind === 'error' && !isRunEnd(row.code) ? [{ word, code: row.code }] : [],
  )

  test.each(refusals)(
    'a scenario in which a run is never begun: $word refuses the job',
    async ({ word, code }) => {
      const response = await scenario('search', word)
      expect(response.status).toBe(errors[code].status)
      expect(await errorOf(response)).toMatchObject({ code })
    },
  )
})

test('with the published key the list stays empty and the job is found by its id; another test key finds neither', async () => {
  const job = await end(await create('chat'))
  expect(JobList.parse(await (await ask('/api/v1/jobs')).json()).data).toEqual([])
  expect((await ask(`/api/v1/jobs/${job.id}`, { key: 'prs_test_other' })).status).toBe(404)
  const own = await end(
    await create('chat', requestExamples.chat, { key: 'prs_test_other' }),
    'prs_test_other',
  )
  expect(
    JobList.parse(await (await ask('/api/v1/jobs', { key: 'prs_test_other' })).json()).data.map(
      ({ id }) => id,
    ),
  ).toEqual([own.id])
})

test('a key of repetition attaches to a sandbox job, except with the published test key, which is public', async () => {
  const headers = { 'idempotency-key': 'again' }
  const key = 'prs_test_repeating'
  const first = await jobOf(await create('chat', requestExamples.chat, { key, headers }))
  const second = await create('chat', requestExamples.chat, { key, headers })
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect((await jobOf(second)).id).toBe(first.id)
  const published = await Promise.all([
    create('chat', requestExamples.chat, { headers }),
    create('chat', requestExamples.chat, { headers }),
  ])
  expect(new Set(published.map((response) => response.headers.get('x-service-job-id'))).size).toBe(
    2,
  )
  expect(published.every((response) => !response.headers.has('idempotent-replayed'))).toBe(true)
})

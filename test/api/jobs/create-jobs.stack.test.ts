import { beforeAll, expect, test } from 'vitest'
import { deriveErrors } from '../../../contract/endpoints/derive-errors.ts'
import { toEndpoint } from '../../../contract/endpoints/endpoints.ts'
import { operationNames } from '../../../contract/operations/operations.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { jobCalls, jobOf, vinInput } from '../../support/calls/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' }, { startWorkflow: () => Promise.resolve() })
  return service.stop
})

const { ask, create } = jobCalls(() => service)

test('POST /api/v1/jobs is 202 with the queued job, where it is and when to look again', async () => {
  const response = await create({
    metadata: { crm_id: '42' },
    deadline_seconds: 30,
    max_percentage: 5,
  })
  expect(response.status).toBe(202)
  const job = await jobOf(response)
  expect(job).toMatchObject({
    object: 'job',
    operation: 'vin',
    status: 'queued',
    stage: 'queued',
    sandbox: false,
    metadata: { crm_id: '42' },
    request_id: response.headers.get('x-request-id'),
    last_seq: 1,
    partial: false,
    result: null,
    error: null,
    usage: null,
    started_at: null,
    completed_at: null,
  })
  const self = `/api/v1/jobs/${job.id}`
  expect(job.links).toEqual({
    self,
    events: `${self}/events`,
    cancel: `${self}/cancel`,
    stop: `${self}/stop`,
  })
  expect(response.headers.get('location')).toBe(self)
  expect(response.headers.get('content-location')).toBe(self)
  expect(response.headers.get('x-service-job-id')).toBe(job.id)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await jobOf(await ask(self))).toEqual(job)
})

test.each([
  ['format json', { ...vinInput, format: 'json' }],
  ['format sse', { ...vinInput, format: 'sse' }],
  ['sandbox false', { ...vinInput, sandbox: false }],
])('POST /api/v1/jobs: %s inside the input is accepted and means nothing', async (_, given) => {
  expect((await create({ input: given })).status).toBe(202)
})

test('sandbox inside the input of a job counts as the header does', async () => {
  expect(await errorOf(await create({ input: { ...vinInput, sandbox: true } }))).toMatchObject({
    code: 'sandbox_unsupported',
  })
})

test.each([
  ['x'.repeat(41), 'its name must be at most 40 characters, is 41'],
  ['', 'its name must not be blank'],
])('metadata under %j is refused for its name', async (name, message) => {
  const { details } = await errorOf(await create({ metadata: { [name]: '' } }))
  expect(details).toEqual([{ path: `metadata.${name}`, message }])
})

test.each(operationNames)(
  'the contract lists how a job of %s may be refused, as for its own route',
  (name) => {
    // codes that only a waiting call, or one repeated during the run, can receive: the job of a
    // picture that is of no use is made, and fails
    const waiting = ['job_cancelled', 'idempotency_in_progress', 'image_unusable']
    const refusals = deriveErrors(toEndpoint(name)).filter((code) => !waiting.includes(code))
    expect(deriveErrors(toEndpoint('createJob'))).toEqual(expect.arrayContaining(refusals))
  },
)

test('Prefer: respond-async on the operation itself makes the same kind of job', async () => {
  for (const prefer of ['respond-async', 'wait=5, respond-async', 'Respond-Async; x=1']) {
    const response = await ask('/api/v1/vin', {
      body: { ...vinInput, refresh: true },
      headers: { prefer },
    })
    expect(response.status).toBe(202)
    expect(response.headers.get('preference-applied')).toBe('respond-async')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    const job = await jobOf(response)
    expect(response.headers.get('location')).toBe(job.links.self)
    expect(response.headers.get('x-service-job-id')).toBe(job.id)
    expect((await ask(job.links.self)).status).toBe(200)
  }
})

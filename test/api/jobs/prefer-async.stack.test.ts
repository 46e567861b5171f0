import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { toOperation } from '../../../contract/operations/operations.ts'
import { BatchJobs } from '../../../contract/resources/batch.ts'
import { Job } from '../../../contract/resources/jobs.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop())

const prefer = { prefer: 'respond-async' }
const ask = (
  path: string,
  body: unknown,
  { key = 'prs_test_async', headers = {} }: { key?: string; headers?: Record<string, string> } = {},
) => callAnew(service.url, path, { key, body, headers: { ...prefer, ...headers } })

describe.each(['search', 'dossier', 'chat'] as const)(
  '%s in the sandbox with Prefer: respond-async',
  (name) => {
    const { path } = toOperation(name)

    test.each(['a test key', 'the published key', 'an ordinary key'])(
      'a sandbox call that prefers to be asynchronous answers 202 with a job: %s',
      async (who) => {
        const key =
          who === 'a test key'
            ? 'prs_test_async'
            : who === 'the published key'
              ? sandboxKey
              : service.key
        const response = await ask(path, { ...requestExamples[name], sandbox: true }, { key })
        expect(response.status).toBe(202)
        expect(response.headers.get('preference-applied')).toBe('respond-async')
        expect(response.headers.get('x-service-sandbox')).toBe('true')
        const job = Job.parse(await response.json())
        expect(job).toMatchObject({ operation: name, sandbox: true, status: 'queued' })
        expect(response.headers.get('location')).toBe(`/api/v1/jobs/${job.id}`)
        expect(response.headers.get('content-location')).toBe(`/api/v1/jobs/${job.id}`)
      },
    )

    test('an Idempotency-Key protects the job', async () => {
      const headers = { 'idempotency-key': `async ${name}` }
      const first = Job.parse(await (await ask(path, requestExamples[name], { headers })).json())
      const again = await ask(path, requestExamples[name], { headers })
      expect(again.headers.get('idempotent-replayed')).toBe('true')
      expect(Job.parse(await again.json()).id).toBe(first.id)
    })
  },
)

test('a scenario that refuses a call refuses its job, too', async () => {
  const response = await ask('/api/v1/search', { query: 'sandbox:usage_exhausted' })
  expect(response.status).toBe(402)
  expect(await errorOf(response)).toMatchObject({ code: 'usage_exhausted' })
})

describe('a batch with Prefer: respond-async', () => {
  const body = {
    operations: [
      { operation: 'search', input: { query: 'Ada Marlowe' } },
      { operation: 'chat', input: requestExamples.chat },
    ],
  }

  test.each([{}, { mode: 'sync' }, { mode: 'async' }])(
    'a batch with Prefer: respond-async answers 202 with a job for each item, whatever mode %o says',
    async (mode) => {
      const response = await ask('/api/v1/batch', { ...body, ...mode })
      expect(response.status).toBe(202)
      expect(response.headers.get('preference-applied')).toBe('respond-async')
      const { jobs } = BatchJobs.parse(await response.json())
      expect(jobs.map(({ job }) => job?.operation)).toEqual(['search', 'chat'])
    },
  )

  test('a batch of jobs is repeated under an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'async batch' }
    const ids = async () =>
      BatchJobs.parse(await (await ask('/api/v1/batch', body, { headers })).json()).jobs.map(
        ({ job }) => job?.id,
      )
    const first = await ids()
    expect(await ids()).toEqual(first)
  })

  test('a batch without Prefer: respond-async is answered at once', async () => {
    const response = await ask('/api/v1/batch', body, { headers: { prefer: 'wait=10' } })
    expect(response.status).toBe(200)
    expect(response.headers.has('preference-applied')).toBe(false)
  })
})

test('the answer with a job is written before Temporal is called', async () => {
  const order: string[] = []
  const startWorkflow = () => Promise.resolve(void order.push('Temporal is called'))
  const api = await service.startApi({}, { startWorkflow })
  api.server.on('request', (_, response) =>
    response.once('prefinish', () => order.push('the answer is written')),
  )
  const body = { operation: 'vin', input: requestExamples.vin }
  const answer = await callAnew(api.url, '/api/v1/jobs', { key: service.key, body })
  expect(answer.status).toBe(202)
  await expect.poll(() => order).toEqual(['the answer is written', 'Temporal is called'])
})

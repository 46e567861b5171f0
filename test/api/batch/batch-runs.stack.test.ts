/**
 * Batches through Temporal, a worker and an API that dies; what a batch answers is tested without.
 */
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BatchJobs, BatchResult } from '../../../contract/resources/batch.ts'
import { JobList } from '../../../contract/resources/jobs.ts'
import { createId } from '../../../store/database/new-id.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { eventually } from '../../support/eventually.ts'
import { ended, hold, holdFindings, ledgerOf } from '../../support/rows/jobs.ts'
import { startApiProcess } from '../../support/service/api-process.ts'
import { keepHouse } from '../../support/service/keep-house.ts'
import type { SharedService } from '../../support/service/service.ts'
import { type Research, useResearch } from '../../support/service/use-research.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const car = { operation: 'vin', input: { vin: '1HGCM82633A004352', refresh: true } } as const
/** Asks few sources. */
const who = {
  operation: 'search',
  input: { query: 'zquib@mail.example', type: 'email' },
} as const

let service: SharedService
let research: Research
beforeAll(async () => {
  research = await useResearch({}, { TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  ;({ service } = research)
})
afterAll(() => research?.stop())

const ask = (body: unknown, options: Call = {}) =>
  callAnew(service.url, '/api/v1/batch', { key: service.key, body, ...options })
const batch = async (body: unknown, options: Call = {}) => {
  const response = await ask(body, options)
  expect(response.status).toBe(200)
  return { response, result: BatchResult.parse(await response.json()) }
}
const holdRuns = () => holdFindings(service.databaseUrl)

describe('a batch', () => {
  test('the jobs of a batch run at lower priority than other jobs', async () => {
    const connection = await Connection.connect({ address: useStack().temporalAddress })
    const client = new Client({ connection, namespace: service.namespace })
    const priorityOf = async (id: string) =>
      (await client.workflow.getHandle(id).describe()).priority?.priorityKey
    const { jobs } = BatchJobs.parse(await (await ask({ operations: [car], mode: 'async' })).json())
    const { result } = await batch({ operations: [car] })
    const alone = await callAnew(service.url, '/api/v1/jobs', { key: service.key, body: car })
    expect(await eventually(() => priorityOf(jobs[0]?.job?.id ?? ''))).toBe(4)
    expect(await priorityOf(result.results[0]?.job_id ?? '')).toBe(4)
    expect(await eventually(() => priorityOf(alone.headers.get('x-service-job-id') ?? ''))).toBe(3)
    await connection.close()
  })

  test('a repeated call completes a batch that a killed API began, without starting its jobs again', async () => {
    const options = { headers: { 'idempotency-key': 'died midway' } }
    const { id, key } = await service.createKey({ account: createId('acct') })
    const body = { operations: [car, { ...who, id: 'later' }] }
    const api = await startApiProcess(service)
    const holding = await holdRuns()
    // what costs something cannot be set aside meanwhile, so of the two only the car is begun
    const account = await hold(service.databaseUrl, (tx) =>
      tx.query(
        'select from accounts where id = (select account_id from api_keys where id = $1) for no key update',
        [id],
      ),
    )
    const cut = callAnew(api.url, '/api/v1/batch', { key, body, ...options }).catch(() => 'cut')
    await account.waited()
    await eventually(async () => {
      const { rowCount } = await service.db.query('select from jobs where key_id = $1', [id])
      expect(rowCount).toBe(1)
    })
    await api.kill()
    expect(await cut).toBe('cut')
    await account.release()
    const during = await ask(body, { key, ...options })
    expect(during.status).toBe(409)
    expect(await errorOf(during)).toMatchObject({ code: 'idempotency_in_progress' })
    const begun = during.headers.get('x-service-job-id') ?? ''
    await using _ = await keepHouse(service)
    await holding.release()
    await ended(service.db, begun)
    const { result } = await batch(body, { key, ...options })
    expect(result.results.map(({ status }) => status)).toEqual([200, 200])
    expect(result.results[0]?.job_id).toBe(begun)
    const { data } = JobList.parse(
      await (await callAnew(service.url, '/api/v1/jobs', { key })).json(),
    )
    expect(data).toHaveLength(2)
    for (const job of data)
      expect((await ledgerOf(service.db, job.id)).map(({ kind }) => kind)).toEqual([
        'reserve',
        'settle',
      ])
    const again = await batch(body, { key, ...options })
    expect(again.response.headers.get('idempotent-replayed')).toBe('true')
    expect(again.result).toEqual(result)
  })
})

import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { Job } from '../../../contract/resources/jobs.ts'
import { call, events } from '../../support/calls/call.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { eventually } from '../../support/eventually.ts'
import type { Internet } from '../../support/internet/start-internet.ts'
import { ended, ledgerOf, rowOf } from '../../support/rows/jobs.ts'
import { keepHouse } from '../../support/service/keep-house.ts'
import type { SharedService } from '../../support/service/service.ts'
import { type Research, useResearch } from '../../support/service/use-research.ts'

let internet: Internet
let service: SharedService
let research: Research
let house: AsyncDisposable
beforeAll(async () => {
  research = await useResearch()
  ;({ internet, service } = research)
  house = await keepHouse(service)
})
afterAll(async () => {
  await house?.[Symbol.asyncDispose]()
  await research?.stop()
})

const get = (path: string) => call(service.url, path, { key: service.key })

async function startJob(query: string): Promise<string> {
  const response = await call(service.url, '/api/v1/jobs', {
    key: service.key,
    body: { operation: 'search', input: { query }, metadata: { of: query } },
  })
  return Job.parse(await response.json()).id
}

describe('a run that was ended in the Temporal UI', () => {
  test('a run ended in the Temporal UI ends its job as failed, with one settlement and one last event', async () => {
    internet.misbehave('*', 'hang')
    const id = await startJob('Zelda Quibbleworth')
    await eventually(async () => expect((await rowOf(service.db, id)).stage).toBe('searching'))
    const connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
    const client = new Client({ connection, namespace: service.namespace })
    await client.workflow.getHandle(id).terminate('by an operator')
    await connection.close()
    await ended(service.db, id)
    const job = Job.parse(await (await get(`/api/v1/jobs/${id}`)).json())
    expect(job).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error', retryable: true },
      stop_reason: 'error',
    })
    const streamed = await events(await get(`/api/v1/jobs/${id}/events`))
    expect(streamed.slice(-2).map(({ type }) => type)).toEqual(['usage', 'error'])
    expect((await ledgerOf(service.db, id)).filter(({ kind }) => kind === 'settle')).toHaveLength(1)
    internet.recover()
  }, 30_000)
})

describe('housekeeping of which a part fails', () => {
  test('housekeeping of which a part fails still starts the jobs that never reached Temporal', async () => {
    const broken = await startJob('Zelda Quibbleworth')
    await ended(service.db, broken)
    // a body that does not parse cannot be redacted
    const { rowCount } = await service.db.query(
      `update webhook_events set body = '{"metadata":' where job_id = $1`,
      [broken],
    )
    expect(rowCount).toBe(1)
    await service.db.query(
      `update jobs set expires_at = now() - interval '1 second' where id = $1`,
      [broken],
    )
    const away = () => Promise.reject(new Error('Temporal is away'))
    const mute = await service.startApi({ LOG_LEVEL: 'silent' }, { startWorkflow: away })
    const body = { operation: 'chat', input: requestExamples.chat, sandbox: true }
    const response = await call(mute.url, '/api/v1/jobs', { key: service.key, body })
    expect((await ended(service.db, Job.parse(await response.json()).id)).status).toBe('succeeded')
    expect((await rowOf(service.db, broken)).metadata).not.toEqual({})
    await service.db.query('delete from webhook_events where job_id = $1', [broken])
    await eventually(async () => expect((await rowOf(service.db, broken)).metadata).toEqual({}))
  })
})

describe('retention', () => {
  test('cached answers are erased as soon as they expire', async () => {
    const cached = (key: string, days: number) =>
      service.db.query(
        `insert into cache (operation, cache_key, result, built_at, expires_at)
         values ('dossier', $1, '{}', now() - interval '40 days', now() - $2 * interval '1 day')`,
        [key, days],
      )
    await Promise.all([cached('past its time', 0), cached('in its time', -1)])
    await eventually(async () => {
      const { rows } = await service.db.query<{ key: string }>('select cache_key as key from cache')
      expect(rows).toEqual([{ key: 'in its time' }])
    })
  })

  test('housekeeping erases what a job knows of people, then deletes the job', async () => {
    const id = await startJob('Zelda Quibbleworth')
    await ended(service.db, id)
    expect((await get(`/api/v1/jobs/${id}`)).status).toBe(200)
    await service.db.query(
      `update jobs set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    await eventually(async () => {
      const { rows } = await service.db.query('select from findings where job_id = $1', [id])
      expect(rows).toHaveLength(0)
    })
    expect(await rowOf(service.db, id)).toMatchObject({
      input: {},
      plan: null,
      result: null,
      metadata: {},
    })
    for (const path of [`/api/v1/jobs/${id}`, `/api/v1/jobs/${id}/events`]) {
      const gone = await get(path)
      expect(gone.status).toBe(410)
      expect(await errorOf(gone)).toMatchObject({ code: 'job_expired' })
    }
    const list: { data: { id: string }[] } = JSON.parse(await (await get('/api/v1/jobs')).text())
    expect(list.data.map((job) => job.id)).toContain(id)
    await service.db.query(
      `update jobs set created_at = now() - interval '31 days' where id = $1`,
      [id],
    )
    await eventually(async () => expect((await get(`/api/v1/jobs/${id}`)).status).toBe(404))
    expect((await ledgerOf(service.db, id)).length).toBeGreaterThan(0)
  }, 60_000)
})

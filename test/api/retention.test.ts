import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Job } from '../../contract/jobs.ts'
import { call, events } from '../support/call.ts'
import { errorOf } from '../support/callers.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { ended, ledgerOf, rowOf } from '../support/jobs.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

let internet: Internet
let service: Service
beforeAll(async () => {
  internet = await startInternet()
  service = await startService(useStack(), 'retention', internet.env)
  await service.startWorker()
})
afterAll(async () => {
  await service.stop()
  await internet.stop()
})

const get = (path: string) => call(service.url, path, { key: service.key })

async function startJob(query: string): Promise<string> {
  const response = await call(service.url, '/api/v1/jobs', { key: service.key, body: { operation: 'search', input: { query } } })
  return Job.parse(await response.json()).id
}

describe('a run that was ended in the Temporal UI', () => {
  test('ends its job as failed, with one settlement and one last event', async () => {
    internet.misbehave('*', 'hang')
    const id = await startJob('Zelda Quibbleworth')
    await eventually(async () => expect((await rowOf(service.db, id)).stage).toBe('searching'))
    const connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
    const client = new Client({ connection, namespace: service.namespace })
    await client.workflow.getHandle(id).terminate('by an operator')
    await connection.close()
    await ended(service.db, id)
    const job = Job.parse(await (await get(`/api/v1/jobs/${id}`)).json())
    expect(job).toMatchObject({ status: 'failed', error: { code: 'internal_error', retryable: true }, stop_reason: 'error' })
    const told = await events(await get(`/api/v1/jobs/${id}/events`))
    expect(told.slice(-2).map(({ type }) => type)).toEqual(['usage', 'error'])
    expect((await ledgerOf(service.db, id)).filter(({ kind }) => kind === 'settle')).toHaveLength(1)
    internet.recover()
  }, 30_000)
})

describe('retention', () => {
  test('erases what a job knows of people, then forgets the job', async () => {
    const id = await startJob('Zelda Quibbleworth')
    await ended(service.db, id)
    expect((await get(`/api/v1/jobs/${id}`)).status).toBe(200)
    await service.db.query(`update jobs set expires_at = now() - interval '1 second' where id = $1`, [id])
    await eventually(async () => {
      const { rows } = await service.db.query('select from findings where job_id = $1', [id])
      expect(rows).toHaveLength(0)
    })
    for (const path of [`/api/v1/jobs/${id}`, `/api/v1/jobs/${id}/events`]) {
      const gone = await get(path)
      expect(gone.status).toBe(410)
      expect(await errorOf(gone)).toMatchObject({ code: 'job_expired' })
    }
    const list: { data: { id: string }[] } = JSON.parse(await (await get('/api/v1/jobs')).text())
    expect(list.data.map((job) => job.id)).toContain(id)
    await service.db.query(`update jobs set created_at = now() - interval '31 days' where id = $1`, [id])
    await eventually(async () => expect((await get(`/api/v1/jobs/${id}`)).status).toBe(404))
    expect((await ledgerOf(service.db, id)).length).toBeGreaterThan(0)
  }, 60_000)
})

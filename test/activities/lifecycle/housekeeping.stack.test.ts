import { afterAll, beforeAll, expect, test } from 'vitest'
import { toFailure } from '../../../activities/failures/failure.ts'
import { reconcile } from '../../../activities/lifecycle/reconcile.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let db: Db
beforeAll(async () => {
  db = openStore(await useStack().createTestDatabase('housekeeping'))
})
afterAll(() => db.end())

test('what is past its time is forgotten in one go, however much it is, and what is not is kept', async () => {
  await db.query(
    `insert into idempotency (id, body_sha256, created_at)
     select sha256(n::text::bytea), '', now() - case when n <= 1200 then interval '25 hours' else interval '23 hours' end
     from generate_series(1, 1210) n`,
  )
  await reconcile(activityDeps(db))
  const { rows } = await db.query<{ left: number }>(
    'select count(*)::integer as left from idempotency',
  )
  expect(rows).toEqual([{ left: 10 }])
})

test('of many runs that are gone each ends its job, though one of them cannot be asked about', async () => {
  const jobs = await Promise.all(
    Array.from({ length: 25 }, () => makeJob(db, { createdAt: new Date(Date.now() - 60_000) })),
  )
  await db.query(
    `update jobs set status = 'running', started_at = created_at where id = any ($1)`,
    [jobs],
  )
  const [unknown = '', ...gone] = jobs
  const isRunning = (id: string) =>
    id === unknown ? Promise.reject(new Error('Temporal is away')) : Promise.resolve(false)
  await expect(reconcile(activityDeps(db, { isRunning }))).rejects.toThrow()
  for (const job of gone)
    expect(await rowOf(db, job)).toMatchObject({ status: 'failed', stopReason: 'error' })
  expect((await rowOf(db, unknown)).status).toBe('running')
})

test('housekeeping that loses the database while it looks after a run is a wait, no failure', async () => {
  const lost = await makeJob(db, { createdAt: new Date(Date.now() - 60_000) })
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const isRunning = (id: string) => (id === lost ? Promise.reject(away) : Promise.resolve(true))
  const thrown = await reconcile(activityDeps(db, { isRunning })).catch(toFailure)
  expect(thrown).toMatchObject({ type: 'store_unavailable' })
  await db.query('delete from jobs where id = $1', [lost])
})

test('jobs from before the clock was set back are looked after at once, not when it is as late again', async () => {
  const createdAt = new Date(Date.now() + 3_600_000)
  const [queued, lost] = [await makeJob(db, { createdAt }), await makeJob(db, { createdAt })]
  await db.query(`update jobs set status = 'running', started_at = created_at where id = $1`, [
    lost,
  ])
  const known = new Set<string>()
  const startWorkflow = async ({ id }: { id: string }) => void known.add(id)
  const isRunning = async (id: string) => known.has(id)
  await reconcile(activityDeps(db, { startWorkflow, isRunning }))
  expect(known).toContain(queued)
  expect(await rowOf(db, lost)).toMatchObject({ status: 'failed', stopReason: 'error' })
})

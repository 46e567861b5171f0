import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActivities } from '../../activities/index.ts'
import { updateCancelling } from '../../store/jobs.ts'
import { type Db, openStore } from '../../store/open.ts'
import type { Activities } from '../../workflows/ports.ts'
import { activityDeps } from '../support/activities.ts'
import { logOf, makeJob, rowOf } from '../support/jobs.ts'
import { useStack } from '../support/stack/use-stack.ts'

let db: Db
let activities: Activities
beforeAll(async () => {
  db = openStore(await useStack().createTestDatabase('first_steps'), { purpose: 'activities' })
  activities = createActivities(activityDeps(db))
})
afterAll(() => db.end())

const makeSearch = () => makeJob(db, { operation: 'search', input: { query: 'Ada Example' } })
const keysOf = async (job: string) => (await logOf(db, job)).map(({ dedupeKey }) => dedupeKey)

test('a run that starts and plans ten times at once has one start, one plan, one deadline', async () => {
  const job = await makeSearch()
  const starts = await Promise.all(Array.from({ length: 10 }, () => activities.startRun(job)))
  expect(starts.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'running'))
  const { startedAt, deadlineAt, deadlineSeconds } = await rowOf(db, job)
  expect((deadlineAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)).toBe(deadlineSeconds * 1_000)
  const plans = await Promise.all(Array.from({ length: 10 }, () => activities.planSearch(job)))
  expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1)
  expect(await keysOf(job)).toEqual(['queued', 'start', 'plan'])
  expect(await rowOf(db, job)).toMatchObject({ startedAt, deadlineAt, stage: 'searching' })
  expect((await logOf(db, job)).map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('a run that is repeated after its plan keeps the progress that it has shown since', async () => {
  const job = await makeSearch()
  await activities.startRun(job)
  await activities.planSearch(job)
  const before = await rowOf(db, job)
  expect(await activities.startRun(job)).toMatchObject({ state: 'running' })
  expect(await rowOf(db, job)).toMatchObject({ stage: before.stage, progress: before.progress })
})

test('a job that was cancelled before its run began is not started', async () => {
  const job = await makeSearch()
  await updateCancelling(db, job)
  expect(await activities.startRun(job)).toEqual({ state: 'cancelling', deadlineMs: 1 })
  expect(await keysOf(job)).toEqual(['queued'])
})

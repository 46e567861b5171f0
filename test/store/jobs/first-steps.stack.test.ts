import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { loadOutcomes } from '../../../store/findings/findings.ts'
import { updateCancelling } from '../../../store/jobs/jobs.ts'
import { loadPoints } from '../../../store/limits/rate-limits.ts'
import type { Activities } from '../../../workflows/ports.ts'
import { logOf, makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let db: Db
let activities: Activities
beforeAll(async () => {
  db = openStore(await useDatabase(), { purpose: 'activities' })
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

test('a search that is planned with its start has what one has that is planned after it', async () => {
  const [one, two] = [await makeSearch(), await makeSearch()]
  const { state, deadlineMs, plan } = await activities.startRun(one, true)
  expect(await activities.startRun(two)).toMatchObject({ state, deadlineMs: expect.any(Number) })
  expect(deadlineMs).toBeGreaterThan(1_000)
  expect(plan).toEqual(await activities.planSearch(two))
  const outcomes = async (job: string) => await loadOutcomes(db, job)
  expect(await outcomes(one)).toEqual(await outcomes(two))
  expect((await outcomes(one)).length).toBeGreaterThan(0)
  const [first, second] = [await rowOf(db, one), await rowOf(db, two)]
  const { stage, progress, lastSeq } = second
  expect(first).toMatchObject({ stage, progress, plan: second.plan, lastSeq })
  const events = async (job: string) =>
    (await logOf(db, job)).map(({ seq, dedupeKey, payload }) => ({ seq, dedupeKey, payload }))
  expect(await events(one)).toEqual(await events(two))
})

test('a search that is started with its plan ten times at once has one start, one plan', async () => {
  const job = await makeSearch()
  const starts = await Promise.all(Array.from({ length: 10 }, () => activities.startRun(job, true)))
  expect(starts.filter(({ plan }) => plan !== undefined)).toHaveLength(1)
  expect(await keysOf(job)).toEqual(['queued', 'start', 'plan'])
  expect((await rowOf(db, job)).lastSeq).toBe(3)
})

test('a start that is made ten times at once never counts twice what its run is likely to take', async () => {
  const deps = activityDeps(db)
  const window = { key: 'source:first-steps', requests: 100, seconds: 300 }
  const loadCount = async () => (await loadPoints(db, [window.key], Date.now())).get(window.key)
  // one and four ahead, of which two are left
  for (let n = 0; n < 3; n += 1) await deps.draws.take(window)
  expect(await loadCount()).toBe(5)
  const job = await makeSearch()
  const { startRun } = createActivities(deps)
  await Promise.all(Array.from({ length: 10 }, () => startRun(job, true)))
  // the first try carries them; where another one starts the job, they are counted when asked for
  expect([5, 9]).toContain(await loadCount())
})

test('a search whose query says nothing starts, and fails when it is planned', async () => {
  const job = await makeJob(db, { operation: 'search', input: {} })
  expect(await activities.startRun(job, true)).toMatchObject({ state: 'running' })
  await expect(activities.planSearch(job)).rejects.toMatchObject({ type: 'invalid_input' })
})

test('a job that was cancelled before its run began is not started', async () => {
  const job = await makeSearch()
  await updateCancelling(db, job)
  expect(await activities.startRun(job)).toEqual({ state: 'cancelling', deadlineMs: 1 })
  expect(await keysOf(job)).toEqual(['queued'])
  expect(await activities.startRun(job, true)).toEqual({ state: 'cancelling', deadlineMs: 1 })
})

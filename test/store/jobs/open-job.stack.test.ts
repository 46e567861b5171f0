import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import type { Activities } from '../../../workflows/ports.ts'
import { hold, logOf, makeFreeJob, makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

type Call = (activities: Activities, jobId: string) => Promise<unknown>

/** A call of every activity that ends a job with its result. */
const endings = {
  composePictures: (activities, jobId) => activities.composePictures(jobId, 'completed'),
  composeVehicle: (activities, jobId) => activities.composeVehicle(jobId, 'completed'),
  composeEntitySearch: (activities, jobId) => activities.composeEntitySearch(jobId, 'completed'),
  composeSearch: (activities, jobId) => activities.composeSearch(jobId, 'completed'),
  composeDossier: (activities, jobId) => activities.composeDossier(jobId, 'completed'),
  composeEntityDossier: (activities, jobId) => activities.composeEntityDossier(jobId, 'completed'),
  composeChat: (activities, jobId) => activities.composeChat(jobId, 'completed'),
  composeFixture: (activities, jobId) => activities.composeFixture(jobId, 'completed'),
} satisfies Partial<Record<keyof Activities, Call>>

/** A call of every other activity that works for a job, but of the one that begins it. */
const calls = {
  extendDeadline: (activities, jobId) => activities.extendDeadline(jobId, 5),
  decodeVin: (activities, jobId) => activities.decodeVin(jobId),
  askVehicleSources: (activities, jobId) => activities.askVehicleSources(jobId, []),
  askVehicleSource: (activities, jobId) => activities.askVehicleSource(jobId, 'recalls'),
  takePicture: (activities, jobId) => activities.takePicture(jobId),
  askPictureSources: (activities, jobId) => activities.askPictureSources(jobId, []),
  askPictureSource: (activities, jobId) => activities.askPictureSource(jobId, 'tineye'),
  checkPictures: (activities, jobId) => activities.checkPictures(jobId),
  planSearch: (activities, jobId) => activities.planSearch(jobId),
  askSources: (activities, jobId) => activities.askSources(jobId, ['github']),
  askSource: (activities, jobId) => activities.askSource(jobId, 'brave'),
  sweepUsername: (activities, jobId) => activities.sweepUsername(jobId, 0, 1),
  skipProvider: (activities, jobId) => activities.skipProvider(jobId, 'github'),
  reopenProvider: (activities, jobId) => activities.reopenProvider(jobId, 'github'),
  planEntitySearch: (activities, jobId) => activities.planEntitySearch(jobId),
  askCompanySources: (activities, jobId) => activities.askCompanySources(jobId, ['gleif']),
  askCompanySource: (activities, jobId) => activities.askCompanySource(jobId, 'gleif'),
  planDossier: (activities, jobId) => activities.planDossier(jobId),
  readPages: (activities, jobId) => activities.readPages(jobId),
  writeDossier: (activities, jobId) => activities.writeDossier(jobId),
  planEntityDossier: (activities, jobId) => activities.planEntityDossier(jobId),
  chooseCompany: (activities, jobId) => activities.chooseCompany(jobId),
  followCompany: (activities, jobId) => activities.followCompany(jobId, 'gleif'),
  planChat: (activities, jobId) => activities.planChat(jobId),
  judgeQuestion: (activities, jobId) => activities.judgeQuestion(jobId),
  takeTurn: (activities, jobId) => activities.takeTurn(jobId, 0),
  writeAnswer: (activities, jobId) => activities.writeAnswer(jobId),
  playFixture: (activities, jobId) => activities.playFixture(jobId, 0),
} satisfies Record<
  Exclude<
    keyof Activities,
    keyof typeof endings | 'startRun' | 'finishRun' | 'attemptDelivery' | 'reconcile'
  >,
  Call
>

describe('an activity that comes too late', () => {
  let db: Db
  let databaseUrl: string
  let activities: Activities
  beforeAll(async () => {
    databaseUrl = await useDatabase()
    db = openStore(databaseUrl)
    activities = createActivities(activityDeps(db))
  })
  afterAll(() => db.end())

  test.each(Object.entries(calls))(
    'an activity that comes too late: %s stops when its job has ended',
    async (_, call) => {
      const job = await makeJob(db)
      await activities.finishRun(job, { stopReason: 'cancelled', failureType: null })
      const log = await logOf(db, job)
      await expect(call(activities, job)).rejects.toMatchObject({ type: 'job_ended' })
      expect(await logOf(db, job)).toEqual(log)
    },
  )

  test.each(Object.entries(endings))(
    'an activity that comes too late: %s changes nothing when its job has ended',
    async (_, call) => {
      const job = await makeJob(db)
      await activities.finishRun(job, { stopReason: 'cancelled', failureType: null })
      const [row, log] = [await rowOf(db, job), await logOf(db, job)]
      await call(activities, job)
      expect(await rowOf(db, job)).toEqual(row)
      expect(await logOf(db, job)).toEqual(log)
    },
  )

  test.each(Object.entries({ ...calls, ...endings }))(
    'an activity that comes too late: %s stops when there is no such job',
    async (_, call) => {
      const unknown = 'job_00000000000000000000000000'
      await expect(call(activities, unknown)).rejects.toMatchObject({ type: 'job_unknown' })
    },
  )

  test('a result ends its job: what ends the run after it, or makes the result again, adds nothing', async () => {
    const job = await makeFreeJob(db, { operation: 'search', input: { query: 'Ada Example' } })
    await activities.planSearch(job)
    await activities.composeSearch(job, 'stopped')
    const [row, log] = [await rowOf(db, job), await logOf(db, job)]
    expect(row).toMatchObject({ status: 'succeeded', stopReason: 'stopped', partial: true })
    expect(log.map(({ type }) => type)).toEqual(['status', 'status', 'usage', 'done'])
    expect(row.result).toContain('"hits":[]')
    await activities.composeSearch(job, 'completed')
    const end = await activities.finishRun(job, { stopReason: 'error', failureType: 'internal' })
    expect(end).toEqual({ status: 'succeeded', stopReason: 'stopped' })
    expect(await rowOf(db, job)).toEqual(row)
    expect(await logOf(db, job)).toEqual(log)
  })

  test('a job that two workers end at once keeps the end of one', async () => {
    const job = await makeJob(db)
    const other = openStore(databaseUrl)
    onTestFinished(() => other.end())
    const held = await hold(databaseUrl, (tx) =>
      tx.query('select from jobs where id = $1 for update', [job]),
    )
    onTestFinished(() => held.release())
    // both have seen the job open before either may end it
    const ends = Promise.all([
      activities.finishRun(job, { stopReason: 'cancelled', failureType: null }),
      createActivities(activityDeps(other)).finishRun(job, {
        stopReason: 'error',
        failureType: 'internal',
      }),
    ])
    const waiting = `select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await db.query(waiting)).rowCount).toBe(2)
    await held.release()
    const [one, another] = await ends
    expect(one).toEqual(another)
    expect(await rowOf(db, job)).toMatchObject({ status: one.status, stopReason: one.stopReason })
    const types = (await logOf(db, job)).map(({ type }) => type)
    expect(types.filter((type) => type === 'error')).toHaveLength(1)
  })

  test('a run that failed by what was asked for is said so when its end is asked for again', async () => {
    const job = await makeJob(db)
    const ending = { stopReason: 'error', failureType: 'subject_suppressed' } as const
    const first = await activities.finishRun(job, ending)
    expect(first).toEqual({ status: 'failed', stopReason: 'error', isRefused: true })
    expect(await activities.finishRun(job, ending)).toEqual(first)
  })
})

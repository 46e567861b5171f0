import { afterAll, beforeAll, expect, test } from 'vitest'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { runWithModel } from '../../../activities/job/run-with-model.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { updateDeadline } from '../../../store/jobs/jobs.ts'
import { makeSearch } from '../../support/histories/fake-search.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let db: Db
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 4 })
})
afterAll(() => db.end())

/** Of a job that has a minute left, when its model is busy for so long. */
async function askBusyModel(waitMs: number): Promise<string> {
  const jobId = await makeSearch(db)
  await updateDeadline(db, jobId, new Date(Date.now() + 60_000))
  return await runWithModel(activityDeps(db), jobId, {
    work: async () => {
      throw new ActivityError('model_rate_limited', { nextRetryDelayMs: waitMs })
    },
    failed: async (outcome, message) => `${outcome}: ${message}`,
  })
}

test('a model that is busy beyond the deadline of a job is given up at once', async () => {
  const message = 'rate_limited: The language model did not answer in time.'
  expect(await askBusyModel(3_600_000)).toBe(message)
})

test('a model that is busy for less time than a job has left is asked again then', async () => {
  await expect(askBusyModel(30_000)).rejects.toMatchObject({ nextRetryDelayMs: 30_000 })
})

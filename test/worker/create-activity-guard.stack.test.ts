import { Context } from '@temporalio/activity'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { makeSearch, twoProviders } from '../support/histories/fake-search.ts'
import { ended } from '../support/rows/jobs.ts'
import { openRuns, type Runs } from '../support/runs/runs.ts'
import { useStack } from '../support/stack/use-stack.ts'

const lines: string[] = []
let runs: Runs
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  runs = await openRuns(useStack(), 'activity-guard', log)
})
afterAll(() => runs.close())

test('an activity that breaks off because its run is stopped is not logged as failed', async () => {
  const job = await makeSearch(runs.db)
  let [isAsked, isOver] = [false, false]
  const handle = await runs.start(
    job,
    twoProviders(runs.db, async () => {
      isAsked = true
      await Context.current().cancelled.catch(() => {})
      isOver = true
      throw new Error('the connection was closed')
    }),
  )
  await eventually(() => expect(isAsked).toBe(true))
  await handle.executeUpdate('stop')
  expect(await ended(runs.db, job)).toMatchObject({ stopReason: 'stopped' })
  await eventually(() => expect(isOver).toBe(true))
  await handle.result()
  expect(lines).toEqual([])
})

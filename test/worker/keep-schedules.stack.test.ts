import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureSchedules, reconcileSchedule } from '../../temporal/schedules.ts'
import { keepSchedules } from '../../worker/keep-schedules.ts'
import { eventually } from '../support/eventually.ts'
import { openRuns, type Runs } from '../support/runs/runs.ts'
import { useStack } from '../support/stack/use-stack.ts'

const config = { reconcileEverySeconds: 3_600 }

let runs: Runs
beforeAll(async () => {
  runs = await openRuns(useStack(), 'keep-schedules')
})
afterAll(() => runs.close())

test('a worker puts the housekeeping back on its schedule after that was lost, and says so once', async () => {
  const lines: string[] = []
  await ensureSchedules(runs.client, config)
  const schedule = runs.client.schedule.getHandle(reconcileSchedule)
  const stop = keepSchedules(runs.client, config, {
    log: pino({}, { write: (line) => lines.push(line) }),
    everyMs: 50,
  })
  onTestFinished(stop)
  await schedule.delete()
  await eventually(() => expect(lines).toHaveLength(1))
  expect(await schedule.describe()).toMatchObject({
    action: { workflowType: 'reconcile', args: [{ everySeconds: 3_600 }] },
  })
  expect(lines[0]).toContain('the housekeeping had no schedule')
  stop()
  await schedule.delete()
})

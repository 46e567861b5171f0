import { type Client, ScheduleAlreadyRunning } from '@temporalio/client'
import type { Config } from '../config/read-config.ts'
import { callWithDeadline } from './deadlines.ts'
import { taskQueue } from './queues.ts'

export const reconcileSchedule = 'reconcile'

type Interval = Pick<Config, 'reconcileEverySeconds'>

/**
 * Puts `reconcile` on a Temporal Schedule, once per namespace; a changed interval holds from the
 * next run on.
 */
export async function ensureSchedules(client: Client, interval: Interval): Promise<void> {
  if (await createSchedules(client, interval)) return
  const { spec, action } = buildSchedule(interval)
  await client.schedule
    .getHandle(reconcileSchedule)
    .update((schedule) => ({ ...schedule, spec, action: { ...schedule.action, ...action } }))
}

/**
 * Puts `reconcile` on a Temporal Schedule where there is none.
 * @returns false where there is one, with whatever interval
 */
export async function createSchedules(client: Client, interval: Interval): Promise<boolean> {
  try {
    await callWithDeadline(client, () =>
      client.schedule.create({
        scheduleId: reconcileSchedule,
        ...buildSchedule(interval),
        policies: { overlap: 'SKIP', catchupWindow: '1m' },
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error
    return false
  }
}

function buildSchedule({ reconcileEverySeconds: everySeconds }: Interval) {
  return {
    spec: { intervals: [{ every: `${everySeconds}s` as const }] },
    action: {
      type: 'startWorkflow' as const,
      workflowType: 'reconcile',
      taskQueue,
      args: [{ everySeconds }],
    },
  }
}

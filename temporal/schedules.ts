import { type Client, ScheduleAlreadyRunning } from '@temporalio/client'
import type { Config } from '../config/read-config.ts'
import { taskQueue } from './queues.ts'

export const reconcileSchedule = 'reconcile'

/**
 * Puts `reconcile` on a Temporal Schedule, once per namespace; a changed interval holds from the
 * next run on.
 */
export async function ensureSchedules(
  client: Client,
  { reconcileEverySeconds: everySeconds }: Pick<Config, 'reconcileEverySeconds'>,
): Promise<void> {
  const spec = { intervals: [{ every: `${everySeconds}s` as const }] }
  const action = {
    type: 'startWorkflow' as const,
    workflowType: 'reconcile',
    taskQueue,
    args: [{ everySeconds }],
  }
  try {
    await client.schedule.create({
      scheduleId: reconcileSchedule,
      spec,
      action,
      policies: { overlap: 'SKIP', catchupWindow: '1m' },
    })
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error
    await client.schedule
      .getHandle(reconcileSchedule)
      .update((schedule) => ({ ...schedule, spec, action: { ...schedule.action, ...action } }))
  }
}

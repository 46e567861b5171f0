import { type Client, ScheduleAlreadyRunning } from '@temporalio/client'
import { taskQueue } from '../api/temporal.ts'
import type { Config } from '../config.ts'

export const reconcileSchedule = 'reconcile'

/** Puts `reconcile` on a Temporal Schedule, once per namespace; a changed interval is taken over. */
export async function ensureSchedules(client: Client, { reconcileEverySeconds }: Config): Promise<void> {
  const spec = { intervals: [{ every: `${reconcileEverySeconds}s` as const }] }
  try {
    await client.schedule.create({
      scheduleId: reconcileSchedule,
      spec,
      action: { type: 'startWorkflow', workflowType: 'reconcile', taskQueue, args: [] },
      policies: { overlap: 'SKIP', catchupWindow: '1m' },
    })
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error
    await client.schedule.getHandle(reconcileSchedule).update((schedule) => ({ ...schedule, spec }))
  }
}

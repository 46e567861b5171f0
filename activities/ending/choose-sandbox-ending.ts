import type { JobRow } from '../../store/jobs.ts'
import type { RunEnding } from '../../workflows/ports.ts'

/**
 * A scenario that is cut short says so as a run does that ran out of time; no clock was involved.
 */
export function chooseSandboxEnding(
  { sandbox, partial }: Pick<JobRow, 'sandbox' | 'partial'>,
  asked: RunEnding,
): RunEnding {
  return sandbox && partial && asked.stopReason === 'completed'
    ? { ...asked, stopReason: 'deadline_reached' }
    : asked
}

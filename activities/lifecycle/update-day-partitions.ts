import { dayMs } from '../../contract/fields/durations.ts'
import {
  createDayPartitions,
  deleteDayPartition,
  listOverDayPartitions,
} from '../../store/database/day-partitions.ts'
import { requestMs } from '../../store/requests/requests.ts'
import type { ActivityDeps } from '../deps.ts'

/** How far ahead partitions are made: rows of later days go to the default partition. */
const aheadMs = 2 * dayMs

/**
 * Makes the partitions of today and the next days, and drops those of days that are over. What is
 * held up is for the next time: callers wait behind one lock in a minute, not behind many.
 */
export async function updateDayPartitions({
  db,
  now,
}: Pick<ActivityDeps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const until = new Date(at.getTime() + aheadMs)
  if ((await createDayPartitions(db, { from: at, until })) === 'held_up') return
  const requestsBefore = new Date(at.getTime() - requestMs)
  for (const partition of await listOverDayPartitions(db, { now: at, requestsBefore }))
    if ((await deleteDayPartition(db, partition)) === 'held_up') return
}

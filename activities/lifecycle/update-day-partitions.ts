import {
  createDayPartitions,
  deleteDayPartition,
  listEndedDayPartitions,
} from '../../store/day-partitions.ts'
import type { ActivityDeps } from '../deps.ts'

/** A worker that is away for so long leaves rows in the default partition, and no gap. */
const aheadMs = 2 * 86_400_000

/** Makes the partitions of today and the next days, and drops those of days that are over. */
export async function updateDayPartitions({
  db,
  now,
}: Pick<ActivityDeps, 'db' | 'now'>): Promise<void> {
  const at = now()
  await createDayPartitions(db, { from: at, until: new Date(at.getTime() + aheadMs) })
  for (const name of await listEndedDayPartitions(db, at)) await deleteDayPartition(db, name, at)
}

import { hourMs } from '../contract/fields/durations.ts'
import { createId } from '../store/database/new-id.ts'
import type { Announced } from '../store/jobs/jobs.ts'
import { insertJob } from '../store/jobs/new-jobs.ts'
import type { BenchService } from './service.ts'

/**
 * A job without a run, which stays open until the bench ends.
 * @returns its id
 */
export async function openJob(
  { db, accountId }: Pick<BenchService, 'db' | 'accountId'>,
  announced: Announced = 'events',
): Promise<string> {
  const id = createId('job')
  const now = new Date()
  await insertJob(db, {
    id,
    owner: accountId,
    accountId,
    keyId: null,
    operation: 'vin',
    channel: 'job',
    sandbox: false,
    input: {},
    metadata: {},
    progress: { percent: 0, label: 'Queued' },
    requestId: createId('req'),
    announced,
    deadlineSeconds: 600,
    maxPercentage: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 2 * hourMs),
  })
  return id
}

import { recordJobEnd } from '../../store/job-endings.ts'
import { inTransactionOn } from '../../store/open.ts'
import type { ActivityDeps } from '../deps.ts'
import { lockOpenJob } from '../job/open-job.ts'
import { findFixture } from './find-fixture.ts'

/** Makes a sandbox job's result out of its fixture. */
export async function composeFixture({ db }: ActivityDeps, jobId: string): Promise<void> {
  await inTransactionOn(db, jobId, async (tx) => {
    const job = await lockOpenJob(tx, jobId)
    const { fixture, scenario } = findFixture(job)
    await recordJobEnd(tx, jobId, {
      progress: { percent: 95, label: 'Made the result' },
      warnings: [],
      partial: scenario?.kind === 'partial',
      result: JSON.stringify(fixture.body),
    })
  })
}

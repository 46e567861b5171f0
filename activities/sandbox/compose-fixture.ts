import { isEnded } from '../../contract/jobs.ts'
import { recordJobEnd } from '../../store/job-endings.ts'
import { lockJob } from '../../store/jobs.ts'
import { inTransactionOn } from '../../store/open.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { findFixture } from './find-fixture.ts'

/** Makes a sandbox job's result out of its fixture. */
export async function composeFixture({ db }: ActivityDeps, jobId: string): Promise<void> {
  await inTransactionOn(db, jobId, async (tx) => {
    const job = await lockJob(tx, jobId)
    if (job === null) throw new ActivityError('job_unknown')
    if (isEnded(job.status)) throw new ActivityError('job_ended')
    const { fixture, scenario } = findFixture(job)
    await recordJobEnd(tx, jobId, {
      progress: { percent: 95, label: 'Made the result' },
      warnings: [],
      partial: scenario?.kind === 'partial',
      result: JSON.stringify(fixture.body),
    })
  })
}

import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../job/record-step.ts'
import { findFixture } from './find-fixture.ts'

/** Makes a sandbox job's result out of its fixture. */
export async function composeFixture(deps: ActivityDeps, jobId: string): Promise<void> {
  await recordResult(deps, jobId, async (_, job) => {
    const { fixture, scenario } = findFixture(job)
    return {
      conclusion: {
        progress: { percent: 95, label: 'Made the result' },
        warnings: [],
        partial: scenario?.kind === 'partial',
        result: JSON.stringify(fixture.body),
      },
    }
  })
}

import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { findFixture } from './find-fixture.ts'

/** Makes a sandbox job's result out of its fixture. */
export async function composeFixture(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, async (_, job) => {
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

import { ownEngine } from '../../sources/choice/providers.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { parseRunPlan } from '../job/run-plan.ts'
import type { ProviderRun } from '../providers/run-provider.ts'

/**
 * Whether these runs are all that a search asks, so that its result follows at once: no provider of
 * its plan, no sweep and no look at pictures is to come.
 */
export function isComplete(
  job: Pick<JobRow, 'operation' | 'plan'>,
  runs: readonly ProviderRun[],
): boolean {
  const plan = parseRunPlan(job)
  if (plan === null || plan.shards > 0) return false
  const outcomes = new Map(runs.map(({ provider, outcome }) => [provider, outcome]))
  const own = outcomes.get(ownEngine)
  const needsEngine = plan.engines.length > 0 && own !== 'ok' && own !== 'no_results'
  return (
    !needsEngine &&
    plan.together.every((provider) => outcomes.has(provider)) &&
    !runs.some(hasPicture)
  )
}

/** Whether a provider's run, or one that it led to, brought a profile picture. */
export function hasPicture(run: ProviderRun): boolean {
  return [run, ...run.led].some(({ findings }) =>
    findings.some(({ avatarUrl }) => avatarUrl !== null),
  )
}

import type { RunEnd, TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { runUnlessEnded } from '../ending/run-unless-ended.ts'
import { fetchTogether } from '../providers/fetch-together.ts'
import { hasPicture } from './is-complete.ts'
import { openInquiry } from './open-inquiry.ts'
import { recordAvatarChecks } from './record-avatar-checks.ts'

/**
 * Asks many providers about the person of a run, and looks at the avatars that they show. Beside a
 * workflow there is no time for that: the provider is reported as one that goes on.
 */
export async function askSources(
  deps: ActivityDeps,
  jobId: string,
  providers: readonly string[],
  composes = false,
): Promise<TryReport[]> {
  const step = () => runAsking(deps, jobId, { providers, composes })
  if (!composes) return await step()
  return await runUnlessEnded(deps.db, jobId, {
    step,
    ended: (end) =>
      withEnd(
        providers.map((provider) => ({ provider, outcome: 'ok', again: false })),
        end,
      ),
  })
}

function withEnd(reports: readonly TryReport[], end: RunEnd): TryReport[] {
  return reports.map((report, n) => (n === 0 ? { ...report, end } : report))
}

async function runAsking(
  deps: ActivityDeps,
  jobId: string,
  { providers, composes }: { providers: readonly string[]; composes: boolean },
): Promise<TryReport[]> {
  const inquiry = await openInquiry(deps, jobId, { composes })
  const { reports, runs } = await fetchTogether(deps, inquiry, providers)
  const end = inquiry.end()
  if (end !== null) return withEnd(reports, end)
  const { isLocal, signal } = deps.attempt()
  if (isLocal) {
    const shown = new Set(runs.filter(hasPicture).map(({ provider }) => provider))
    return reports.map((report) =>
      shown.has(report.provider) ? { ...report, goesOn: true } : report,
    )
  }
  // those that answered a try before this one may show some, too
  if (runs.length < providers.length || runs.some(hasPicture))
    await recordAvatarChecks(deps, inquiry.search, signal)
  return reports
}

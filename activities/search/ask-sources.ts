import type { TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { fetchTogether } from '../providers/fetch-together.ts'
import { openInquiry } from './open-inquiry.ts'
import { recordAvatarChecks } from './record-avatar-checks.ts'

/** Asks many providers about the person of a run, and looks at the avatars that they show. */
export async function askSources(
  deps: ActivityDeps,
  jobId: string,
  providers: readonly string[],
): Promise<TryReport[]> {
  const inquiry = await openInquiry(deps, jobId)
  const { reports, runs } = await fetchTogether(deps, inquiry, providers)
  const hasPictures = runs
    .flatMap((run) => [run, ...run.led])
    .some(({ findings }) => findings.some(({ avatarUrl }) => avatarUrl !== null))
  if (hasPictures) await recordAvatarChecks(deps, inquiry.search, deps.attempt().signal)
  return reports
}

import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { fetchAlone } from '../providers/fetch-alone.ts'
import { openInquiry } from './open-inquiry.ts'

/** Asks one provider about the person of a run. */
export async function askSource(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<ProviderReport> {
  return await fetchAlone(deps, await openInquiry(deps, jobId), provider)
}

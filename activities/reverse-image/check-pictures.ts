import { choosePictures } from '../../research/pictures/choose-pictures.ts'
import { dropSuppressed } from '../../research/pictures/drop-suppressed.ts'
import { mergePictures } from '../../research/pictures/merge-pictures.ts'
import { parseHost } from '../../research/text/addresses/parse-host.ts'
import { pictureProviders } from '../../sources/choice/choose-picture-providers.ts'
import { loadFindings } from '../../store/findings/findings.ts'
import { insertAvatarChecks, loadAvatarChecks } from '../../store/images/avatar-checks.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { recordStep } from '../job/record-step.ts'
import { runByGroup } from '../job/run-by-group.ts'
import { fetchPictureHash } from '../pictures/fetch-picture-hash.ts'
import { parseFound } from './picture-findings.ts'

const provider = 'picture_checks'
const allTimeoutMs = 10_000
/** More of one host would wait for their turn there while their time runs. */
const turns = { atOnce: 8, atOnceOfGroup: 2 }
const label = 'Compared the pictures'

/**
 * Looks at the first pictures that providers name, so that the result can say which are the same.
 * What cannot be fetched is written down as such, and not tried again.
 */
export async function checkPictures(deps: ActivityDeps, jobId: string): Promise<ProviderReport> {
  const { db, fetcher } = deps
  const [job, findings, known, suppressions] = await Promise.all([
    loadOpenJob(db, jobId),
    loadFindings(db, jobId),
    loadAvatarChecks(db, jobId),
    loadSuppressions(db),
  ])
  const read = parseFound(job, findings, pictureProviders)
  const seen = new Set(known.map(({ findingKey }) => findingKey))
  const shown = read === null ? null : dropSuppressed(mergePictures(read.found), suppressions)
  const urls = shown === null ? [] : choosePictures(shown)
  const open = urls.filter((url) => !seen.has(url))
  if (open.length === 0) return { provider, outcome: 'no_results' }
  const { signal } = deps.attempt()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(allTimeoutMs)])
  await runByGroup(open, { ...turns, groupOf: (url) => parseHost(url) ?? '' }, async (url) => {
    const check = { findingKey: url, ...(await fetchPictureHash(fetcher, url, limit)) }
    // at once, so that another try of this activity looks at the others alone
    if (!signal.aborted) await insertAvatarChecks(db, jobId, [check], deps.now())
  })
  signal.throwIfAborted()
  await recordStep(deps, jobId, async (_, { progress }) => {
    const status = { type: 'status', label, stage: 'reading', percent: 85 } as const
    return {
      events: [{ dedupeKey: 'compared', event: status }],
      stage: 'reading',
      progress: { ...progress, percent: 85, label },
    }
  })
  return { provider, outcome: 'ok' }
}

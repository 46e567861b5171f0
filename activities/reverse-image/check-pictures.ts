import { choosePictures } from '../../research/pictures/choose-pictures.ts'
import { mergePictures } from '../../research/pictures/merge-pictures.ts'
import { insertAvatarChecks, loadAvatarChecks } from '../../store/avatar-checks.ts'
import { loadFindings } from '../../store/findings.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { recordStep } from '../job/record-step.ts'
import { fetchPictureHash } from '../pictures/fetch-picture-hash.ts'
import { pictureProviders } from '../sources/pictures/choose-picture-providers.ts'
import { parseFound } from './picture-findings.ts'

const provider = 'picture_checks'
const allTimeoutMs = 8_000
const label = 'Compared the pictures'

/**
 * Looks at the first pictures that providers name, so that the result can say which are the same.
 * What cannot be fetched is written down as such, and not tried again.
 */
export async function checkPictures(deps: ActivityDeps, jobId: string): Promise<ProviderReport> {
  const { db, fetcher } = deps
  const [, findings, known] = await Promise.all([
    loadOpenJob(db, jobId),
    loadFindings(db, jobId),
    loadAvatarChecks(db, jobId),
  ])
  const read = parseFound(findings, pictureProviders)
  const seen = new Set(known.map(({ findingKey }) => findingKey))
  const urls = read === null ? [] : choosePictures(mergePictures(read.found))
  const open = urls.filter((url) => !seen.has(url))
  if (open.length === 0) return { provider, outcome: 'no_results' }
  const { signal } = deps.attempt()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(allTimeoutMs)])
  const checks = await Promise.all(
    open.map(async (url) => ({
      findingKey: url,
      ...(await fetchPictureHash(fetcher, url, limit)),
    })),
  )
  signal.throwIfAborted()
  await recordStep(deps, jobId, async (tx, { progress }) => {
    await insertAvatarChecks(tx, jobId, checks, deps.now())
    const status = { type: 'status', label, stage: 'reading', percent: 85 } as const
    return {
      events: [{ dedupeKey: 'compared', event: status }],
      stage: 'reading',
      progress: { ...progress, percent: 85, label },
    }
  })
  return { provider, outcome: 'ok' }
}

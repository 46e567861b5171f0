import { buildPictureAddress } from '../../research/pictures/picture-address.ts'
import { insertFindings } from '../../store/findings.ts'
import { loadSigningKey } from '../../store/image-signing-key.ts'
import { findJobImage } from '../../store/images.ts'
import type { ProviderReport, TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { fetchAlone, type Inquiry } from '../providers/fetch-alone.ts'
import { fetchTogether } from '../providers/fetch-together.ts'
import { recordRuns } from '../providers/record-runs.ts'
import { pictureSources } from '../sources/pictures/index.ts'
import type { Pictures } from '../sources/pictures/picture-source.ts'
import { buildPartFinding } from './picture-findings.ts'

/** Asks providers about the picture of a run side by side, once each. */
export async function askPictureSources(
  deps: ActivityDeps,
  jobId: string,
  providers: readonly string[],
): Promise<TryReport[]> {
  const { reports } = await fetchTogether(deps, await openInquiry(deps, jobId), providers)
  return reports
}

/** Asks one provider about the picture of a run, as often as its limits allow. */
export async function askPictureSource(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<ProviderReport> {
  return await fetchAlone(deps, await openInquiry(deps, jobId), provider)
}

async function openInquiry(deps: ActivityDeps, jobId: string): Promise<Inquiry<Pictures>> {
  const { db, pictures } = deps
  const [job, image] = await Promise.all([loadOpenJob(db, jobId), findJobImage(db, jobId)])
  // a crash of the database empties the table
  if (image === null) throw new ActivityError('internal')
  const { sha1, bytes } = image
  const address =
    pictures.publicUrl === null
      ? null
      : buildPictureAddress(
          pictures.publicUrl,
          image,
          await loadSigningKey(db, pictures.signingKey),
        )
  return {
    job,
    questions: [{ kind: 'picture', text: sha1, address, bytes }],
    sources: pictureSources,
    record: (runs) =>
      recordRuns(deps, jobId, runs, async (tx, _, fresh) => {
        const found = fresh.flatMap(({ provider, findings }) =>
          findings.map((part, n) => buildPartFinding(provider, part, n)),
        )
        await insertFindings(tx, jobId, found, deps.now())
        return []
      }),
  }
}

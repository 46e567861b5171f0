import { buildPictureAddress } from '../../research/pictures/picture-address.ts'
import { pictureSources } from '../../sources/pictures/index.ts'
import type { Pictures } from '../../sources/pictures/picture-source.ts'
import { findJobImage } from '../../store/images/images.ts'
import { loadSigningKey } from '../../store/images/signing-key.ts'
import type { ActivityDeps } from '../deps.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { createAsks, recordEachPart } from '../providers/create-asks.ts'
import type { Inquiry } from '../providers/fetch-alone.ts'
import { fetchPictureAgain } from './fetch-picture-again.ts'
import { buildPictureFinding } from './picture-findings.ts'

async function openInquiry(deps: ActivityDeps, jobId: string): Promise<Inquiry<Pictures>> {
  const { db, pictures } = deps
  const [job, kept] = await Promise.all([loadOpenJob(db, jobId), findJobImage(db, jobId)])
  const image = kept ?? (await fetchPictureAgain(deps, job))
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
    record: recordEachPart(deps, jobId, buildPictureFinding),
  }
}

/** Asks the providers about the picture of a run. */
export const { together: askPictureSources, alone: askPictureSource } = createAsks(openInquiry)

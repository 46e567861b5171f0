import { ReverseImageInput } from '../../contract/operations/reverse-image.ts'
import { createId } from '../../store/database/new-id.ts'
import { findJobImage, type Image, insertImage } from '../../store/images/images.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { parseInput } from '../job/parse-input.ts'
import { recordStep } from '../job/record-step.ts'
import { parseRunPlan } from '../job/run-plan.ts'
import { fetchPicture } from './fetch-picture.ts'

/**
 * The picture of a run that has lost it: a crash of the database empties the table of pictures.
 * @throws ActivityError `internal` where its address no longer shows the same picture
 */
export async function fetchPictureAgain(deps: ActivityDeps, job: JobRow): Promise<Image> {
  const { sha256, ...picture } = await fetchUsable(deps, job)
  const plan = parseRunPlan(job)
  // what was named so far is compared with the looks of the first
  if (plan?.operation !== 'reverse_image' || plan.looks?.sha256 !== sha256)
    throw new ActivityError('internal')
  await recordStep(deps, job.id, async (tx) => {
    await insertImage(tx, job.id, { ...picture, id: createId('img'), createdAt: deps.now() })
    return {}
  })
  // that of another provider's activity stands where it was the first
  const image = await findJobImage(deps.db, job.id)
  if (image === null) throw new ActivityError('internal')
  return image
}

/** What makes a picture unusable would end the run as a mistake of its caller. */
async function fetchUsable(deps: ActivityDeps, job: JobRow) {
  const { imageUrl } = parseInput(ReverseImageInput, job.input)
  try {
    return await fetchPicture(deps.fetcher, imageUrl, deps.attempt().signal)
  } catch (cause) {
    throw cause instanceof ActivityError ? new ActivityError('internal', { cause }) : cause
  }
}

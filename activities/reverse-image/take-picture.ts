import { ReverseImageInput } from '../../contract/operations/reverse-image.ts'
import { choosePictureProviders } from '../../sources/choice/choose-picture-providers.ts'
import { createId } from '../../store/database/new-id.ts'
import { findJobImage, insertImage } from '../../store/images/images.ts'
import type { PicturePlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { parseInput } from '../job/parse-input.ts'
import { buildSearchStart } from '../job/progress.ts'
import { recordRunPlan } from '../job/record-run-plan.ts'
import { recordStep } from '../job/record-step.ts'
import { fetchPicture } from './fetch-picture.ts'

const label = 'Fetched the picture'

/**
 * Fetches and cleans the picture of a run, keeps it for its providers, and says which are asked. A
 * repeated try keeps the picture that is there.
 */
export async function takePicture(deps: ActivityDeps, jobId: string): Promise<PicturePlan> {
  const job = await loadOpenJob(deps.db, jobId)
  const { imageUrl } = parseInput(ReverseImageInput, job.input)
  const { together, bought, notAsked } = choosePictureProviders(deps.sources)
  if ((await findJobImage(deps.db, jobId)) !== null) return { together, bought }
  const { signal } = deps.attempt()
  const picture = await fetchPicture(deps.fetcher, imageUrl, signal)
  const now = deps.now()
  await recordStep(deps, jobId, async (tx) => {
    const asked = { together: [...together, ...bought], engines: [], shards: 0, sites: 0 }
    const { sha256, perceptualHash } = picture
    const plan = {
      operation: 'reverse_image',
      ...asked,
      looks: { sha256, perceptualHash },
    } as const
    await recordRunPlan(tx, jobId, { plan, notAsked, now })
    await insertImage(tx, jobId, { ...picture, id: createId('img'), createdAt: now })
    return buildSearchStart(label, asked.together.length, 'picture')
  })
  return { together, bought }
}

/**
 * One run per control flow of the reverse image search: `test/workflows/record-history.ts` saves
 * them, the tests play them through.
 */
import type { WorkflowHandle } from '@temporalio/client'
import { ActivityError } from '../../../activities/failures/failure.ts'
import type { Db } from '../../../store/database/open.ts'
import { recordJobPlan } from '../../../store/jobs/jobs.ts'
import type { PicturePlan } from '../../../workflows/ports.ts'
import { makeFreeJob } from '../rows/jobs.ts'
import { type Change, createPlay, type Runs, type Shape, untilCancelled } from '../runs/runs.ts'
import { answerCompany as answerNothing } from './fake-entity-search.ts'
import { untilItWaits, waitAnHour } from './fake-search.ts'

const free = 'wikimedia_commons'
const paid = 'tineye'

const play = createPlay(
  async (db, deadlineSeconds) =>
    await makeFreeJob(db, {
      operation: 'reverse_image',
      input: { imageUrl: 'https://pictures.example.com/quibbleworth.jpg' },
      deadlineSeconds,
    }),
)

/** A picture that was taken, as the real first activity keeps it but for its bytes. */
async function take(db: Db, jobId: string, plan: PicturePlan): Promise<PicturePlan> {
  const together = [...plan.together, ...plan.bought]
  await recordJobPlan(db, jobId, {
    operation: 'reverse_image',
    together,
    engines: [],
    shards: 0,
    sites: 0,
    looks: { sha256: '0'.repeat(64), perceptualHash: null },
  })
  return plan
}

/** Both providers answer that they know nothing. */
const unknown =
  ({ db }: Runs): Change =>
  () => ({
    takePicture: (jobId) => take(db, jobId, { together: [free], bought: [paid] }),
    askPictureSources: async (jobId, providers) => {
      for (const provider of providers) await answerNothing(db, jobId, provider, 'no_results')
      return providers.map((provider) => ({ provider, outcome: 'no_results', again: false }))
    },
    askPictureSource: async (jobId, provider) => {
      await answerNothing(db, jobId, provider, 'no_results')
      return { provider, outcome: 'no_results' }
    },
    checkPictures: async () => ({ provider: 'picture_checks', outcome: 'no_results' }),
  })

const changed =
  (runs: Runs, more: ReturnType<Change>): Change =>
  (real) => ({ ...unknown(runs)(real), ...more })

const untilItIsBought = (handle: WorkflowHandle) => untilItWaits(handle, 'askPictureSource')

export const reverseImageShapes = {
  fresh: async (runs) => await play(runs, unknown(runs)),
  unusable: async (runs) =>
    await play(
      runs,
      changed(runs, { takePicture: () => Promise.reject(new ActivityError('image_missing')) }),
    ),
  'asked-again': async (runs) =>
    await play(
      runs,
      changed(runs, {
        askPictureSources: async () => [{ provider: free, outcome: 'rate_limited', again: true }],
      }),
    ),
  'paid-over-budget': async (runs) =>
    await play(
      runs,
      changed(runs, {
        askPictureSource: async (_, provider) => ({
          provider,
          outcome: 'skipped',
          overBudget: true,
        }),
      }),
    ),
  'checks-failed': async (runs) =>
    await play(
      runs,
      changed(runs, { checkPictures: () => Promise.reject(new Error('a mistake of ours')) }),
    ),
  skipped: async (runs) =>
    await play(runs, changed(runs, { askPictureSource: waitAnHour }), async (handle) => {
      await untilItIsBought(handle)
      await handle.executeUpdate('skipProvider', { args: [paid] })
    }),
  stopped: async (runs) =>
    await play(runs, changed(runs, { askPictureSource: waitAnHour }), async (handle) => {
      await untilItIsBought(handle)
      await handle.executeUpdate('stop')
    }),
  cancelled: async (runs) =>
    await play(runs, changed(runs, { askPictureSource: waitAnHour }), async (handle) => {
      await untilItIsBought(handle)
      await handle.cancel()
    }),
  deadline: async (runs) =>
    await play(runs, changed(runs, { askPictureSource: untilCancelled }), undefined, 2),
} as const satisfies Record<string, Shape>

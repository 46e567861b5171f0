import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'

/** How long the first wait is, and the longest; each doubles the one before. */
const [firstMs, maxMs] = [500, 30_000]

type Question<Report> = {
  work: () => Promise<Report>
  /** What to do when the model refuses for good. */
  failed: (message: string) => Promise<Report>
}

const words: Readonly<Record<string, string>> = {
  model_rejected: 'The language model refused the request: its key, its name or its quota.',
  model_changed: 'The language model answered in an unknown shape.',
}

/**
 * Does what needs the model. One that is busy or away fails the activity, which says when to try
 * again: the wait is Temporal's, for as long as the run has time, and holds no worker.
 */
export async function runWithModel<Report>(
  deps: Pick<ActivityDeps, 'attempt' | 'reportProvider'>,
  jobId: string,
  provider: string,
  { work, failed }: Question<Report>,
): Promise<Report> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ActivityError)) throw error
    const message = words[error.type]
    if (message !== undefined) return await failed(message)
    if (error.type !== 'model_rate_limited' && error.type !== 'model_unavailable') throw error
    const { number } = deps.attempt()
    if (number === 1) await deps.reportProvider(jobId, provider, 'retrying')
    const waitMs =
      error.nextRetryDelayMs ?? Math.min(maxMs, firstMs * 2 ** Math.min(number - 1, 10))
    throw new ActivityError(error.type, { nextRetryDelayMs: waitMs, cause: error })
  }
}

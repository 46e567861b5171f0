import type { Outcome } from '../../contract/results/coverage.ts'
import { modelProvider } from '../../sources/choice/providers.ts'
import { findLastModelCall } from '../../store/cache/model-calls.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { buildRejectionMessage } from './build-rejection-message.ts'
import { countMsLeft } from './count-ms-left.ts'
import { loadOpenJob } from './open-job.ts'

/** How long the first wait is, and the longest; each doubles the one before. */
const [firstMs, maxMs] = [500, 30_000]

type Question<Report> = {
  work: () => Promise<Report>
  /** What to do when the model refuses for good, or was waited for in vain. */
  failed: (outcome: Outcome, message: string) => Promise<Report>
}

type Deps = Pick<ActivityDeps, 'attempt' | 'db' | 'modelPatienceMs' | 'now' | 'reportProvider'>

const words: Readonly<Record<string, (fault: unknown) => string>> = {
  model_rejected: buildRejectionMessage,
  model_changed: () => 'The language model answered in an unknown shape.',
}

/** Those that may pass, with the outcome where they do not. */
const passing: Readonly<Record<string, Outcome>> = {
  model_rate_limited: 'rate_limited',
  model_unavailable: 'timeout',
}

/**
 * Does what needs the model. One that is busy or away fails the activity, which says when to try
 * again: the wait is Temporal's and holds no worker. A model that says itself when to ask again is
 * waited for where the run has time until then. One that does not, and has not answered this run
 * for a while, is given up: a caller who waits has more of what rules make at once.
 */
export async function runWithModel<Report>(
  deps: Deps,
  jobId: string,
  { work, failed }: Question<Report>,
): Promise<Report> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ActivityError)) throw error
    const message = words[error.type]?.(error.cause)
    if (message !== undefined) return await failed('error', message)
    const outcome = passing[error.type]
    if (outcome === undefined) throw error
    const restMs = deps.modelPatienceMs - (await loadSilence(deps, jobId))
    const isTooLate =
      error.nextRetryDelayMs === null
        ? restMs <= 0
        : error.nextRetryDelayMs >= countMsLeft(await loadOpenJob(deps.db, jobId), deps.now())
    if (isTooLate) return await failed(outcome, 'The language model did not answer in time.')
    const { number } = deps.attempt()
    if (number === 1) await deps.reportProvider(jobId, modelProvider, 'retrying')
    const ownMs = Math.min(
      maxMs,
      firstMs * 2 ** Math.min(number - 1, 10),
      Math.max(firstMs, restMs),
    )
    throw new ActivityError(error.type, {
      nextRetryDelayMs: error.nextRetryDelayMs ?? ownMs,
      cause: error,
    })
  }
}

/** For how long the model has been asked by this run without an answer. */
async function loadSilence({ attempt, db, now }: Deps, jobId: string): Promise<number> {
  const { waitedMs } = attempt()
  const last = await findLastModelCall(db, jobId)
  return last === null ? waitedMs : Math.min(waitedMs, now().getTime() - last.getTime())
}

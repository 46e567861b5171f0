import type { About, AnySource, Question } from '../../sources/shared/source.ts'
import { findAccess, type SourceAccess } from '../../sources/source-access.ts'
import { loadOutcomes } from '../../store/findings/findings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { hasBudget } from '../job/budget.ts'
import { countMsLeft } from '../job/count-ms-left.ts'
import { maxTries } from '../job/max-tries.ts'
import type { LateCalls } from './late-calls.ts'
import { recordTries } from './record-runs.ts'
import { runCounted } from './run-counted.ts'
import { buildUnaskedRun, listFirstSteps, type ProviderRun } from './run-provider.ts'

/**
 * A search whose caller waits is not held up for longer than this by one provider; nor beyond its
 * deadline.
 */
const maxWaitSeconds = 15
const backOffMs = 500

/** The subject of a run, its providers, and how their answers are recorded. */
export type Inquiry<Of extends About> = {
  job: Pick<JobRow, 'id' | 'accountId' | 'deadlineAt'>
  /** None of them has an outcome; absent or false: some may have. */
  isUnasked?: boolean
  questions: readonly Question<Of>[]
  sources: readonly AnySource<Of>[]
  record: (runs: readonly ProviderRun<Of>[]) => Promise<void>
  /** Absent: a call ends with its activity. */
  late?: LateCalls<Of>
}

/**
 * Asks one provider. When its limit is spent, or it does not answer, the activity fails and says
 * when it may be tried again: the wait is Temporal's, and holds no worker. The last try
 * writes down what it met.
 */
export async function fetchAlone<Of extends About>(
  deps: ActivityDeps,
  { job, questions: all, sources, record }: Inquiry<Of>,
  provider: string,
): Promise<ProviderReport> {
  const jobId = job.id
  const known = await loadOutcomes(deps.db, jobId)
  const answered = known.find((row) => row.provider === provider)
  if (answered !== undefined) return { provider, outcome: answered.outcome }
  const { number, signal } = deps.attempt()
  const steps = sources.filter((source) => source.provider === provider)
  const questions = await limitToPayable(deps, job, all, steps)
  if (questions.length === 0) {
    await record([buildUnaskedRun(provider, 'skipped', "The run's budget did not cover it.")])
    return { provider, outcome: 'skipped', overBudget: true }
  }
  const run = await runCounted(deps, { jobId, provider, questions, sources, signal })
  if (run.again && number < maxTries) {
    const waitMs =
      run.waitSeconds === null ? backOffMs * 2 ** (number - 1) : run.waitSeconds * 1_000
    if (isWorthWaiting(waitMs, job, deps.now())) {
      await recordTries(deps, jobId, [run])
      if (number === 1) await deps.reportProvider(jobId, provider, 'retrying')
      const type = run.outcome === 'rate_limited' ? 'source_rate_limited' : 'source_unavailable'
      throw new ActivityError(type, { nextRetryDelayMs: waitMs, cause: run.fault })
    }
  }
  await record([run])
  return {
    provider,
    outcome: run.outcome,
    ...(questions.length < all.length ? { overBudget: true } : {}),
  }
}

/**
 * As many of the questions, the first first, as what was set aside for the run pays for: each is a
 * call of every step that takes it.
 */
async function limitToPayable<Of extends About>(
  { db, sources: access }: Pick<ActivityDeps, 'db' | 'sources'>,
  job: Pick<JobRow, 'id' | 'accountId'>,
  questions: readonly Question<Of>[],
  steps: readonly AnySource<Of>[],
): Promise<readonly Question<Of>[]> {
  const prices = questions.map((question) => sumPrices(steps, question, access))
  for (let count = questions.length; count > 0; count -= 1) {
    const price = prices.slice(0, count).reduce((sum, one) => sum + one, 0)
    if (await hasBudget(db, job, price)) return questions.slice(0, count)
  }
  return []
}

/** What one question costs; a step that only an answer leads to takes the place of the first. */
function sumPrices<Of extends About>(
  steps: readonly AnySource<Of>[],
  question: Question<Of>,
  access: SourceAccess,
): number {
  const asked = listFirstSteps(steps, question).filter((step) => {
    const given = findAccess(step, access)
    return given !== null && step.request(question, { ...given, first: question }) !== null
  })
  const price = asked.reduce((sum, { microDollars }) => sum + microDollars, 0)
  return Math.max(price, ...steps.map(({ microDollars }) => microDollars))
}

function isWorthWaiting(waitMs: number, job: Pick<JobRow, 'deadlineAt'>, now: Date): boolean {
  return waitMs <= maxWaitSeconds * 1_000 && waitMs < countMsLeft(job, now)
}

import { loadOutcomes } from '../../store/findings.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { hasBudget } from '../job/budget.ts'
import type { About, AnySource, Question } from '../sources/source.ts'
import { recordTries } from './record-runs.ts'
import { type ProviderRun, runProvider } from './run-provider.ts'

const tries = 3
/**
 * A search whose caller waits is not held up for longer than this by one provider; nor beyond its
 * deadline.
 */
const maxWaitSeconds = 15
const backOffMs = 500

/** The subject of a run, its providers, and how their answers are recorded. */
export type Inquiry<Of extends About> = {
  job: Pick<JobRow, 'id' | 'accountId' | 'deadlineAt'>
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
  const price = Math.max(0, ...steps.map(({ microDollars }) => microDollars))
  const questions = await payable(deps, job, all, price)
  if (questions.length === 0) {
    await record([unbought(provider)])
    return { provider, outcome: 'skipped', overBudget: true }
  }
  const run = await runProvider(deps, { jobId, provider, questions, sources, signal })
  if (run.again && number < tries) {
    const waitMs =
      run.waitSeconds === null ? backOffMs * 2 ** (number - 1) : run.waitSeconds * 1_000
    if (fits(waitMs, job, deps.now())) {
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
 * call of its own.
 */
async function payable<Asked>(
  { db }: Pick<ActivityDeps, 'db'>,
  job: Pick<JobRow, 'id' | 'accountId'>,
  questions: readonly Asked[],
  price: number,
): Promise<readonly Asked[]> {
  for (let count = questions.length; count > 0; count -= 1) {
    if (await hasBudget(db, job, count * price)) return questions.slice(0, count)
  }
  return []
}

function fits(waitMs: number, { deadlineAt }: Pick<JobRow, 'deadlineAt'>, now: Date): boolean {
  const leftMs =
    deadlineAt === null ? Number.POSITIVE_INFINITY : deadlineAt.getTime() - now.getTime()
  return waitMs <= maxWaitSeconds * 1_000 && waitMs < leftMs
}

function unbought<Of extends About>(provider: string): ProviderRun<Of> {
  return {
    provider,
    outcome: 'skipped',
    message: "The run's budget did not cover it.",
    again: false,
    waitSeconds: null,
    findings: [],
    calls: 0,
    microDollars: 0,
    durationMs: 0,
    responses: [],
    fault: null,
    led: [],
  }
}

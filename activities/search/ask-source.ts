import { loadOutcomes } from '../../store/findings.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { hasBudget } from '../job/budget.ts'
import { loadSubject, type Search } from '../person/load-subject.ts'
import { type ProviderRun, runProvider } from '../providers/run-provider.ts'
import { sources } from '../sources/index.ts'
import { listSteps } from '../sources/source-access.ts'
import { recordAnswers, recordTries } from './record-answers.ts'

const tries = 3
/**
 * A search whose caller waits is not held up for longer than this by one provider; nor beyond its
 * deadline.
 */
const maxWaitSeconds = 15
const backOffMs = 500

/**
 * Asks one provider. When its limit is spent, or it does not answer, the activity fails and says
 * when it may be tried again: the wait is Temporal's, and holds no worker. The last try
 * writes down what it met.
 */
export async function askSource(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<ProviderReport> {
  const [search, known] = await Promise.all([
    loadSubject(deps.db, jobId),
    loadOutcomes(deps.db, jobId),
  ])
  const answered = known.find((row) => row.provider === provider)
  if (answered !== undefined) return { provider, outcome: answered.outcome }
  const { number, signal } = deps.attempt()
  const questions = await payable(deps, search, provider)
  if (questions.length === 0) {
    await recordAnswers(deps, search, [unbought(provider)])
    return { provider, outcome: 'skipped', overBudget: true }
  }
  const run = await runProvider(deps, { jobId, provider, questions, sources, signal })
  if (run.again && number < tries) {
    const waitMs =
      run.waitSeconds === null ? backOffMs * 2 ** (number - 1) : run.waitSeconds * 1_000
    if (fits(waitMs, search, deps.now())) {
      await recordTries(deps, jobId, [run])
      if (number === 1) await deps.tellProvider(jobId, provider, 'retrying')
      const type = run.outcome === 'rate_limited' ? 'source_rate_limited' : 'source_unavailable'
      throw new ActivityError(type, { nextRetryDelayMs: waitMs, cause: run.fault })
    }
  }
  await recordAnswers(deps, search, [run])
  return {
    provider,
    outcome: run.outcome,
    ...(questions.length < search.questions.length ? { overBudget: true } : {}),
  }
}

/**
 * As many of the questions, the first first, as what was set aside for the run pays for: each is a
 * call of its own.
 */
async function payable(
  { db }: Pick<ActivityDeps, 'db'>,
  { job, questions }: Search,
  provider: string,
): Promise<Search['questions']> {
  const price = Math.max(0, ...listSteps(provider).map(({ microDollars }) => microDollars))
  for (let count = questions.length; count > 0; count -= 1) {
    if (await hasBudget(db, job, count * price)) return questions.slice(0, count)
  }
  return []
}

function fits(waitMs: number, { job }: Search, now: Date): boolean {
  const leftMs =
    job.deadlineAt === null ? Number.POSITIVE_INFINITY : job.deadlineAt.getTime() - now.getTime()
  return waitMs <= maxWaitSeconds * 1_000 && waitMs < leftMs
}

function unbought(provider: string): ProviderRun {
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

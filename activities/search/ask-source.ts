import { outcomesOf } from '../../store/findings.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import { canPay } from '../budget.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failure.ts'
import { type ProviderRun, runProvider } from '../run-provider.ts'
import { stepsOf } from '../source-access.ts'
import { readSearch, type Search } from './read-search.ts'
import { recordAnswers } from './record-answers.ts'

const tries = 3
/** A search whose caller waits is not held up for longer than this by one provider; nor beyond its deadline. */
const patienceSeconds = 15
const backOffMs = 500

/**
 * Asks one provider. When its limit is spent, or it does not answer, the activity fails and says when it may be tried again: the wait is Temporal's,
 * and holds no worker (design §5). The last try writes down what it met.
 */
export async function askSource(deps: ActivityDeps, jobId: string, provider: string): Promise<ProviderReport> {
  const [search, known] = await Promise.all([readSearch(deps.db, jobId), outcomesOf(deps.db, jobId)])
  const answered = known.find((row) => row.provider === provider)
  if (answered !== undefined) return { provider, outcome: answered.outcome }
  const { number, signal } = deps.attempt()
  const price = Math.max(0, ...stepsOf(provider).map(({ microDollars }) => microDollars))
  if (!(await canPay(deps.db, search.job, price))) {
    await recordAnswers(deps, search, [unbought(provider)])
    return { provider, outcome: 'skipped', overBudget: true }
  }
  const run = await runProvider(deps, provider, search.questions, signal)
  if (run.again && number < tries) {
    const waitMs = run.waitSeconds === null ? backOffMs * 2 ** (number - 1) : run.waitSeconds * 1_000
    if (fits(waitMs, search, deps.now())) {
      if (number === 1) await deps.tellProvider(jobId, provider, 'retrying')
      throw new ActivityError(run.outcome === 'rate_limited' ? 'source_rate_limited' : 'source_unavailable', { nextRetryDelayMs: waitMs })
    }
  }
  await recordAnswers(deps, search, [run])
  return { provider, outcome: run.outcome }
}

function fits(waitMs: number, { job }: Search, now: Date): boolean {
  const leftMs = job.deadlineAt === null ? Number.POSITIVE_INFINITY : job.deadlineAt.getTime() - now.getTime()
  return waitMs <= patienceSeconds * 1_000 && waitMs < leftMs
}

function unbought(provider: string): ProviderRun {
  return {
    provider,
    outcome: 'skipped',
    message: 'What was set aside for the run does not pay for it.',
    again: false,
    waitSeconds: null,
    findings: [],
    calls: 0,
    microDollars: 0,
    durationMs: 0,
  }
}

import type { Outcome } from '../../contract/coverage.ts'
import { removeSecretsFromBody } from '../../research/safety/remove-secrets.ts'
import { deletePurchase, recordPurchase } from '../../store/purchases.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildHttpCode, ProviderFault } from '../failures/parse-failure.ts'
import { FetchError, type FetchFault } from '../fetch/fetcher.ts'
import { isUnreachable } from '../fetch/is-unreachable.ts'
import { parseBodyText } from '../fetch/parse-body-text.ts'
import { parseAnswer } from '../sources/parse-answer.ts'
import type {
  About,
  AnySource,
  Evidence,
  People,
  Question,
  SourceAnswer,
} from '../sources/source.ts'
import { findAccess } from '../sources/source-access.ts'
import { buildResponseKey } from './kept-responses.ts'
import {
  buildQuota,
  claimRequest,
  countFailure,
  recordThrottle,
  releaseRequest,
} from './provider-limits.ts'

/**
 * What one step of a provider came to. `calls`: how many requests were answered; of a paid provider
 * only those that it served, since what it refuses (4xx) or fails at (5xx) it does not bill. Kept
 * answers cost nothing.
 */
export type StepRun<Of extends About = People> = {
  outcome: Outcome
  evidence: Evidence<Of>
  /** A further try may help, at once or after `waitSeconds`. */
  again: boolean
  waitSeconds: number | null
  calls: number
  microDollars: number
  /** The kept answer that it came from or left behind: the hash of its request. */
  response: string | null
  /** Why there is no answer; null when there is one. */
  fault: ProviderFault | null
}

type Deps = Pick<
  ActivityDeps,
  'db' | 'fetcher' | 'hits' | 'kept' | 'sources' | 'now' | 'metrics' | 'span'
>

const nothing = { findings: [] }

/**
 * Asks one source one question, and does all that sources do not do themselves: kept answers,
 * limits, fetching, judging.
 * @param first the question of the run that led here
 * @returns null when the source has nothing to say to such a question
 */
export async function runSource<Of extends About>(
  deps: Deps,
  jobId: string,
  source: AnySource<Of>,
  question: Question<Of>,
  signal: AbortSignal,
  first: Question<Of> = question,
): Promise<StepRun<Of> | null> {
  const access = findAccess(source, deps.sources)
  const request = access === null ? null : source.request(question, { ...access, first })
  if (access === null || request === null) return null
  const { provider } = source
  const { metrics } = deps
  const isBoughtOnce = source.isBoughtOnce === true
  const keptAs = isBoughtOnce ? { url: `${source.name} of ${jobId}` } : request
  const kept = await deps.kept.find(source, keptAs)
  if (source.cacheSeconds > 0)
    metrics.sourceCache.inc({ provider, result: kept === null ? 'miss' : 'hit' })
  const response = buildResponseKey(source, keptAs)
  if (kept !== null) {
    const run = { ...judged(source, kept, question, deps.now()), response }
    return isBoughtOnce ? { ...run, ...buildReportCost(source, run.outcome) } : run
  }

  const quota = buildQuota(source, request.url, access.base)
  const refused = await claimRequest(deps, quota, access.key !== null)
  if (refused !== null) {
    metrics.providerWaits.observe({ provider, reason: refused.why }, refused.waitSeconds)
    const outcome = refused.why === 'limit' ? 'rate_limited' : 'error'
    return failed({
      outcome,
      again: refused.why !== 'limit' || source.yieldsWhenSpent !== true,
      waitSeconds: refused.waitSeconds,
      fault: new ProviderFault(provider, refused.why, null),
    })
  }
  const { now, db } = deps
  if (isBoughtOnce && !(await recordPurchase(db, { jobId, provider, now: now() })))
    return failed({
      outcome: 'error',
      again: false,
      waitSeconds: null,
      fault: new ProviderFault(provider, 'bought_before', null),
    })
  let answer: SourceAnswer
  let isCut = false
  const endTimer = metrics.providerSeconds.startTimer({ provider })
  try {
    const call = () =>
      deps.fetcher.fetch({
        ...request,
        purpose: 'api',
        timeoutMs: source.timeoutMs,
        maxBytes: source.maxBytes,
        maxRedirects: 3,
        signal,
      })
    const described = { provider, step: source.name }
    const { status, headers, body, truncated } = await deps.span(
      'provider call',
      described,
      call,
      (reply) => ({
        'http.response.status_code': reply.status,
      }),
    )
    isCut = truncated
    answer = {
      status,
      headers,
      text: removeSecretsFromBody(parseBodyText(body, headers['content-type'])),
    }
  } catch (error) {
    if (!(error instanceof FetchError) || signal.aborted) throw error
    const { outcome, again } = faults[error.fault]
    if (again) await countFailure(deps, quota)
    const isUnsent = isUnreachable(error)
    if (isUnsent) await releaseRequest(deps, quota, access.key !== null)
    if (isUnsent && isBoughtOnce) await deletePurchase(db, jobId, provider)
    return failed({
      outcome,
      // what was asked for may have been billed, though its answer is lost
      again: again && (isUnsent || !isBoughtOnce),
      waitSeconds: null,
      fault: new ProviderFault(provider, error.fault, error.code),
    })
  } finally {
    endTimer()
  }
  const isServed = source.microDollars === 0 || isBillable(source, answer)
  const judgement = judged(source, answer, question, deps.now())
  const bought = isBoughtOnce
    ? buildReportCost(source, judgement.outcome)
    : isServed
      ? { calls: 1, microDollars: source.microDollars }
      : { calls: 0 }
  if (isBoughtOnce && bought.calls === 0) await deletePurchase(db, jobId, provider)
  const run = { ...(isCut ? judgeCut(source, judgement) : judgement), ...bought }
  const isKept =
    run.outcome === 'ok' ||
    run.outcome === 'no_results' ||
    (isBoughtOnce && run.outcome === 'changed')
  if (isKept) await deps.kept.keep(jobId, source, keptAs, answer)
  if (run.waitSeconds !== null)
    metrics.providerWaits.observe({ provider, reason: 'throttled' }, run.waitSeconds)
  if (run.waitSeconds !== null) await recordThrottle(deps, quota, run.waitSeconds)
  if (run.outcome === 'error' && run.again) await countFailure(deps, quota)
  return isKept ? { ...run, response } : run
}

function isBillable({ isUnbilled }: Pick<AnySource, 'isUnbilled'>, answer: SourceAnswer): boolean {
  return answer.status >= 200 && answer.status < 300 && isUnbilled?.(answer) !== true
}

/** A report that was delivered is billed, also one that cannot be read; a refusal is not. */
function buildReportCost(
  { microDollars }: Pick<AnySource, 'microDollars'>,
  outcome: Outcome,
): Pick<StepRun, 'calls' | 'microDollars'> {
  const isBilled = outcome === 'ok' || outcome === 'changed'
  return isBilled ? { calls: 1, microDollars } : { calls: 0, microDollars: 0 }
}

/** What it means for the answer that there is none. */
const faults: Readonly<Record<FetchFault, { outcome: Outcome; again: boolean }>> = {
  denied: { outcome: 'blocked', again: false },
  robots: { outcome: 'blocked', again: false },
  timeout: { outcome: 'timeout', again: true },
  redirects: { outcome: 'changed', again: false },
  dns: { outcome: 'error', again: true },
  connection: { outcome: 'error', again: true },
  tls: { outcome: 'error', again: false },
  encoding: { outcome: 'changed', again: false },
  aborted: { outcome: 'timeout', again: true },
}

function judged<Of extends About>(
  source: AnySource<Of>,
  answer: SourceAnswer,
  question: Question<Of>,
  now: Date,
): StepRun<Of> {
  const { outcome, evidence, again, waitSeconds } = parseAnswer(source, answer, question, now)
  const word = source.isTooMany?.(answer) === true ? 'too_many' : outcome
  const fault =
    evidence === null
      ? new ProviderFault(source.provider, word, buildHttpCode(answer.status))
      : null
  return {
    outcome,
    evidence: evidence ?? nothing,
    again,
    waitSeconds,
    calls: 0,
    microDollars: 0,
    response: null,
    fault,
  }
}

/** What was cut at our own limit says nothing about the shape of the whole. */
function judgeCut<Of extends About>(source: AnySource<Of>, run: StepRun<Of>): StepRun<Of> {
  if (run.outcome !== 'changed') return run
  return { ...run, outcome: 'error', fault: new ProviderFault(source.provider, 'too_long', null) }
}

type Failed = Pick<StepRun, 'outcome' | 'again' | 'waitSeconds' | 'fault'>

function failed<Of extends About>(run: Failed): StepRun<Of> {
  return { ...run, evidence: nothing, calls: 0, microDollars: 0, response: null }
}

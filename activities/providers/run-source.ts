import type { Outcome } from '../../contract/results/coverage.ts'
import { removeSecretsFromBody } from '../../research/safety/remove-secrets.ts'
import type {
  About,
  AnySource,
  Question,
  SourceAnswer,
  SourceRequest,
} from '../../sources/shared/source.ts'
import { findAccess } from '../../sources/source-access.ts'
import { deletePurchase, recordPurchase } from '../../store/usage/purchases.ts'
import type { ActivityDeps } from '../deps.ts'
import { ProviderFault } from '../failures/parse-failure.ts'
import { FetchError, type FetchFault } from '../fetch/fetcher.ts'
import { isExhausted, isUnreachable } from '../fetch/is-unreachable.ts'
import { parseBodyText } from '../fetch/parse-body-text.ts'
import { buildResponseKey } from './kept-responses.ts'
import {
  acquireRequest,
  buildQuota,
  countFailure,
  recordThrottle,
  releaseRequest,
} from './provider-limits.ts'
import {
  buildCost,
  buildReportCost,
  type Failed,
  parseStepRun,
  type StepRun,
  toCutRun,
  toFailedRun,
} from './step-run.ts'

/** What is asked and kept by calls of sources. */
export type SourceDeps = Pick<
  ActivityDeps,
  'db' | 'fetcher' | 'draws' | 'kept' | 'sources' | 'now' | 'metrics' | 'span'
>

/** `first`: the question of the run that led here. */
export type AskedSource<Of extends About> = {
  source: AnySource<Of>
  question: Question<Of>
  first: Question<Of>
}

/** One request of a job: `keptAs` is what its answer is found under again. */
type Step<Of extends About> = {
  jobId: string
  source: AnySource<Of>
  question: Question<Of>
  request: SourceRequest
  keptAs: SourceRequest
  quota: ReturnType<typeof buildQuota>
  hasKey: boolean
}

/**
 * Asks one source one question, and does all that sources do not do themselves: kept answers,
 * limits, fetching, judging.
 * @returns null when the source has nothing to say to such a question
 */
export async function runSource<Of extends About>(
  deps: SourceDeps,
  { jobId, signal }: { jobId: string; signal: AbortSignal },
  asked: AskedSource<Of>,
): Promise<StepRun<Of> | null> {
  const step = buildStep(deps, jobId, asked)
  if (step === null) return null
  const kept = await findKept(deps, step)
  if (kept !== null) return kept
  const acquired = await acquireStep(deps, step)
  if ('failed' in acquired) return toFailedRun(acquired.failed)
  const fetched = await fetchAnswer(deps, { ...step, ...acquired }, signal)
  return 'failed' in fetched ? toFailedRun(fetched.failed) : await recordAnswer(deps, step, fetched)
}

function buildStep<Of extends About>(
  { sources }: SourceDeps,
  jobId: string,
  { source, question, first }: AskedSource<Of>,
): Step<Of> | null {
  const access = findAccess(source, sources)
  const request = access === null ? null : source.request(question, { ...access, first })
  if (access === null || request === null) return null
  return {
    jobId,
    source,
    question,
    request,
    keptAs: source.isBoughtOnce === true ? { url: `${source.name} of ${jobId}` } : request,
    quota: buildQuota(source, request.url, access.base),
    hasKey: access.key !== null,
  }
}

async function findKept<Of extends About>(
  { kept, metrics, now }: SourceDeps,
  { source, question, keptAs }: Step<Of>,
): Promise<StepRun<Of> | null> {
  const { provider } = source
  const answer = await kept.find(source, keptAs)
  if (source.cacheSeconds > 0)
    metrics.sourceCache.inc({ provider, result: answer === null ? 'miss' : 'hit' })
  if (answer === null) return null
  const response = buildResponseKey(source, keptAs)
  const run = { ...parseStepRun(source, answer, question, now()), response }
  return source.isBoughtOnce === true ? { ...run, ...buildReportCost(source, run.outcome) } : run
}

/** A step whose request may be sent; `expire`: when the window ends that it was taken out of. */
type AcquiredStep<Of extends About> = Step<Of> & { expire: number }

/** @returns where the request may not be sent: why not */
async function acquireStep<Of extends About>(
  deps: SourceDeps,
  { jobId, source, quota, hasKey }: Step<Of>,
): Promise<Pick<AcquiredStep<Of>, 'expire'> | { failed: Failed }> {
  const { provider } = source
  const acquired = await acquireRequest(deps, quota, hasKey)
  if (acquired.why !== null) {
    const { why: reason, waitSeconds } = acquired
    deps.metrics.providerWaits.observe({ provider, reason }, waitSeconds)
    return {
      failed: {
        outcome: reason === 'limit' ? 'rate_limited' : 'error',
        again: reason !== 'limit' || source.yieldsWhenSpent !== true,
        waitSeconds,
        fault: new ProviderFault(provider, reason, null),
      },
    }
  }
  const { expire } = acquired
  if (source.isBoughtOnce !== true) return { expire }
  if (await recordPurchase(deps.db, { jobId, provider, maxTries: 1, now: deps.now() }))
    return { expire }
  const fault = new ProviderFault(provider, 'bought_before', null)
  return { failed: { outcome: 'error', again: false, waitSeconds: null, fault } }
}

type Fetched = { answer: SourceAnswer; isCut: boolean }

/** @throws what the signal was aborted with */
async function fetchAnswer<Of extends About>(
  deps: SourceDeps,
  step: AcquiredStep<Of>,
  signal: AbortSignal,
): Promise<Fetched | { failed: Failed }> {
  const { source, request } = step
  const { provider, name, timeoutMs, maxBytes } = source
  const endTimer = deps.metrics.providerSeconds.startTimer({ provider })
  try {
    const { status, headers, body, truncated } = await deps.span(
      'provider call',
      { provider, step: name },
      () =>
        deps.fetcher.fetch({
          ...request,
          purpose: 'api',
          timeoutMs,
          maxBytes,
          maxRedirects: 3,
          signal,
        }),
      (reply) => ({ 'http.response.status_code': reply.status }),
    )
    const text = removeSecretsFromBody(parseBodyText(body, headers['content-type']))
    return { answer: { status, headers, text }, isCut: truncated }
  } catch (error) {
    if (!(error instanceof FetchError) || signal.aborted) throw error
    return { failed: await recordFault(deps, step, error) }
  } finally {
    endTimer()
  }
}

/** The outcome of a request that failed, by its fault. */
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

async function recordFault<Of extends About>(
  deps: SourceDeps,
  { jobId, source, quota, hasKey, expire }: AcquiredStep<Of>,
  error: FetchError,
): Promise<Failed> {
  const { provider, isBoughtOnce = false } = source
  const { outcome, again } = faults[error.fault]
  if (again && !isExhausted(error)) await countFailure(deps, quota)
  const isUnsent = isUnreachable(error)
  if (isUnsent) await releaseRequest(deps, { quota, hasKey, expire })
  if (isUnsent && isBoughtOnce) await deletePurchase(deps.db, jobId, provider)
  return {
    outcome,
    // what was asked for may have been billed, though its answer is lost
    again: again && (isUnsent || !isBoughtOnce),
    waitSeconds: null,
    fault: new ProviderFault(provider, error.fault, error.code),
  }
}

/**
 * Judges an answer, keeps it where it may be asked for again, and counts the limits that it states.
 */
async function recordAnswer<Of extends About>(
  deps: SourceDeps,
  { jobId, source, question, keptAs, quota }: Step<Of>,
  { answer, isCut }: Fetched,
): Promise<StepRun<Of>> {
  const { provider, isBoughtOnce = false } = source
  const parsed = parseStepRun(source, answer, question, deps.now())
  const cost = buildCost(source, answer, parsed.outcome)
  if (isBoughtOnce && cost.calls === 0) await deletePurchase(deps.db, jobId, provider)
  const run = { ...(isCut ? toCutRun(source, parsed) : parsed), ...cost }
  const isKept =
    run.outcome === 'ok' ||
    run.outcome === 'no_results' ||
    (isBoughtOnce && run.outcome === 'changed')
  if (isKept) await deps.kept.keep(jobId, source, keptAs, answer)
  if (run.waitSeconds !== null) {
    deps.metrics.providerWaits.observe({ provider, reason: 'throttled' }, run.waitSeconds)
    await recordThrottle(deps, quota, run.waitSeconds)
  }
  if (run.outcome === 'error' && run.again) await countFailure(deps, quota)
  return isKept ? { ...run, response: buildResponseKey(source, keptAs) } : run
}

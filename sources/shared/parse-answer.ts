import type { Outcome } from '../../contract/results/coverage.ts'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { isBotWall } from '../../research/usernames/presence/walls.ts'
import type {
  About,
  AnySource,
  PersonFindings,
  Question,
  SourceAnswer,
  SourceEvidence,
} from './source.ts'

/**
 * What one answer of a source means. `again`: a further try may help, at once or
 * after `waitSeconds`. A good answer may ask for a pause before the next request, too.
 */
type Judgement<Of extends About = PersonFindings> = Succeeded<Of> | Failed

type Succeeded<Of extends About> = {
  outcome: Extract<Outcome, 'ok' | 'no_results'>
  evidence: SourceEvidence<Of>
  again: false
  waitSeconds: number | null
}

type Failed = {
  outcome: Extract<Outcome, 'rate_limited' | 'blocked' | 'changed' | 'error'>
  evidence: null
  again: boolean
  waitSeconds: number | null
}

const nothing = { findings: [] }

/** Upper bound for `Retry-After`: longer waits are a mistake of the server, and overflow a date. */
const maxWaitSeconds = 31 * 86_400

/**
 * Reads a provider's answer. What a held answer says to a question is read once: evidence is
 * shared, so it must not be changed.
 */
export function parseAnswer<Of extends About>(
  source: AnySource<Of>,
  answer: SourceAnswer,
  question: Question<Of>,
  now: Date,
): Judgement<Of> {
  // never held, and a question may be a whole picture
  if (source.cacheSeconds === 0) return judgeAnswer(source, answer, question, now)
  const asked = JSON.stringify(question)
  const said = source.said.get(answer) ?? new Map<string, SourceEvidence<Of>>()
  const before = said.get(asked)
  if (before !== undefined) return buildSucceeded(before)
  const judged = judgeAnswer(source, answer, question, now)
  // how long to wait depends on the time
  if (judged.evidence !== null && judged.waitSeconds === null)
    source.said.set(answer, said.set(asked, judged.evidence))
  return judged
}

/**
 * Throttles and absences in the provider's own words come first, then what HTTP says, then the
 * body.
 */
function judgeAnswer<Of extends About>(
  source: AnySource<Of>,
  answer: SourceAnswer,
  question: Question<Of>,
  now: Date,
): Judgement<Of> {
  const { status } = answer
  const wait = source.throttled?.(answer, now) ?? null
  if (wait !== null) return judgeThrottled(source, answer, question, wait)
  const retryAfter = parseRetryAfter(answer.headers['retry-after'], now)
  if (status === 429) return buildFailed('rate_limited', true, retryAfter)
  if (status === 503 && retryAfter !== null) return buildFailed('rate_limited', true, retryAfter)
  if (source.isFailure?.(answer) === true) return buildFailed('error', true, null)
  if (source.refused?.(answer) === true) return buildFailed('blocked', false, null)
  if (source.isTooMany?.(answer) === true) return buildFailed('error', false, null)
  if (source.absent.includes(status) || source.isAbsent?.(answer) === true)
    return buildSucceeded(source.absence?.(question, answer) ?? nothing)
  if ([401, 403, 407, 451].includes(status)) return buildFailed('blocked', false, null)
  if (status >= 500) return buildFailed('error', true, null)
  if (status < 200 || status >= 300) return buildFailed('error', false, null)
  const evidence = parseEvidence(source, answer, question)
  if (evidence !== null) return buildSucceeded(evidence)
  return buildFailed(
    isBotWall({ ...answer, body: answer.text, finalUrl: '' }) ? 'blocked' : 'changed',
    false,
    null,
  )
}

/** "Slow down" may stand beside the answer or in its place. */
function judgeThrottled<Of extends About>(
  source: AnySource<Of>,
  answer: SourceAnswer,
  question: Question<Of>,
  waitSeconds: number,
): Judgement<Of> {
  const { status } = answer
  const evidence = status >= 200 && status < 300 ? parseEvidence(source, answer, question) : null
  return evidence === null
    ? buildFailed('rate_limited', true, waitSeconds)
    : { ...buildSucceeded(evidence), waitSeconds: limitWait(waitSeconds) }
}

/** `Retry-After` in seconds or as a date; null when absent or senseless. Seconds, at least 1. */
export function parseRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  const seconds = /^\d+(?:\.\d+)?$/.test(value.trim())
    ? Number(value)
    : (Date.parse(value) - now.getTime()) / 1_000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null
}

function parseEvidence<Of extends About>(
  source: AnySource<Of>,
  answer: SourceAnswer,
  question: Question<Of>,
): SourceEvidence<Of> | null {
  const value = source.decode === undefined ? parseJson(answer.text) : source.decode(answer)
  return value === undefined ? null : source.read(value, question)
}

function buildSucceeded<Of extends About>(evidence: SourceEvidence<Of>): Succeeded<Of> {
  const isEmpty = evidence.findings.length === 0 && (evidence.leads ?? []).length === 0
  return { outcome: isEmpty ? 'no_results' : 'ok', evidence, again: false, waitSeconds: null }
}

function buildFailed(
  outcome: 'rate_limited' | 'blocked' | 'changed' | 'error',
  again: boolean,
  waitSeconds: number | null,
): Failed {
  return {
    outcome,
    evidence: null,
    again,
    waitSeconds: waitSeconds === null ? null : limitWait(waitSeconds),
  }
}

function limitWait(waitSeconds: number): number {
  return Math.min(waitSeconds, maxWaitSeconds)
}

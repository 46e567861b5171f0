import type { Outcome } from '../../contract/results/coverage.ts'
import { parseAnswer } from '../../sources/shared/parse-answer.ts'
import type {
  About,
  AnySource,
  PersonFindings,
  Question,
  SourceAnswer,
  SourceEvidence,
} from '../../sources/shared/source.ts'
import { buildHttpCode, ProviderFault } from '../failures/parse-failure.ts'

/**
 * What one step of a provider came to. `calls`: how many requests were answered; of a paid provider
 * only those that it served, since what it refuses (4xx) or fails at (5xx) it does not bill. Kept
 * answers cost nothing.
 */
export type StepRun<Of extends About = PersonFindings> = {
  outcome: Outcome
  evidence: SourceEvidence<Of>
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

export type Failed = Pick<StepRun, 'outcome' | 'again' | 'waitSeconds' | 'fault'>

const nothing = { findings: [] }

/** The run of a step that got no answer. */
export function toFailedRun<Of extends About>(failed: Failed): StepRun<Of> {
  return { ...failed, evidence: nothing, calls: 0, microDollars: 0, response: null }
}

/** What an answer says, before its cost. */
export function parseStepRun<Of extends About>(
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
export function toCutRun<Of extends About>(
  { provider }: Pick<AnySource, 'provider'>,
  run: StepRun<Of>,
): StepRun<Of> {
  if (run.outcome !== 'changed') return run
  return { ...run, outcome: 'error', fault: new ProviderFault(provider, 'too_long', null) }
}

type Cost = Pick<StepRun, 'calls' | 'microDollars'>

/** What an answer costs that just came. */
export function buildCost(
  source: Pick<AnySource, 'microDollars' | 'isBoughtOnce' | 'isUnbilled'>,
  answer: SourceAnswer,
  outcome: Outcome,
): Cost {
  if (source.isBoughtOnce === true) return buildReportCost(source, outcome)
  const { microDollars } = source
  return microDollars === 0 || isBillable(source, answer)
    ? { calls: 1, microDollars }
    : { calls: 0, microDollars: 0 }
}

/** A report that was delivered is billed, also one that cannot be read; a refusal is not. */
export function buildReportCost(
  { microDollars }: Pick<AnySource, 'microDollars'>,
  outcome: Outcome,
): Cost {
  const isBilled = outcome === 'ok' || outcome === 'changed'
  return isBilled ? { calls: 1, microDollars } : { calls: 0, microDollars: 0 }
}

function isBillable({ isUnbilled }: Pick<AnySource, 'isUnbilled'>, answer: SourceAnswer): boolean {
  return answer.status >= 200 && answer.status < 300 && isUnbilled?.(answer) !== true
}

import type { Outcome } from '../../contract/coverage.ts'
import type { Finding, MatchKind } from '../../research/records/finding.ts'
import type { ActivityDeps } from '../deps.ts'
import type { ProviderFault } from '../failures/describe-failure.ts'
import type { AnySource, Question } from '../sources/source.ts'
import { listSteps } from '../sources/source-access.ts'
import { runSource, type StepRun } from './run-source.ts'

/** What a provider said to a search, all its steps together. */
export type ProviderRun = {
  provider: string
  outcome: Outcome
  /** In words, where the outcome alone would say too little or too much. */
  message: string | null
  again: boolean
  waitSeconds: number | null
  findings: Finding[]
  calls: number
  microDollars: number
  durationMs: number
  /** Hashes of the requests whose answers are kept. */
  responses: string[]
  /** Why it gave no answer. */
  fault: ProviderFault | null
}

type Deps = Pick<
  ActivityDeps,
  'db' | 'fetcher' | 'hits' | 'kept' | 'sources' | 'now' | 'metrics' | 'span'
>
/** `matched`: what of the subject led here. */
type Asked = { source: AnySource; question: Question; matched: MatchKind }

/** A provider's answer may lead to others of its own, but not for ever. */
const most = { rounds: 3, leads: 10 }

/**
 * Worst first: of several steps that failed, the one that a further try may mend says what is to be
 * done.
 */
const failures: readonly Outcome[] = ['rate_limited', 'timeout', 'error', 'blocked', 'changed']

/** Asks a provider's first steps what each accepts of the questions, then what they lead to. */
export async function runProvider(
  deps: Deps,
  jobId: string,
  provider: string,
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<ProviderRun> {
  const startedAt = performance.now()
  const steps = listSteps(provider)
  let round: Asked[] = questions.flatMap((question) =>
    steps
      .filter(({ accepts, searchesWeb }) =>
        question.kind === 'web' ? searchesWeb : accepts.some((kind) => kind === question.kind),
      )
      .map((source) => ({
        source,
        question,
        matched: question.kind === 'id' || question.kind === 'web' ? 'name' : question.kind,
      })),
  )
  const runs: StepRun[] = []
  let microDollars = 0
  for (let n = 0; n < most.rounds && round.length > 0; n += 1) {
    const asked = await Promise.all(
      round.map(async (one) => ({
        ...one,
        run: await runSource(deps, jobId, one.source, one.question, signal),
      })),
    )
    const leads = new Map<string, Asked>()
    for (const { source, matched, run } of asked) {
      if (run === null) continue
      runs.push(source.inheritsMatch === true ? withMatches(run, matched) : run)
      microDollars += run.microDollars
      for (const { step, text } of run.evidence.leads ?? []) {
        const next = steps.find(({ name }) => name === step)
        const key = `${step}\n${text}`
        if (next !== undefined && !leads.has(key))
          leads.set(key, { source: next, question: { kind: 'id', text }, matched })
      }
    }
    round = [...leads.values()].slice(0, most.leads)
  }
  const findings = runs.flatMap(({ evidence }) => evidence.findings)
  return {
    provider,
    ...summarise(runs, findings.length),
    findings,
    calls: runs.reduce((sum, { calls }) => sum + calls, 0),
    microDollars,
    durationMs: performance.now() - startedAt,
    responses: runs.flatMap(({ response }) => response ?? []),
  }
}

function summarise(
  runs: readonly StepRun[],
  found: number,
): Pick<ProviderRun, 'outcome' | 'message' | 'again' | 'waitSeconds' | 'fault'> {
  const failed = failures.flatMap((outcome) => runs.filter((run) => run.outcome === outcome))
  const [worst] = failed
  if (found > 0) {
    const message =
      worst === undefined
        ? null
        : 'It answered, but not to every question: some details are missing.'
    return { outcome: 'ok', message, again: false, waitSeconds: null, fault: null }
  }
  if (worst !== undefined) {
    const waitSeconds = Math.max(0, ...failed.map((run) => run.waitSeconds ?? 0))
    return {
      outcome: worst.outcome,
      message: null,
      again: worst.again,
      waitSeconds: waitSeconds === 0 ? null : waitSeconds,
      fault: worst.fault,
    }
  }
  // no step had anything to ask: the provider knows nothing of such a subject
  const none = { again: false, waitSeconds: null, fault: null }
  if (runs.length === 0)
    return { outcome: 'skipped', message: 'It has no answer to this kind of query.', ...none }
  return { outcome: 'no_results', message: null, ...none }
}

/** A step that was led to does not know what the search was for. */
function withMatches(run: StepRun, matched: MatchKind): StepRun {
  const findings = run.evidence.findings.map((found) =>
    found.matchedOn.length > 0 ? found : { ...found, matchedOn: [matched] },
  )
  return { ...run, evidence: { ...run.evidence, findings } }
}

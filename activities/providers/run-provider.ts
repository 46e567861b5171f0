import type { Outcome } from '../../contract/results/coverage.ts'
import type { About, AnySource, PersonFindings, Question } from '../../sources/shared/source.ts'
import type { ProviderFault } from '../failures/parse-failure.ts'
import { type AskedSource, runSource, type SourceDeps } from './run-source.ts'
import type { StepRun } from './step-run.ts'

/** What a provider said to a search, all its steps together. */
export type ProviderRun<Of extends About = PersonFindings> = {
  provider: string
  outcome: Outcome
  /** In words, where the outcome alone would say too little or too much. */
  message: string | null
  again: boolean
  waitSeconds: number | null
  findings: Of['finding'][]
  calls: number
  microDollars: number
  durationMs: number
  /** Hashes of the requests whose answers are kept. */
  responses: string[]
  /** A report of its own that the job pays for once: its cost has one key. */
  isBoughtOnce?: true
  /** Why it gave no answer. */
  fault: ProviderFault | null
  /** What other providers found, to which its answers led. */
  led: { provider: string; findings: Of['finding'][] }[]
}

export type Wanted<Of extends About> = {
  jobId: string
  provider: string
  questions: readonly Question<Of>[]
  /** All that speak of such subjects: a lead names one of them. */
  sources: readonly AnySource<Of>[]
  signal: AbortSignal
}

type Answered<Of extends About> = { provider: string; run: StepRun<Of> }

/** A provider's answer may lead to further questions, but not for ever. */
const maxRounds = 3
const maxLeads = 10

/**
 * Worst first: of several steps that failed, the one that a further try may mend says what is to be
 * done.
 */
const failures: readonly Outcome[] = ['rate_limited', 'timeout', 'error', 'blocked', 'changed']

/** Faults of which the outcome alone says too little. */
const faultMessages: Readonly<Record<string, string>> = {
  bought_before: 'A report was asked for and its answer was lost: it is not bought twice.',
  too_long: 'Its answer was too long to be read whole.',
  too_many: 'More fits than it lists: ask with more words, or with a number.',
}

/**
 * Asks a provider's first steps what each accepts of the questions, then what they lead to: steps
 * of its own, and those of other providers that cost nothing, since a paid one is asked by the plan
 * only.
 */
export async function runProvider<Of extends About>(
  deps: SourceDeps,
  wanted: Wanted<Of>,
): Promise<ProviderRun<Of>> {
  const { provider, sources } = wanted
  const startedAt = performance.now()
  const answers = await askInRounds(deps, wanted)
  const runs = answers.map(({ run }) => run)
  const byProvider = Map.groupBy(answers, (answer) => answer.provider)
  const ownRuns = (byProvider.get(provider) ?? []).map(({ run }) => run)
  const isBoughtOnce = sources.some((one) => one.provider === provider && one.isBoughtOnce === true)
  return {
    provider,
    ...summarise(runs, sources.find((one) => one.provider === provider)?.unasked),
    findings: listFindings(ownRuns),
    calls: ownRuns.reduce((sum, { calls }) => sum + calls, 0),
    microDollars: ownRuns.reduce((sum, run) => sum + run.microDollars, 0),
    durationMs: performance.now() - startedAt,
    responses: runs.flatMap(({ response }) => response ?? []),
    ...(isBoughtOnce ? { isBoughtOnce } : {}),
    led: [...byProvider]
      .filter(([name]) => name !== provider)
      .map(([name, some]) => ({
        provider: name,
        findings: listFindings(some.map(({ run }) => run)),
      })),
  }
}

async function askInRounds<Of extends About>(
  deps: SourceDeps,
  { jobId, provider, questions, sources, signal }: Wanted<Of>,
): Promise<Answered<Of>[]> {
  const own = sources.filter((source) => source.provider === provider)
  const isOpen = (source: AnySource<Of>) =>
    source.provider === provider || source.microDollars === 0
  let round: AskedSource<Of>[] = questions.flatMap((question) =>
    listFirstSteps(own, question).map((source) => ({ source, question, first: question })),
  )
  const answers: Answered<Of>[] = []
  for (let n = 0; n < maxRounds && round.length > 0; n += 1) {
    const asked = await Promise.all(
      round.map(async (one) => ({ ...one, run: await runSource(deps, { jobId, signal }, one) })),
    )
    const leads = new Map<string, AskedSource<Of>>()
    for (const { source, first, run } of asked) {
      if (run === null) continue
      const findings = run.evidence.findings.map((found) => source.inherit(found, first))
      answers.push({
        provider: source.provider,
        run: { ...run, evidence: { ...run.evidence, findings } },
      })
      for (const { step, text } of run.evidence.leads ?? []) {
        const next = sources.find((one) => one.name === step && isOpen(one))
        const key = `${step}\n${text}`
        if (next !== undefined && !leads.has(key))
          leads.set(key, { source: next, question: { kind: 'id', text }, first })
      }
    }
    round = [...leads.values()].slice(0, maxLeads)
  }
  return answers
}

/** The run of a provider that is not asked. */
export function buildUnaskedRun<Of extends About>(
  provider: string,
  outcome: Outcome,
  message: string,
): ProviderRun<Of> {
  return {
    provider,
    outcome,
    message,
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

/** The steps that are asked a question itself, not what an answer leads to. */
export function listFirstSteps<Of extends About>(
  sources: readonly AnySource<Of>[],
  question: Question<Of>,
): AnySource<Of>[] {
  return sources.filter(({ accepts, searchesWeb }) =>
    question.kind === 'web' ? searchesWeb : accepts.some((kind) => kind === question.kind),
  )
}

function listFindings<Of extends About>(runs: readonly StepRun<Of>[]): Of['finding'][] {
  return runs.flatMap(({ evidence }) => evidence.findings)
}

function summarise<Of extends About>(
  runs: readonly StepRun<Of>[],
  unasked = 'It has no answer to this kind of query.',
): Pick<ProviderRun, 'outcome' | 'message' | 'again' | 'waitSeconds' | 'fault'> {
  const failed = failures.flatMap((outcome) => runs.filter((run) => run.outcome === outcome))
  const [worst] = failed
  if (listFindings(runs).length > 0) {
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
      message: faultMessages[worst.fault?.fault ?? ''] ?? null,
      again: worst.again,
      waitSeconds: waitSeconds === 0 ? null : waitSeconds,
      fault: worst.fault,
    }
  }
  // no step had anything to ask: the provider knows nothing of such a subject
  const none = { again: false, waitSeconds: null, fault: null }
  if (runs.length === 0) return { outcome: 'skipped', message: unasked, ...none }
  return { outcome: 'no_results', message: null, ...none }
}

import type { ActivityDeps } from '../../activities/deps.ts'
import { createActivityMetrics } from '../../activities/metrics.ts'
import type { Outside } from '../../activities/providers/open-outside.ts'
import { runProvider } from '../../activities/providers/run-provider.ts'
import type { Outcome } from '../../contract/results/coverage.ts'
import { runSpanless } from '../../process/tracing.ts'
import { interpretSearch } from '../../research/identity/queries/interpret-search.ts'
import { sources } from '../../sources/index.ts'
import { findAccess } from '../../sources/source-access.ts'
import type { Db } from '../../store/database/open.ts'
import { findAdvice } from './advice.ts'
import type { Example } from './examples.ts'

/** How one provider answered about its example. */
type SourceState = {
  provider: string
  asked: Example
  outcome: Outcome
  findings: number
  ms: number
  /** In words of its fault; null where there is none. */
  fault: string | null
  isFault: boolean
  advice: string | null
}

/** Nothing is answered from what is kept, and nothing of an examination is kept. */
const nothingKept = {
  find: async () => null,
  keep: async () => undefined,
  settle: (_jobId, step) => step(async () => undefined),
} satisfies ActivityDeps['kept']

/**
 * Asks every configured provider about its example, all at once, within its limits.
 * @returns their states by name, and those that are not configured
 */
export async function checkSources(
  db: Db,
  outside: Outside,
  examples: Readonly<Record<string, Example>>,
): Promise<{ states: SourceState[]; notConfigured: string[] }> {
  const providers = [...new Set(sources.map(({ provider }) => provider))].sort()
  const isConfigured = (provider: string) =>
    sources.some(
      (source) => source.provider === provider && findAccess(source, outside.sources) !== null,
    )
  const own = { db, metrics: createActivityMetrics(), span: runSpanless, now: () => new Date() }
  const deps = { ...own, ...outside, kept: nothingKept }
  const states = await Promise.all(
    providers.filter(isConfigured).flatMap((provider) => {
      const example = examples[provider]
      return example === undefined ? [] : [examine(deps, provider, example)]
    }),
  )
  return { states, notConfigured: providers.filter((provider) => !isConfigured(provider)) }
}

async function examine(
  deps: Parameters<typeof runProvider>[0],
  provider: string,
  asked: Example,
): Promise<SourceState> {
  const question = interpretSearch(asked.kind, asked.text, null)
  if ('reason' in question) throw new Error(`${provider}: ${question.reason}`)
  const signal = AbortSignal.timeout(60_000)
  const wanted = { jobId: 'doctor', provider, questions: [question], sources, signal }
  const run = await runProvider(deps, wanted)
  const { isFault, text } = findAdvice(run.outcome)
  return {
    provider,
    asked,
    outcome: run.outcome,
    findings: run.findings.length,
    ms: Math.round(run.durationMs),
    fault: run.fault?.fault ?? null,
    isFault,
    advice: text,
  }
}

/**
 * The providers of a run: what each is doing, as operators see it, and how they skip one or have it
 * asked again.
 */
import {
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  defineUpdate,
  isCancellation,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import { argument } from './argument.ts'
import type { ProviderReport, TryReport } from './ports.ts'
import { record } from './proxies.ts'
import { searchAttributes } from './search-attributes.ts'

/**
 * A name, or a list of one: Temporal's UI and command line differ in what they take for an
 * argument.
 */
type Named = string | readonly [string]

/**
 * Operators do not wait for a provider any longer; its outcome is `skipped`. Refused once it has
 * answered.
 */
export const skipProvider = defineUpdate<void, [provider: Named]>('skipProvider')
/** Operators have a provider asked now that waits for its next try, or that gave no answer. */
export const retryProvider = defineUpdate<void, [provider: Named]>('retryProvider')
/** A workflow cannot see its activities' retries: they say so themselves. */
export const providerState =
  defineSignal<[provider: string, state: 'retrying' | 'asking']>('providerState')

type Work = () => Promise<ProviderReport>
type Entry = {
  state: 'waiting' | 'asking' | 'retrying' | 'done'
  outcome: string | null
  scope: CancellationScope | null
  /** What an operator wants of it while it is under way. */
  wish: 'skip' | 'retry' | null
  work: Work | null
}

const answered = ['ok', 'no_results']

export type Providers = ReturnType<typeof trackProviders>

/**
 * @param within runs work so that the end of gathering ends it too
 * @param changed called after each change
 */
export function trackProviders(
  jobId: string,
  within: <T>(work: () => Promise<T>) => Promise<T>,
  changed: () => void,
) {
  const entries = new Map<string, Entry>()
  const entryOf = (provider: string): Entry => {
    const entry = entries.get(provider) ?? {
      state: 'waiting',
      outcome: null,
      scope: null,
      wish: null,
      work: null,
    }
    entries.set(provider, entry)
    return entry
  }
  let overBudget = false
  const told = { retrying: '', blocked: '' }
  const tell = () => {
    changed()
    const named = (test: (entry: Entry) => boolean) =>
      [...entries].filter(([, entry]) => test(entry)).map(([name]) => name)
    const retrying = named(({ state }) => state === 'retrying')
    const blocked = named(({ outcome }) => outcome === 'blocked')
    if (retrying.join() === told.retrying && blocked.join() === told.blocked) return
    Object.assign(told, { retrying: retrying.join(), blocked: blocked.join() })
    upsertSearchAttributes([
      { key: searchAttributes.retryingProviders, value: retrying },
      { key: searchAttributes.blockedProviders, value: blocked },
    ])
  }
  const settle = (provider: string, outcome: string) => {
    const entry = entryOf(provider)
    Object.assign(entry, {
      state: 'done',
      outcome: entry.wish === 'skip' ? 'skipped' : outcome,
      scope: null,
      wish: null,
    })
    tell()
  }

  /**
   * Asks one provider in a scope of its own; what fails for good has the outcome `error`, only the
   * end of gathering passes through.
   */
  async function ask(provider: string, work: Work): Promise<string> {
    const entry = entryOf(provider)
    entry.work = work
    while (entry.wish !== 'skip') {
      const scope = new CancellationScope()
      Object.assign(entry, { state: 'asking', outcome: null, scope, wish: null })
      tell()
      try {
        const report = await scope.run(work)
        overBudget ||= report.overBudget === true
        settle(provider, report.outcome)
        break
      } catch (error) {
        if (!isCancellation(error)) settle(provider, 'error')
        else if (entry.wish === null) throw error
        if (!isCancellation(error)) break
      }
    }
    if (entry.wish === 'skip') settle(provider, 'skipped')
    return entry.outcome ?? 'error'
  }

  const underWay = (provider: string): Entry => {
    const entry = entries.get(provider)
    if (entry === undefined) {
      const known = [...entries.keys()].join(', ')
      throw ApplicationFailure.nonRetryable(
        `This run does not ask ${provider}: it asks ${known}.`,
        'unknown_provider',
      )
    }
    if (answered.includes(entry.outcome ?? ''))
      throw ApplicationFailure.nonRetryable('The provider has answered.', 'already_answered')
    return entry
  }
  setHandler(
    skipProvider,
    async (named) => {
      const provider = argument(named)
      const entry = entryOf(provider)
      entry.wish = 'skip'
      // first the row: an answer that is just coming in must not be taken
      await record.skipProvider(jobId, provider)
      if (entry.scope !== null) entry.scope.cancel()
      else settle(provider, 'skipped')
    },
    {
      validator: (named) => {
        if (underWay(argument(named)).state === 'done')
          throw ApplicationFailure.nonRetryable('The provider is done.', 'already_done')
      },
    },
  )
  setHandler(
    retryProvider,
    async (named) => {
      const provider = argument(named)
      const entry = entryOf(provider)
      await record.reopenProvider(jobId, provider)
      const { scope, work } = entry
      if (scope !== null) {
        entry.wish = 'retry'
        scope.cancel()
      } else if (work !== null) {
        entry.state = 'asking'
        void within(() => ask(provider, work)).catch(() => undefined)
      }
    },
    {
      validator: (named) => {
        const { state, work } = underWay(argument(named))
        if (state === 'waiting' || work === null)
          throw ApplicationFailure.nonRetryable(
            'The provider is being asked for the first time.',
            'not_asked_yet',
          )
      },
    },
  )
  setHandler(providerState, (provider, state) => {
    const entry = entries.get(provider)
    if (entry === undefined || entry.state === 'done') return
    entry.state = state
    tell()
  })

  return {
    ask,
    /** Asks many in one activity; whoever has to be asked again goes on alone. */
    async askTogether(
      providers: readonly string[],
      together: (providers: readonly string[]) => Promise<readonly TryReport[]>,
      alone: (provider: string) => Promise<ProviderReport>,
    ): Promise<void> {
      if (providers.length === 0) return
      for (const provider of providers)
        Object.assign(entryOf(provider), { state: 'asking', work: () => alone(provider) })
      changed()
      const reports = await together(providers).catch((error: unknown): TryReport[] => {
        if (isCancellation(error)) throw error
        return providers.map((provider) => ({ provider, outcome: 'error', again: false }))
      })
      for (const { provider, outcome, again } of reports)
        if (!again && entryOf(provider).state !== 'done') settle(provider, outcome)
      const open = reports.filter(
        ({ provider, again }) => again && entryOf(provider).state !== 'done',
      )
      await Promise.all(open.map(({ provider }) => ask(provider, () => alone(provider))))
    },
    /**
     * Resolves when the provider is done: whether it answered. One that the run does not ask has
     * not.
     */
    async hasAnswered(provider: string): Promise<boolean> {
      await condition(() => (entries.get(provider)?.state ?? 'done') === 'done')
      return answered.includes(entries.get(provider)?.outcome ?? '')
    },
    /** Resolves when nobody is asked any more, those included whom an operator had asked again. */
    async idle(): Promise<void> {
      await condition(() =>
        [...entries.values()].every(({ state }) => state === 'done' || state === 'waiting'),
      )
    },
    /** True once somebody was left out because the run's money was spent. */
    isOverBudget: () => overBudget,
    /** What is known of a provider without asking it: `not_configured`, `skipped`. */
    settle,
    reports(): ProviderReport[] {
      return [...entries].map(([provider, { state, outcome }]) => ({
        provider,
        outcome: outcome ?? state,
      }))
    },
  }
}

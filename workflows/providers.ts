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
import type { ProviderReport, TryReport } from './ports.ts'
import {
  chooseProviderState,
  hasAnswered,
  type ProviderEffect,
  type ProviderInput,
  type ProviderState,
  refuseRetry,
  refuseSkip,
} from './provider-state.ts'
import { record } from './proxies.ts'
import { searchAttributes } from './search-attributes.ts'
import { toArgument } from './to-argument.ts'

/**
 * A name, or a list of one: Temporal's UI and command line differ in what they take for an
 * argument.
 */
type Named = string | readonly [string]

/**
 * Operators do not wait for a provider any longer; its outcome is `skipped`. Refused once it has
 * answered.
 */
const skipProvider = defineUpdate<void, [provider: Named]>('skipProvider')
/** Operators have a provider asked now that waits for its next try, or that gave no answer. */
const retryProvider = defineUpdate<void, [provider: Named]>('retryProvider')
/** A workflow cannot see its activities' retries: they say so themselves. */
const providerState =
  defineSignal<[provider: string, state: 'retrying' | 'asking']>('providerState')

type Work = () => Promise<ProviderReport>
type Change = (provider: string, input: ProviderInput) => ProviderEffect
type States = ReadonlyMap<string, ProviderState>

export type Providers = ReturnType<typeof trackProviders>

/**
 * Performs what `chooseProviderState` decides for each provider of a run.
 * @param within runs work so that the end of gathering ends it too
 * @param changed called after each change, and once after those of many providers
 */
export function trackProviders(
  jobId: string,
  within: <T>(work: () => Promise<T>) => Promise<T>,
  changed: () => void,
) {
  const states = new Map<string, ProviderState>()
  const works = new Map<string, Work>()
  const scopes = new Map<string, CancellationScope>()
  const showAttributes = createAttributes(states)
  let overBudget = false
  const move: Change = (provider, input) => {
    const { state, effect } = chooseProviderState(
      states.get(provider) ?? { name: 'waiting' },
      input,
    )
    states.set(provider, state)
    showAttributes()
    return effect
  }
  const change: Change = (provider, input) => {
    const effect = move(provider, input)
    changed()
    return effect
  }
  const settle = (provider: string, outcome: string) => {
    change(provider, { type: 'settle', outcome })
  }

  /**
   * Asks one provider in a cancellation scope of its own. A permanent failure becomes the outcome
   * `error`; only the end of gathering is rethrown.
   */
  async function ask(provider: string, work: Work): Promise<string> {
    works.set(provider, work)
    for (let effect = change(provider, { type: 'ask' }); effect === 'ask'; ) {
      const scope = new CancellationScope()
      scopes.set(provider, scope)
      try {
        const report = await scope.run(work)
        overBudget ||= report.overBudget === true
        settle(provider, report.outcome)
        break
      } catch (error) {
        if (!isCancellation(error)) {
          settle(provider, 'error')
          break
        }
        effect = change(provider, { type: 'cancelled' })
        if (effect === 'end') throw error
      }
    }
    const state = states.get(provider)
    return state?.name === 'done' ? state.outcome : 'error'
  }

  handleRequests(jobId, states, change, {
    cancel: (provider) => scopes.get(provider)?.cancel(),
    ask(provider) {
      const work = works.get(provider)
      if (work !== undefined) void within(() => ask(provider, work)).catch(() => undefined)
    },
  })

  return {
    ask,
    /** Asks many in one activity; those that have to be asked again go on alone. */
    async askTogether(
      providers: readonly string[],
      together: (providers: readonly string[]) => Promise<readonly TryReport[]>,
      alone: (provider: string) => Promise<ProviderReport>,
    ): Promise<void> {
      if (providers.length === 0) return
      for (const provider of providers) {
        works.set(provider, () => alone(provider))
        move(provider, { type: 'askTogether' })
      }
      changed()
      const reports = await together(providers).catch((error: unknown): TryReport[] => {
        if (isCancellation(error)) throw error
        return providers.map((provider) => ({ provider, outcome: 'error', again: false }))
      })
      const isOpen = ({ provider }: TryReport) => states.get(provider)?.name !== 'done'
      for (const report of reports) {
        if (report.again || !isOpen(report)) continue
        move(report.provider, { type: 'settle', outcome: report.outcome })
      }
      changed()
      const open = reports.filter((report) => report.again && isOpen(report))
      await Promise.all(open.map(({ provider }) => ask(provider, () => alone(provider))))
    },
    /**
     * Resolves when the provider is done: whether it answered. One that the run does not ask has
     * not.
     */
    async hasAnswered(provider: string): Promise<boolean> {
      await condition(() => (states.get(provider)?.name ?? 'done') === 'done')
      const state = states.get(provider)
      return state !== undefined && hasAnswered(state)
    },
    /** Resolves when no provider is asked any more, those of an operator's retry included. */
    async idle(): Promise<void> {
      await condition(() =>
        [...states.values()].every(({ name }) => name === 'done' || name === 'waiting'),
      )
    },
    /** True once a provider was left out because the run's money was spent. */
    isOverBudget: () => overBudget,
    /** What is known of a provider without asking it: `not_configured`, `skipped`. */
    settle,
    reports(): ProviderReport[] {
      return [...states].map(([provider, state]) => ({
        provider,
        outcome: state.name === 'done' ? state.outcome : state.name,
      }))
    },
  }
}

/** Serves what operators ask for and activities report. */
function handleRequests(
  jobId: string,
  states: States,
  change: Change,
  perform: Record<'ask' | 'cancel', (provider: string) => void>,
): void {
  const act = (provider: string, input: ProviderInput) => {
    const effect = change(provider, input)
    if (effect === 'ask' || effect === 'cancel') perform[effect](provider)
  }
  const refuseBy =
    (refuse: (state: ProviderState) => readonly [string, string] | null) => (named: Named) => {
      const refusal = refuse(requireKnown(states, toArgument(named)))
      if (refusal !== null) throw ApplicationFailure.nonRetryable(...refusal)
    }
  setHandler(
    skipProvider,
    async (named) => {
      const provider = toArgument(named)
      change(provider, { type: 'skipWanted' })
      // first the row: an answer that is just coming in must not be taken
      await record.skipProvider(jobId, provider)
      act(provider, { type: 'skipRecorded' })
    },
    { validator: refuseBy(refuseSkip) },
  )
  setHandler(
    retryProvider,
    async (named) => {
      const provider = toArgument(named)
      await record.reopenProvider(jobId, provider)
      act(provider, { type: 'retryRecorded' })
    },
    { validator: refuseBy(refuseRetry) },
  )
  setHandler(providerState, (provider, state) => {
    if (states.has(provider)) change(provider, { type: 'report', state })
  })
}

function requireKnown(states: States, provider: string): ProviderState {
  const state = states.get(provider)
  if (state !== undefined) return state
  const known = [...states.keys()].join(', ')
  throw ApplicationFailure.nonRetryable(
    `This run does not ask ${provider}: it asks ${known}.`,
    'unknown_provider',
  )
}

/** Writes the search attributes whenever the providers that they name are others. */
function createAttributes(states: States): () => void {
  const shown = { retrying: '', blocked: '' }
  return () => {
    const named = (test: (state: ProviderState) => boolean) =>
      [...states].filter(([, state]) => test(state)).map(([provider]) => provider)
    const retrying = named(({ name }) => name === 'retrying')
    const blocked = named((state) => state.name === 'done' && state.outcome === 'blocked')
    if (retrying.join() === shown.retrying && blocked.join() === shown.blocked) return
    Object.assign(shown, { retrying: retrying.join(), blocked: blocked.join() })
    upsertSearchAttributes([
      { key: searchAttributes.retryingProviders, value: retrying },
      { key: searchAttributes.blockedProviders, value: blocked },
    ])
  }
}

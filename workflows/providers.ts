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
type States = ReadonlyMap<string, ProviderState>

/** What a run knows of its providers. */
type Tracked = {
  readonly states: Map<string, ProviderState>
  /** How each one is asked on its own, for an operator's retry. */
  readonly works: Map<string, Work>
  readonly scopes: Map<string, CancellationScope>
  readonly showAttributes: () => void
  readonly changed: () => void
  isOverBudget: boolean
}

export type Providers = ReturnType<typeof followProviders>

/**
 * Performs what `chooseProviderState` decides for each provider of a run.
 * @param within runs work so that the end of gathering ends it too
 * @param changed called after each change, and once after those of many providers
 */
export function followProviders(
  jobId: string,
  within: <T>(work: () => Promise<T>) => Promise<T>,
  changed: () => void,
) {
  const states = new Map<string, ProviderState>()
  const tracked: Tracked = {
    states,
    works: new Map(),
    scopes: new Map(),
    showAttributes: createAttributes(states),
    changed,
    isOverBudget: false,
  }
  handleRequests(jobId, tracked, (provider) => {
    const work = tracked.works.get(provider)
    if (work !== undefined) void within(() => ask(tracked, provider, work)).catch(() => undefined)
  })
  return {
    /**
     * Asks one provider in a cancellation scope of its own, and resolves with its outcome. A
     * permanent failure becomes the outcome `error`; only the end of gathering is rethrown.
     */
    ask: (provider: string, work: Work) => ask(tracked, provider, work),
    /** Asks many in one activity; those that have to be asked again go on alone. */
    askTogether: (
      providers: readonly string[],
      together: Together,
      alone: (provider: string) => Promise<ProviderReport>,
    ) => askTogether(tracked, providers, { together, alone }),
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
    isOverBudget: () => tracked.isOverBudget,
    /** What is known of a provider without asking it: `not_configured`, `skipped`. */
    settle: (provider: string, outcome: string) => settle(tracked, provider, outcome),
    reports(): ProviderReport[] {
      return [...states].map(([provider, state]) => ({
        provider,
        outcome: state.name === 'done' ? state.outcome : state.name,
      }))
    },
  }
}

/** Changes the state of one provider of several, which are shown together. */
function move(tracked: Tracked, provider: string, input: ProviderInput): ProviderEffect {
  const { states, showAttributes } = tracked
  const { state, effect } = chooseProviderState(states.get(provider) ?? { name: 'waiting' }, input)
  states.set(provider, state)
  showAttributes()
  return effect
}

function change(tracked: Tracked, provider: string, input: ProviderInput): ProviderEffect {
  const effect = move(tracked, provider, input)
  tracked.changed()
  return effect
}

function settle(tracked: Tracked, provider: string, outcome: string): void {
  change(tracked, provider, { type: 'settle', outcome })
}

// each further await of these two would change the order of commands in a history
async function ask(tracked: Tracked, provider: string, work: Work): Promise<string> {
  tracked.works.set(provider, work)
  for (let effect = change(tracked, provider, { type: 'ask' }); effect === 'ask'; ) {
    const scope = new CancellationScope()
    tracked.scopes.set(provider, scope)
    try {
      const report = await scope.run(work)
      tracked.isOverBudget ||= report.overBudget === true
      settle(tracked, provider, report.outcome)
      break
    } catch (error) {
      if (!isCancellation(error)) {
        settle(tracked, provider, 'error')
        break
      }
      effect = change(tracked, provider, { type: 'cancelled' })
      if (effect === 'end') throw error
    }
  }
  const state = tracked.states.get(provider)
  return state?.name === 'done' ? state.outcome : 'error'
}

type Together = (providers: readonly string[]) => Promise<readonly TryReport[]>

async function askTogether(
  tracked: Tracked,
  providers: readonly string[],
  { together, alone }: { together: Together; alone: (provider: string) => Promise<ProviderReport> },
): Promise<void> {
  if (providers.length === 0) return
  for (const provider of providers) {
    tracked.works.set(provider, () => alone(provider))
    move(tracked, provider, { type: 'askTogether' })
  }
  tracked.changed()
  const reports = await together(providers).catch((error: unknown): TryReport[] => {
    if (isCancellation(error)) throw error
    return providers.map((provider) => ({ provider, outcome: 'error', again: false }))
  })
  const isOpen = ({ provider }: TryReport) => tracked.states.get(provider)?.name !== 'done'
  for (const report of reports) {
    if (report.again || !isOpen(report)) continue
    move(tracked, report.provider, { type: 'settle', outcome: report.outcome })
  }
  tracked.changed()
  const open = reports.filter((report) => report.again && isOpen(report))
  await Promise.all(open.map(({ provider }) => ask(tracked, provider, () => alone(provider))))
}

/** Serves what operators ask for and activities report. */
function handleRequests(
  jobId: string,
  tracked: Tracked,
  askAnew: (provider: string) => void,
): void {
  const { states, scopes } = tracked
  const act = (provider: string, input: ProviderInput) => {
    const effect = change(tracked, provider, input)
    if (effect === 'ask') askAnew(provider)
    else if (effect === 'cancel') scopes.get(provider)?.cancel()
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
      change(tracked, provider, { type: 'skipWanted' })
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
    if (states.has(provider)) change(tracked, provider, { type: 'report', state })
  })
}

function requireKnown(states: States, provider: string): ProviderState {
  const state = states.get(provider)
  if (state !== undefined) return state
  if (states.size === 0)
    throw ApplicationFailure.nonRetryable(
      'This run has not chosen its providers yet.',
      'not_asked_yet',
    )
  const known = [...states.keys()].join(', ')
  const isNamed = typeof provider === 'string'
  throw ApplicationFailure.nonRetryable(
    isNamed
      ? `This run does not ask ${provider}: it asks ${known}.`
      : `Name a provider: this run asks ${known}.`,
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

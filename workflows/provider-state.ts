/** The states of one provider in a run, and what moves it from one to the next. Pure. */

/** What an operator wants of a provider while it is under way. */
type Wish = 'skip' | 'retry' | null

/**
 * `waiting`: named, not asked yet; `asking`: an activity asks it, alone or together with others;
 * `retrying`: that activity waits for its next try; `done`: it has an outcome for now.
 */
export type ProviderState =
  | { name: 'waiting' }
  | { name: 'asking' | 'retrying'; alone: boolean; wish: Wish }
  | { name: 'done'; outcome: string; wasAsked: boolean }

export type ProviderInput =
  /** Its own activity begins. */
  | { type: 'ask' }
  /** The activity of several providers begins. */
  | { type: 'askTogether' }
  /** It has an outcome: an answer, a failure, or what is known of it without asking. */
  | { type: 'settle'; outcome: string }
  /** Its own activity was cancelled. */
  | { type: 'cancelled' }
  /** The activity says so: workflows cannot see the retries of their activities. */
  | { type: 'report'; state: 'asking' | 'retrying' }
  | { type: 'skipWanted' }
  | { type: 'skipRecorded' }
  | { type: 'retryRecorded' }

/**
 * `ask`: start its own activity; `cancel`: cancel the one that runs; `end`: pass the cancellation
 * on, since it comes from the end of gathering.
 */
export type ProviderEffect = 'ask' | 'cancel' | 'end' | null

type Step = { state: ProviderState; effect: ProviderEffect }

const answers: readonly string[] = ['ok', 'no_results']

/** The next state of a provider within a run and what the workflow does about it. */
export function chooseProviderState(state: ProviderState, input: ProviderInput): Step {
  const wish = chooseWish(state)
  switch (input.type) {
    case 'ask':
      return wish === 'skip' ? settle(state, 'skipped') : askAlone
    case 'askTogether':
      return stay({ name: 'asking', alone: false, wish: null })
    case 'settle':
      return settle(state, input.outcome)
    case 'cancelled':
      if (wish === 'skip') return settle(state, 'skipped')
      return wish === 'retry' ? askAlone : { state, effect: 'end' }
    case 'report':
      if (state.name === 'done') return stay(state)
      return stay({ name: input.state, alone: isAlone(state), wish })
    case 'skipWanted':
      return stay(isUnderWay(state) ? { ...state, wish: 'skip' } : state)
    case 'skipRecorded':
      // set again: an operator may have had it asked anew while the skip was recorded
      if (isUnderWay(state) && state.alone)
        return { state: { ...state, wish: 'skip' }, effect: 'cancel' }
      return settle(state, 'skipped')
    case 'retryRecorded':
      if (isUnderWay(state) && state.alone)
        return { state: { ...state, wish: 'retry' }, effect: 'cancel' }
      return { state, effect: wasAsked(state) ? 'ask' : null }
  }
}

/** The message and type that refuse a skip; null where it makes sense. */
export function refuseSkip(state: ProviderState): readonly [string, string] | null {
  if (hasAnswered(state)) return answered
  return state.name === 'done' ? ['The provider is done.', 'already_done'] : null
}

/** The message and type that refuse another try; null where it makes sense. */
export function refuseRetry(state: ProviderState): readonly [string, string] | null {
  if (hasAnswered(state)) return answered
  return wasAsked(state)
    ? null
    : ['The provider is being asked for the first time.', 'not_asked_yet']
}

const answered = ['The provider has answered.', 'already_answered'] as const

/** Whether a provider has answered, with or without findings. */
export function hasAnswered(state: ProviderState): boolean {
  return state.name === 'done' && answers.includes(state.outcome)
}

type UnderWay = Extract<ProviderState, { wish: Wish }>

const askAlone: Step = { state: { name: 'asking', alone: true, wish: null }, effect: 'ask' }

function isUnderWay(state: ProviderState): state is UnderWay {
  return state.name === 'asking' || state.name === 'retrying'
}

function isAlone(state: ProviderState): boolean {
  return isUnderWay(state) && state.alone
}

function chooseWish(state: ProviderState): Wish {
  return isUnderWay(state) ? state.wish : null
}

function wasAsked(state: ProviderState): boolean {
  return isUnderWay(state) || (state.name === 'done' && state.wasAsked)
}

function stay(state: ProviderState): Step {
  return { state, effect: null }
}

/** An operator's skip outweighs an answer that comes in before the activity is cancelled. */
function settle(state: ProviderState, outcome: string): Step {
  const isSkipped = chooseWish(state) === 'skip'
  return stay({
    name: 'done',
    outcome: isSkipped ? 'skipped' : outcome,
    wasAsked: wasAsked(state),
  })
}

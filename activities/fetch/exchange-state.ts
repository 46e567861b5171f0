/** The states of one request and its response, and what moves it from one to the next. Pure. */

/**
 * A rest this small is read to its end, since a connection costs more; a larger or slower one is
 * not worth it.
 */
export const maxRestBytes = 16_384

/**
 * `waiting`: for the head of the response; `reading`: its body; `decoding`: the response has ended,
 * its decoder not yet; `skipping`: the body of a redirect, whose caller waits for the connection;
 * `resting`: the caller has the reply, the rest is read for the connection's sake; `closed`: the
 * caller has an answer, and nothing is read any more.
 */
export type ExchangeState =
  | { name: 'waiting' }
  | { name: 'reading'; unreadBytes: number | null; keepsPart: boolean }
  | { name: 'decoding'; keepsPart: boolean }
  | { name: 'skipping' | 'resting'; allowance: number }
  | { name: 'closed' }

/** @property paused the decoder has the far side wait */
type Pausable = { paused: boolean }

export type ExchangeInput =
  /**
   * The head came; `skip`: it is all that matters; `keepsPart`: a body that breaks off counts as
   * far as it came.
   */
  | ({ type: 'head'; unreadBytes: number | null; skip: boolean; keepsPart: boolean } & Pausable)
  | { type: 'chunk'; bytes: number }
  /** The body is complete, or enough of it. */
  | ({ type: 'complete' } & Pausable)
  /** The caller gave up, time is over, or the body cannot be decoded. */
  | ({ type: 'fault' } & Pausable)
  /** The response has ended as it should. */
  | { type: 'end' }
  /** The connection broke, or was dropped. */
  | { type: 'break' }

/**
 * `unwatch`: listen to the caller's signal and clocks no more; `keepPart`: make the reply of what
 * came so far; `resolve` and `reject`: answer the caller; `resolveReusable`: answer once the
 * connection is free; `drop`: abort the response; `watchRest` and `unwatchRest`: start and stop the
 * clock of the rest; `endBody`: the decoder has all.
 */
export type ExchangeEffect =
  | 'unwatch'
  | 'keepPart'
  | 'resolve'
  | 'resolveReusable'
  | 'reject'
  | 'drop'
  | 'watchRest'
  | 'unwatchRest'
  | 'endBody'

type Step = { state: ExchangeState; effects: readonly ExchangeEffect[] }

/**
 * The next state of an exchange and what to do about it. Inputs that a state does not await leave
 * it as it is.
 */
export function chooseExchangeState(state: ExchangeState, input: ExchangeInput): Step {
  switch (state.name) {
    case 'waiting':
      return whileWaiting(state, input)
    case 'reading':
      return whileReading(state, input)
    case 'decoding':
      return whileDecoding(state, input)
    case 'skipping':
    case 'resting':
      return whileResting(state, input)
    case 'closed':
      return stay(state)
  }
}

/** Whether the caller's answer is decided. */
export function isSettled({ name }: ExchangeState): boolean {
  return name === 'skipping' || name === 'resting' || name === 'closed'
}

type State<Name> = Extract<ExchangeState, { name: Name }>

function whileWaiting(state: State<'waiting'>, input: ExchangeInput): Step {
  switch (input.type) {
    case 'head': {
      const { unreadBytes, skip, keepsPart, paused } = input
      if (!skip) return stay({ name: 'reading', unreadBytes, keepsPart })
      return { state: rest('skipping'), effects: ['unwatch', dismissRest(unreadBytes, paused)] }
    }
    case 'fault':
      return close('unwatch', 'drop', 'reject')
    case 'break':
      return close('unwatch', 'reject')
    default:
      return stay(state)
  }
}

function whileReading(state: State<'reading'>, input: ExchangeInput): Step {
  const { unreadBytes, keepsPart } = state
  switch (input.type) {
    case 'chunk':
      return stay({
        ...state,
        unreadBytes: unreadBytes === null ? null : unreadBytes - input.bytes,
      })
    case 'complete':
      return {
        state: rest('resting'),
        effects: ['unwatch', 'resolve', dismissRest(unreadBytes, input.paused)],
      }
    case 'fault':
      if (!keepsPart) return close('unwatch', 'drop', 'reject')
      return {
        state: rest('resting'),
        effects: ['keepPart', 'unwatch', 'resolve', dismissRest(unreadBytes, input.paused)],
      }
    case 'end':
      return { state: { name: 'decoding', keepsPart }, effects: ['endBody'] }
    case 'break':
      return breakOff(keepsPart)
    default:
      return stay(state)
  }
}

function whileDecoding(state: State<'decoding'>, { type }: ExchangeInput): Step {
  if (type === 'complete') return close('unwatch', 'resolveReusable')
  return type === 'fault' || type === 'break' ? breakOff(state.keepsPart) : stay(state)
}

function whileResting(state: State<'skipping' | 'resting'>, input: ExchangeInput): Step {
  switch (input.type) {
    case 'chunk': {
      const allowance = state.allowance - input.bytes
      return { state: { ...state, allowance }, effects: allowance < 0 ? ['drop'] : [] }
    }
    case 'end':
    case 'break':
      return state.name === 'skipping'
        ? close('unwatchRest', 'resolveReusable')
        : close('unwatchRest')
    default:
      return stay(state)
  }
}

function rest(name: 'skipping' | 'resting'): ExchangeState {
  return { name, allowance: maxRestBytes }
}

function dismissRest(unreadBytes: number | null, paused: boolean): ExchangeEffect {
  return paused || (unreadBytes ?? 0) > maxRestBytes ? 'drop' : 'watchRest'
}

function breakOff(keepsPart: boolean): Step {
  return keepsPart ? close('keepPart', 'unwatch', 'resolveReusable') : close('unwatch', 'reject')
}

function close(...effects: ExchangeEffect[]): Step {
  return { state: { name: 'closed' }, effects }
}

function stay(state: ExchangeState): Step {
  return { state, effects: [] }
}

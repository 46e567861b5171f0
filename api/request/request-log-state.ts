/** The states of the log of requests, and what moves it from one to the next. Pure. */

/** One statement's worth. */
export const maxStatementRows = 2_000
/** So many are written without waiting for the timer. */
export const minGatheredRows = 500
/** What is kept while the database is away; beyond it rows are lost, and the log says how many. */
export const maxWaitingRows = 20_000

/**
 * `taking`: the database takes what it is given; `away`: it does not, which is said once, not each
 * time; `closed`: nothing more is recorded.
 */
export type RequestLogState = {
  name: 'taking' | 'away' | 'closed'
  /** Rows that are kept and in no statement. */
  waiting: number
  /** Rows that were not kept, since too many wait. */
  lost: number
  /** When the next write comes by itself: `late` where callers miss little by it. */
  timer: 'soon' | 'late' | null
  /**
   * Rows that the write under way still has to take: those that come meanwhile go with the next.
   */
  left: number
}

export const emptyRequestLog: RequestLogState = {
  name: 'taking',
  waiting: 0,
  lost: 0,
  timer: null,
  left: 0,
}

export type RequestLogInput =
  /** `hasRow`: its row is there since it began and is shown, without how it ended. */
  | { type: 'record'; hasRow: boolean }
  /** The timer is over. */
  | { type: 'due' }
  /** The waiting rows have to be written now. */
  | { type: 'write' }
  /** How a statement ended; the rows that the database refuses it would refuse again. */
  | { type: 'written' | 'refused' | 'unavailable'; rows: number }
  | { type: 'close' }

/**
 * `keep`: put the row with those that wait; `schedule`: set the timer anew; `flush`: write now;
 * `insert`: write `rows` rows in a statement; the others are lines of the process's log.
 */
export type RequestLogEffect =
  | { type: 'keep' | 'flush' | 'reportAway' | 'reportRefused' }
  | { type: 'schedule'; timer: 'soon' | 'late' }
  | { type: 'insert' | 'reportLost'; rows: number }

type Step = { state: RequestLogState; effects: readonly RequestLogEffect[] }

/** The next state of the request log and what to do about it. */
export function chooseRequestLogState(state: RequestLogState, input: RequestLogInput): Step {
  switch (input.type) {
    case 'record':
      return state.name === 'closed' ? { state, effects: [] } : record(state, input)
    case 'due':
      return { state: { ...state, timer: null }, effects: [{ type: 'flush' }] }
    case 'write':
      return insert({ ...state, left: state.waiting })
    case 'written':
      return goOn(state, [])
    case 'refused':
      // it would hold up all that come after
      return goOn(state, [{ type: 'reportRefused' }])
    case 'unavailable':
      return putBack(state, input.rows)
    case 'close':
      return { state: { ...state, name: 'closed' }, effects: [] }
  }
}

function record(state: RequestLogState, { hasRow }: { hasRow: boolean }): Step {
  const timer = hasRow ? 'late' : 'soon'
  if (state.waiting >= maxWaitingRows) return schedule({ ...state, lost: state.lost + 1 }, timer)
  const waiting = state.waiting + 1
  const isDue = state.name === 'taking' && waiting === minGatheredRows
  const flush = isDue ? [{ type: 'flush' } as const] : []
  return schedule({ ...state, waiting }, timer, [{ type: 'keep' }, ...flush])
}

function goOn(state: RequestLogState, report: readonly RequestLogEffect[]): Step {
  const { lost } = state
  const name = state.name === 'closed' ? 'closed' : 'taking'
  const next = insert({ ...state, name, lost: 0, left: state.left - maxStatementRows })
  const reportLost = lost > 0 ? [{ type: 'reportLost', rows: lost } as const] : []
  return { state: next.state, effects: [...report, ...reportLost, ...next.effects] }
}

/** Rows that could not be written are the next to be. */
function putBack(state: RequestLogState, rows: number): Step {
  const kept = { ...state, waiting: state.waiting + rows, left: 0 }
  if (state.name === 'closed') return { state: kept, effects: [] }
  const report = state.name === 'away' ? [] : [{ type: 'reportAway' } as const]
  return schedule({ ...kept, name: 'away' }, 'soon', report)
}

function insert(state: RequestLogState): Step {
  if (state.left <= 0) return { state: { ...state, left: 0 }, effects: [] }
  const rows = Math.min(maxStatementRows, state.waiting)
  return { state: { ...state, waiting: state.waiting - rows }, effects: [{ type: 'insert', rows }] }
}

/** A timer that is set is kept, unless this one is over before it. */
function schedule(
  state: RequestLogState,
  timer: 'soon' | 'late',
  effects: readonly RequestLogEffect[] = [],
): Step {
  if (state.timer !== null && (state.timer === timer || timer === 'late')) return { state, effects }
  return { state: { ...state, timer }, effects: [...effects, { type: 'schedule', timer }] }
}

/** The stages of a run and why it stops, and what moves it from one to the next. Pure. */
import type { RunStart, StopReason } from './ports.ts'

/**
 * `stopReason`: why it will have ended, as far as is known; `completed` while nothing has cut it
 * short. `failureType`: of the stop reason `error` only.
 */
export type RunState = {
  stage: 'starting' | 'gathering' | 'concluding' | 'done'
  stopReason: StopReason
  failureType: string | null
}

export const startingRun: RunState = {
  stage: 'starting',
  stopReason: 'completed',
  failureType: null,
}

export type RunEvent =
  /** Its job is read. */
  | { type: 'started'; job: RunStart['state'] }
  /** An operator's stop, the deadline or the budget: the first of them counts. */
  | { type: 'cutShort'; reason: 'stopped' | 'deadline_reached' | 'budget_reached' }
  /** Nothing more is looked up. */
  | { type: 'gathered' }
  /** Its workflow was cancelled. */
  | { type: 'cancelled' }
  | { type: 'failed'; failureType: string }
  /** The result is made, or cannot be. */
  | { type: 'concluded' }

/** The next state of a run. */
export function chooseRunState(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'started':
      if (event.job === 'cancelling') return { ...state, stopReason: 'cancelled' }
      return event.job === 'running' ? { ...state, stage: 'gathering' } : state
    case 'cutShort':
      return state.stopReason === 'completed' ? { ...state, stopReason: event.reason } : state
    case 'gathered':
      return { ...state, stage: 'concluding' }
    case 'cancelled':
      return { ...state, stopReason: 'cancelled' }
    case 'failed':
      return { ...state, stopReason: 'error', failureType: event.failureType }
    case 'concluded':
      return { ...state, stage: 'done' }
  }
}

/** Whether operators can still end it early or give it more time. */
export function isGathering({ stage }: RunState): boolean {
  return stage === 'starting' || stage === 'gathering'
}

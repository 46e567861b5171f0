import { expect, test } from 'vitest'
import {
  chooseRunState,
  isGathering,
  type RunEvent,
  type RunState,
  startingRun,
} from '../../workflows/run-state.ts'

const gathering: RunState = { ...startingRun, stage: 'gathering' }
const concluding: RunState = { ...startingRun, stage: 'concluding' }
const done: RunState = { ...startingRun, stage: 'done' }
const stopped: RunState = { ...gathering, stopReason: 'stopped' }

const running = { type: 'started', job: 'running' } as const
const deadline = { type: 'cutShort', reason: 'deadline_reached' } as const
const failed = { type: 'failed', failureType: 'internal' } as const

type Case = [string, RunState, RunEvent, Partial<RunState>]

const transitions: readonly Case[] = [
  ['a run whose job runs begins to gather', startingRun, running, { stage: 'gathering' }],
  [
    'a run whose job is being cancelled gathers nothing',
    startingRun,
    { type: 'started', job: 'cancelling' },
    { stopReason: 'cancelled' },
  ],
  ['a run whose job has ended gathers nothing', startingRun, { type: 'started', job: 'ended' }, {}],
  [
    'a run that was stopped before its start gathers until its scope is cancelled',
    { ...startingRun, stopReason: 'stopped' },
    running,
    { stage: 'gathering' },
  ],
  [
    'a stop before the start is remembered',
    startingRun,
    { type: 'cutShort', reason: 'stopped' },
    { stopReason: 'stopped' },
  ],
  ['a deadline cuts a run short', gathering, deadline, { stopReason: 'deadline_reached' }],
  [
    'a spent budget is a reason of its own',
    gathering,
    { type: 'cutShort', reason: 'budget_reached' },
    { stopReason: 'budget_reached' },
  ],
  ['the first reason to stop remains', stopped, deadline, {}],
  ['a run that has gathered concludes', gathering, { type: 'gathered' }, { stage: 'concluding' }],
  [
    'a run that was stopped concludes as such',
    stopped,
    { type: 'gathered' },
    { stage: 'concluding' },
  ],
  ['a cancellation outweighs a stop', stopped, { type: 'cancelled' }, { stopReason: 'cancelled' }],
  [
    'a run can be cancelled while it concludes',
    concluding,
    { type: 'cancelled' },
    { stopReason: 'cancelled' },
  ],
  ['a failure outweighs a stop', stopped, failed, { stopReason: 'error', failureType: 'internal' }],
  [
    'a start that fails is a failure of the run',
    startingRun,
    failed,
    { stopReason: 'error', failureType: 'internal' },
  ],
  ['a run that has concluded is done', concluding, { type: 'concluded' }, { stage: 'done' }],
  [
    'a run without anything to gather is done',
    startingRun,
    { type: 'concluded' },
    { stage: 'done' },
  ],
]

test.each<Case>(transitions)('%s', (_, state, event, changed) => {
  expect(chooseRunState(state, event)).toEqual({ ...state, ...changed })
})

test('a run can be stopped until it concludes', () => {
  expect([startingRun, gathering, stopped].map(isGathering)).toEqual([true, true, true])
  expect([concluding, done].map(isGathering)).toEqual([false, false])
})

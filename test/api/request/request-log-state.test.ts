import { expect, test } from 'vitest'
import {
  chooseRequestLogState,
  emptyRequestLog as empty,
  maxStatementRows,
  maxWaitingRows,
  minGatheredRows,
  type RequestLogEffect,
  type RequestLogInput,
  type RequestLogState,
} from '../../../api/request/request-log-state.ts'

const scheduled: RequestLogState = { ...empty, timer: 'soon' }
const away: RequestLogState = { ...scheduled, name: 'away' }
const closed: RequestLogState = { ...empty, name: 'closed' }
const keep = { type: 'keep' } as const
const schedule = { type: 'schedule', timer: 'soon' } as const
const insert = (rows: number) => ({ type: 'insert', rows }) as const

type Case = [
  string,
  RequestLogState,
  RequestLogInput,
  Partial<RequestLogState>,
  ...RequestLogEffect[],
]

const transitions: readonly Case[] = [
  [
    'the first row sets the timer',
    empty,
    { type: 'record', hasRow: false },
    { waiting: 1, timer: 'soon' },
    keep,
    schedule,
  ],
  [
    'the next row waits with it',
    { ...scheduled, waiting: 1 },
    { type: 'record', hasRow: false },
    { waiting: 2 },
    keep,
  ],
  [
    'a row that is shown since its run began may wait longer',
    empty,
    { type: 'record', hasRow: true },
    { waiting: 1, timer: 'late' },
    keep,
    { type: 'schedule', timer: 'late' },
  ],
  [
    'a row that nothing shows yet takes those with it that may wait longer',
    { ...empty, waiting: 1, timer: 'late' },
    { type: 'record', hasRow: false },
    { waiting: 2, timer: 'soon' },
    keep,
    schedule,
  ],
  [
    'a row that may wait longer delays no other',
    { ...scheduled, waiting: 1 },
    { type: 'record', hasRow: true },
    { waiting: 2 },
    keep,
  ],
  [
    'many rows are written before the timer is over',
    { ...scheduled, waiting: minGatheredRows - 1 },
    { type: 'record', hasRow: false },
    { waiting: minGatheredRows },
    keep,
    { type: 'flush' },
  ],
  [
    'many rows do not hurry a database that is away',
    { ...away, waiting: minGatheredRows - 1 },
    { type: 'record', hasRow: false },
    { waiting: minGatheredRows },
    keep,
  ],
  [
    'a row beyond the capacity is lost',
    { ...away, waiting: maxWaitingRows },
    { type: 'record', hasRow: false },
    { lost: 1 },
  ],
  ['a closed log takes no row', closed, { type: 'record', hasRow: false }, {}],
  ['the timer writes', scheduled, { type: 'due' }, { timer: null }, { type: 'flush' }],
  ['nothing is written where nothing waits', empty, { type: 'write' }, {}],
  [
    'what waits goes into a statement',
    { ...empty, waiting: 3 },
    { type: 'write' },
    { waiting: 0, left: 3 },
    insert(3),
  ],
  [
    'many rows go into several statements',
    { ...empty, waiting: maxStatementRows + 1 },
    { type: 'write' },
    { waiting: 1, left: maxStatementRows + 1 },
    insert(maxStatementRows),
  ],
  [
    'the statement behind the first takes the rest',
    { ...empty, waiting: 1, left: maxStatementRows + 1 },
    { type: 'written', rows: maxStatementRows },
    { waiting: 0, left: 1 },
    insert(1),
  ],
  [
    'what came meanwhile waits for its own time',
    { ...scheduled, waiting: 2, left: 3 },
    { type: 'written', rows: 3 },
    { left: 0 },
  ],
  [
    'a database that went away is reported, and its rows wait again',
    { ...empty, waiting: 2, left: 3 },
    { type: 'unavailable', rows: 3 },
    { name: 'away', waiting: 5, left: 0, timer: 'soon' },
    { type: 'reportAway' },
    schedule,
  ],
  [
    'a database that stays away is reported once',
    { ...away, timer: null, left: 3 },
    { type: 'unavailable', rows: 3 },
    { waiting: 3, left: 0, timer: 'soon' },
    schedule,
  ],
  [
    'rows that were lost are reported once the database is back',
    { ...away, lost: 7, left: 3 },
    { type: 'written', rows: 3 },
    { name: 'taking', lost: 0, left: 0 },
    { type: 'reportLost', rows: 7 },
  ],
  [
    'rows that are refused are reported and do not wait again',
    { ...empty, waiting: 1, left: maxStatementRows + 1 },
    { type: 'refused', rows: maxStatementRows },
    { waiting: 0, left: 1 },
    { type: 'reportRefused' },
    insert(1),
  ],
  [
    'a closing log keeps what it has',
    { ...scheduled, waiting: 2 },
    { type: 'close' },
    {
      name: 'closed',
    },
  ],
  [
    'a closed log tries no more',
    { ...closed, left: 3 },
    { type: 'unavailable', rows: 3 },
    { waiting: 3, left: 0 },
  ],
  [
    'the timer tries a database that is away',
    away,
    { type: 'due' },
    { timer: null },
    { type: 'flush' },
  ],
  [
    'what waits for a database that is away goes into a statement',
    { ...away, waiting: 2 },
    { type: 'write' },
    { waiting: 0, left: 2 },
    insert(2),
  ],
  [
    'a database that refuses rows is back',
    { ...away, left: 3 },
    { type: 'refused', rows: 3 },
    { name: 'taking', left: 0 },
    { type: 'reportRefused' },
  ],
  [
    'a log whose database is away can close',
    { ...away, waiting: 2 },
    { type: 'close' },
    { name: 'closed' },
  ],
  [
    'a timer that was set before the log closed writes',
    { ...closed, timer: 'soon' },
    { type: 'due' },
    { timer: null },
    { type: 'flush' },
  ],
  [
    'a closed log writes what it has',
    { ...closed, waiting: 3 },
    { type: 'write' },
    { waiting: 0, left: 3 },
    insert(3),
  ],
  [
    'a closed log stays closed when its statement ends',
    { ...closed, left: 3 },
    { type: 'written', rows: 3 },
    { left: 0 },
  ],
  [
    'a closed log stays closed when its rows are refused',
    { ...closed, left: 3 },
    { type: 'refused', rows: 3 },
    { left: 0 },
    { type: 'reportRefused' },
  ],
  ['a log closes once', closed, { type: 'close' }, {}],
]

test.each<Case>(transitions)('%s', (_, state, input, changed, ...effects) => {
  expect(chooseRequestLogState(state, input)).toEqual({ state: { ...state, ...changed }, effects })
})

test('each input to the log of requests is tested in each of its states', () => {
  const inputs = ['record', 'due', 'write', 'written', 'refused', 'unavailable', 'close']
  const tested = new Set(transitions.map(([, { name }, { type }]) => `${name} ${type}`))
  const all = ['taking', 'away', 'closed'].flatMap((name) =>
    inputs.map((type) => `${name} ${type}`),
  )
  expect(all.filter((pair) => !tested.has(pair))).toEqual([])
})

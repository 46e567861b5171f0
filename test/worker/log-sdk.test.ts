import { ActivityFailure, ApplicationFailure, RetryState } from '@temporalio/common'
import type { LogEntry } from '@temporalio/worker'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logSdk } from '../../worker/log-sdk.ts'

const unreachable = ApplicationFailure.create({ message: 'The database cannot be reached.' })
const failed = new ActivityFailure(
  'Activity task failed',
  'reconcile',
  '1',
  RetryState.MAXIMUM_ATTEMPTS_REACHED,
  'worker',
  unreachable,
)

function logged(
  entry: Pick<LogEntry, 'level' | 'message' | 'meta'>,
  { isStopping = false } = {},
): unknown[] {
  const lines: unknown[] = []
  const log = pino(
    { base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  )
  logSdk(log, () => isStopping)({ timestampNanos: 0n, ...entry })
  return lines
}

test.each([
  ['of a failed activity', failed, 'The database cannot be reached.'],
  ['of any other error', new Error('no connection'), 'no connection'],
])('a line of the SDK keeps the reason %s', (_, error, reason) => {
  const meta = { workflowType: 'reconcile', error }
  expect(logged({ level: 'WARN', message: 'Workflow failed', meta })).toEqual([
    {
      level: 40,
      meta: { workflowType: 'reconcile' },
      err: expect.objectContaining({ message: expect.stringContaining(reason) }),
      msg: 'Workflow failed',
    },
  ])
})

test('a line of the SDK without an error has none', () => {
  expect(logged({ level: 'ERROR', message: 'Worker failed' })).toEqual([
    { level: 50, meta: {}, msg: 'Worker failed' },
  ])
})

test('a failed activity is logged by its guard alone', () => {
  expect(logged({ level: 'WARN', message: 'Activity failed' })).toEqual([])
})

test('a worker that stops logs no warning of the SDK', () => {
  for (const level of ['WARN', 'ERROR'] as const)
    expect(logged({ level, message: 'Worker failed' }, { isStopping: true })).toEqual([])
})

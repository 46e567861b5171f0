import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepRunning } from '../../local/children/keep-running.ts'
import { findTrouble } from '../../local/children/trouble.ts'

test('a child that dies is restarted and its exit reported in one line', async () => {
  const lines: string[] = []
  const first = fakeChild()
  const second = fakeChild()
  const kept = keepRunning(
    'The worker',
    first,
    async () => second,
    (line) => lines.push(line),
  )
  first.end('signal SIGKILL')
  await expect
    .poll(() => lines, { timeout: 3_000 })
    .toEqual([
      'The worker ended (signal SIGKILL): starting it again in 0.5 s',
      'The worker runs again',
    ])
  expect(kept.pid()).toBe(second.pid)
  await kept.stop()
  expect(second.stopped).toBe(true)
})

test('a child that cannot be started again is tried ever later', async () => {
  const lines: string[] = []
  const first = fakeChild()
  const startAgain = async () => {
    throw new Error('Temporal cannot start: no')
  }
  const kept = keepRunning('Temporal', first, startAgain, (line) => lines.push(line))
  first.end('exit code 1')
  await expect.poll(() => lines.length, { timeout: 5_000 }).toBe(3)
  expect(lines).toEqual([
    'Temporal ended (exit code 1): starting it again in 0.5 s',
    'Temporal cannot start: no: starting it again in 1 s',
    'Temporal cannot start: no: starting it again in 2 s',
  ])
  await kept.stop()
})

test('a child that was stopped on purpose is not restarted', async () => {
  const lines: string[] = []
  const child = fakeChild()
  const kept = keepRunning(
    'The API',
    child,
    async () => fakeChild(),
    (line) => lines.push(line),
  )
  await kept.stop()
  await sleep(700)
  expect(lines).toEqual([])
})

test.each([
  ['{"level":30,"msg":"worker runs"}', false, undefined],
  [
    '{"level":40,"msg":"slow","err":{"message":"timed\\nout"}}',
    false,
    { text: 'warning: slow: timed out', show: true },
  ],
  [
    '{"level":40,"msg":"activity failed","provider":"github","err":{"message":"It is away."}}',
    false,
    { text: 'warning: activity failed (github): It is away.', show: true },
  ],
  [
    '{"level":40,"msg":"activity failed","provider":"github","job":"job_1","err":{"message":"It is away."}}',
    false,
    { text: 'warning: activity failed (github, job_1): It is away.', show: true },
  ],
  [
    '{"level":40,"msg":"Workflow failed","meta":{"workflowId":"job_1"},"err":{"message":"The job failed."}}',
    false,
    { text: 'warning: Workflow failed (job_1): The job failed.', show: true },
  ],
  [
    '{"level":50,"msg":"request failed","request":"req_1","err":{"message":"It is away."}}',
    false,
    { text: 'error: request failed (req_1): It is away.', show: true },
  ],
  ['{"level":50,"msg":"gone"}', false, { text: 'error: gone', show: true }],
  ['    at run (file.ts:1:2)', true, undefined],
  [
    'ConfigError: PORT cannot be used',
    true,
    { text: 'ConfigError: PORT cannot be used', show: false },
  ],
  ['{broken', false, undefined],
])('a line of a child process is logged as %s', (line, isStandardError, expected) => {
  expect(findTrouble(line, isStandardError)).toEqual(expected)
})

let lastPid = 0

function fakeChild() {
  let end: (reason: string) => void = () => {}
  const ended = new Promise<string>((resolve) => {
    end = resolve
  })
  lastPid += 1
  const child = {
    pid: lastPid,
    hostPid: lastPid,
    ended,
    end,
    stopped: false,
    async stop() {
      child.stopped = true
      end('exit code 0')
    },
    kill: () => end('signal SIGKILL'),
  }
  return child
}

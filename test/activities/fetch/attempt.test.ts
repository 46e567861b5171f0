import { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createAttempt } from '../../../activities/fetch/attempt.ts'
import { FetchError } from '../../../activities/fetch/fetcher.ts'

/** An attempt whose socket never leaves this process: its events are emitted by the test. */
function openAttempt(readyEvent: 'connect' | 'secureConnect', isAllowed = true, timeoutMs = 9_000) {
  const outcomes: string[] = []
  const judged: string[] = []
  const socket = new Socket()
  const attempt = createAttempt({
    timeoutMs,
    onConnection: (opened) => outcomes.push(opened === socket ? 'connected' : 'another socket'),
    onFault: ({ fault }) => outcomes.push(fault),
  })
  onTestFinished(() => {
    attempt.fail(new FetchError('aborted'))
    socket.destroy()
  })
  const follow = () =>
    attempt.follow({
      socket,
      readyEvent,
      judge(address) {
        judged.push(address)
        if (!isAllowed) throw new FetchError('denied')
      },
    })
  return { attempt, socket, outcomes, judged, follow }
}

type Opened = ReturnType<typeof openAttempt>

const certificateError = () => Object.assign(new Error('late'), { code: 'CERT_HAS_EXPIRED' })

/** What moves an attempt from one state to the next. */
const moves: Readonly<Record<string, (opened: Opened) => void>> = {
  resolved: ({ follow }) => follow(),
  connect: ({ socket }) => socket.emit('connect'),
  secureConnect: ({ socket }) => socket.emit('secureConnect'),
  error: ({ socket }) => socket.emit('error', certificateError()),
  close: ({ socket }) => socket.emit('close', false),
  abort: ({ attempt }) => attempt.fail(new FetchError('aborted')),
}

test.each([
  ['has no outcome before its name is resolved', [], []],
  ['fails once while its name is resolved', ['abort', 'abort'], ['aborted']],
  ['has no outcome while it connects', ['resolved'], []],
  ['fails by the connection while it connects', ['resolved', 'error'], ['connection']],
  ['fails when its socket closes while it connects', ['resolved', 'close'], ['connection']],
  ['fails when it is given up while it connects', ['resolved', 'abort'], ['aborted']],
  ['has no outcome during the handshake', ['resolved', 'connect'], []],
  ['fails by TLS during the handshake', ['resolved', 'connect', 'error'], ['tls']],
  ['fails when its socket closes in a handshake', ['resolved', 'connect', 'close'], ['connection']],
  ['fails when it is given up in a handshake', ['resolved', 'connect', 'abort'], ['aborted']],
  ['succeeds by a handshake', ['resolved', 'connect', 'secureConnect'], ['connected']],
] as const)('an attempt at https %s', (_, steps, outcomes) => {
  const opened = openAttempt('secureConnect')
  for (const step of steps) moves[step]?.(opened)
  expect(opened.outcomes).toEqual(outcomes)
  expect(opened.attempt.isOver()).toBe(outcomes.length > 0)
  expect(opened.judged).toEqual(steps.some((step) => step === 'connect') ? [''] : [])
})

test('an attempt at http succeeds by the connection alone, which is judged before', () => {
  const opened = openAttempt('connect')
  for (const step of ['resolved', 'connect']) moves[step]?.(opened)
  expect(opened).toMatchObject({ outcomes: ['connected'], judged: [''] })
})

test.each(['connect', 'secureConnect'] as const)(
  'an address that is refused once it is connected gives no connection, whatever follows: %s',
  (readyEvent) => {
    const opened = openAttempt(readyEvent, false)
    for (const step of ['resolved', 'connect', readyEvent]) moves[step]?.(opened)
    expect(opened.outcomes).toEqual(['denied'])
    expect(opened.socket.destroyed).toBe(true)
  },
)

test.each([
  ['succeeded', ['resolved', 'connect', 'secureConnect']],
  ['failed', ['resolved', 'error']],
])('an attempt that has %s ignores what follows', (_, steps) => {
  const opened = openAttempt('secureConnect')
  for (const step of steps) moves[step]?.(opened)
  const before = [...opened.outcomes]
  const isDestroyed = opened.socket.destroyed
  for (const step of ['connect', 'secureConnect', 'error', 'close', 'abort']) moves[step]?.(opened)
  expect(opened.outcomes).toEqual(before)
  expect(opened.socket.destroyed).toBe(isDestroyed)
})

test('an attempt that takes too long fails in whichever state it is', async () => {
  const resolving = openAttempt('secureConnect', true, 1)
  const connecting = openAttempt('secureConnect', true, 1)
  connecting.follow()
  await expect.poll(() => connecting.outcomes).toEqual(['timeout'])
  expect(resolving.outcomes).toEqual(['timeout'])
  expect(connecting.socket.destroyed).toBe(true)
})

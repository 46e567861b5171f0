import { describe, expect, test } from 'vitest'
import {
  acquireTurn,
  cancelTurn,
  chooseNextTurn,
  createHostTurns,
  type HostTurns,
  isQuiet,
  releaseTurn,
} from '../../../activities/fetch/host-turns.ts'

const pace = { delayMs: 0, maxGapMs: 500 }
const waiter = (runId: string) => ({ runId, pace })
type Waiter = ReturnType<typeof waiter>

/** A host in one of its states. */
const turns = (given: Partial<HostTurns<Waiter>> = {}): HostTurns<Waiter> => ({
  ...createHostTurns<Waiter>(),
  ...given,
})
const begun = { startedAt: 1_000, pace }

describe('the next turn at a host', () => {
  const one = waiter('a')
  const other = waiter('b')
  const next = (given: Partial<HostTurns<Waiter>>, now = 1_000) =>
    chooseNextTurn(turns(given), 2, now)

  test('no request goes where none waits', () => {
    expect(next({})).toEqual({ type: 'none' })
  })

  test('the first request to a host goes at once', () => {
    expect(next({ waiting: [one] }, 0)).toEqual({ type: 'now', waiter: one })
  })

  test('no request goes while the host has as many requests as it gets', () => {
    expect(next({ running: 2, waiting: [one] })).toEqual({ type: 'none' })
  })

  test('a host that has not answered yet is due after half the longest gap', () => {
    const host = { running: 1, last: begun, waiting: [one] }
    expect(next(host, 1_249)).toEqual({ type: 'later', waitMs: 1 })
    expect(next(host, 1_250)).toEqual({ type: 'now', waiter: one })
  })

  test.each([
    ['half of the time that its answers take', 400, 0, 200],
    ['the longest gap where its answers take longer', 60_000, 0, 500],
    ['the least gap where it answers at once', 1, 0, 50],
    ['the delay that its robots.txt asks for', 400, 3_000, 3_000],
  ])('the gap at a host is %s', (_, answerMs, delayMs, gapMs) => {
    const last = { startedAt: 1_000, pace: { ...pace, delayMs } }
    const host = { last, answerMs, waiting: [one] }
    expect(next(host)).toEqual({ type: 'later', waitMs: gapMs })
    expect(next(host, 1_000 + gapMs)).toEqual({ type: 'now', waiter: one })
  })

  test('the run with the fewest turns goes first, and of one run what came first', () => {
    const waiting = [one, waiter('a'), other, waiter('b')]
    expect(next({ waiting })).toEqual({ type: 'now', waiter: one })
    const after = next({ waiting, served: new Map([['a', 1]]) })
    expect(after.type === 'now' && after.waiter).toBe(other)
  })
})

test('a turn that starts is counted for its run while others wait', () => {
  const [one, other] = [waiter('a'), waiter('b')]
  const host = turns({ waiting: [other, one] })
  acquireTurn(host, one, 1_000)
  expect(host).toEqual(
    turns({ running: 1, last: begun, waiting: [other], served: new Map([['a', 1]]) }),
  )
})

test('no turn is remembered once no other request waits', () => {
  const one = waiter('a')
  const host = turns({ waiting: [one], served: new Map([['b', 7]]) })
  acquireTurn(host, one, 1_000)
  expect(host).toEqual(turns({ running: 1, last: begun }))
})

test('the first answer says how quick a host is, each later one has half of the weight', () => {
  const host = turns({ running: 2 })
  releaseTurn(host, 1_000, 1_400)
  expect(host).toEqual(turns({ running: 1, answerMs: 400 }))
  releaseTurn(host, 1_000, 1_200)
  expect(host).toEqual(turns({ running: 0, answerMs: 300 }))
})

test('a request that is given up leaves those before and behind it in their order', () => {
  const [first, second, third] = [waiter('a'), waiter('a'), waiter('a')]
  const host = turns({ waiting: [first, second, third] })
  cancelTurn(host, second)
  expect(host.waiting[0]).toBe(first)
  expect(host.waiting[1]).toBe(third)
  expect(host.waiting).toHaveLength(2)
})

test.each([
  ['a host that was never asked is quiet', turns(), true],
  ['a host that is being asked is not quiet', turns({ running: 1 }), false],
  ['a host that requests wait for is not quiet', turns({ waiting: [waiter('a')] }), false],
  ['a host whose gap is not over is not quiet', turns({ last: begun, answerMs: 400 }), false],
  ['a host whose gap is over is quiet', turns({ last: begun, answerMs: 100 }), true],
])('%s', (_, host, quiet) => {
  expect(isQuiet(host, 1_100)).toBe(quiet)
})

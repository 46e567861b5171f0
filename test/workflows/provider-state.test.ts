import { describe, expect, test } from 'vitest'
import {
  chooseProviderState,
  type ProviderEffect,
  type ProviderInput,
  type ProviderState,
  refuseRetry,
  refuseSkip,
} from '../../workflows/provider-state.ts'

const waiting: ProviderState = { name: 'waiting' }
const together: ProviderState = { name: 'asking', alone: false, wish: null }
const alone: ProviderState = { name: 'asking', alone: true, wish: null }
const retrying: ProviderState = { ...alone, name: 'retrying' }
const skipping: ProviderState = { ...alone, wish: 'skip' }
const restarting: ProviderState = { ...alone, wish: 'retry' }
const done = (outcome: string, wasAsked = true): ProviderState => ({
  name: 'done',
  outcome,
  wasAsked,
})

const settle = (outcome: string): ProviderInput => ({ type: 'settle', outcome })

type Case = [string, ProviderState, ProviderInput, ProviderState, ProviderEffect?]

const transitions: readonly Case[] = [
  ['a waiting provider is asked', waiting, { type: 'ask' }, alone, 'ask'],
  ['a provider that is done is asked anew', done('error'), { type: 'ask' }, alone, 'ask'],
  [
    'a provider skipped while asked with others is not asked alone',
    { ...together, wish: 'skip' },
    { type: 'ask' },
    done('skipped'),
  ],
  ['several are asked together', waiting, { type: 'askTogether' }, together],
  ['an answer ends the asking', alone, settle('ok'), done('ok')],
  ['an answer ends a retry', retrying, settle('no_results'), done('no_results')],
  ['a skip outweighs an answer', skipping, settle('ok'), done('skipped')],
  [
    'what is known without asking ends the waiting',
    waiting,
    settle('not_configured'),
    done('not_configured', false),
  ],
  ['a later outcome replaces an earlier one', done('error'), settle('ok'), done('ok')],
  ['the end of gathering passes through', alone, { type: 'cancelled' }, alone, 'end'],
  ['a cancelled provider is skipped', skipping, { type: 'cancelled' }, done('skipped')],
  ['a cancelled provider is asked again', restarting, { type: 'cancelled' }, alone, 'ask'],
  ['an activity reports a retry', alone, { type: 'report', state: 'retrying' }, retrying],
  ['an activity reports its next try', retrying, { type: 'report', state: 'asking' }, alone],
  [
    'a report keeps what an operator wants',
    skipping,
    { type: 'report', state: 'retrying' },
    { ...skipping, name: 'retrying' },
  ],
  [
    'a late report changes nothing',
    done('skipped'),
    { type: 'report', state: 'retrying' },
    done('skipped'),
  ],
  ['a skip is noted before it is recorded', alone, { type: 'skipWanted' }, skipping],
  ['a recorded skip cancels the activity', skipping, { type: 'skipRecorded' }, skipping, 'cancel'],
  [
    'a recorded skip ends a provider that is asked with others',
    { ...together, wish: 'skip' },
    { type: 'skipRecorded' },
    done('skipped'),
  ],
  [
    'a recorded skip holds although the provider was asked anew meanwhile',
    alone,
    { type: 'skipRecorded' },
    skipping,
    'cancel',
  ],
  [
    'a recorded skip holds although the activity ended meanwhile',
    done('skipped'),
    { type: 'skipRecorded' },
    done('skipped'),
  ],
  [
    'a recorded retry cancels the activity',
    retrying,
    { type: 'retryRecorded' },
    {
      ...restarting,
      name: 'retrying',
    },
    'cancel',
  ],
  [
    'a recorded retry asks a provider alone that is asked with others',
    together,
    { type: 'retryRecorded' },
    together,
    'ask',
  ],
  [
    'a recorded retry asks a provider that has failed',
    done('error'),
    { type: 'retryRecorded' },
    done('error'),
    'ask',
  ],
  [
    'the end of gathering passes through where the provider only waits',
    waiting,
    { type: 'cancelled' },
    waiting,
    'end',
  ],
  [
    'the activity of several providers reports a retry before one of them is asked',
    waiting,
    { type: 'report', state: 'retrying' },
    { ...together, name: 'retrying' },
  ],
  ['a skip of a waiting provider is not noted', waiting, { type: 'skipWanted' }, waiting],
  ['a recorded skip ends the waiting', waiting, { type: 'skipRecorded' }, done('skipped', false)],
  ['a recorded retry leaves the first try to come', waiting, { type: 'retryRecorded' }, waiting],
  ['a provider that was asked with others is asked alone', together, { type: 'ask' }, alone, 'ask'],
  ['a provider that is asked can join the others', alone, { type: 'askTogether' }, together],
  ['a provider that is retried is asked anew', retrying, { type: 'ask' }, alone, 'ask'],
  ['a provider that is retried can join the others', retrying, { type: 'askTogether' }, together],
  ['the end of gathering passes through a retry', retrying, { type: 'cancelled' }, retrying, 'end'],
  [
    'a skip of a retried provider is noted',
    retrying,
    { type: 'skipWanted' },
    { ...skipping, name: 'retrying' },
  ],
  [
    'a recorded skip cancels the retries',
    retrying,
    { type: 'skipRecorded' },
    { ...skipping, name: 'retrying' },
    'cancel',
  ],
  [
    'a provider that is done is asked with others',
    done('error'),
    { type: 'askTogether' },
    together,
  ],
  [
    'the end of gathering passes through a provider that is done',
    done('ok'),
    { type: 'cancelled' },
    done('ok'),
    'end',
  ],
  [
    'a skip of a provider that is done is not noted',
    done('ok'),
    { type: 'skipWanted' },
    done('ok'),
  ],
]

test.each<Case>(transitions)('%s', (_, state, input, next, effect = null) => {
  expect(chooseProviderState(state, input)).toEqual({ state: next, effect })
})

test('each input to a provider is tested in each of its states', () => {
  const names = ['waiting', 'asking', 'retrying', 'done']
  const inputs = ['ask', 'askTogether', 'settle', 'cancelled', 'report']
  const requests = ['skipWanted', 'skipRecorded', 'retryRecorded']
  const tested = new Set(transitions.map(([, { name }, { type }]) => `${name} ${type}`))
  const all = names.flatMap((name) => [...inputs, ...requests].map((type) => `${name} ${type}`))
  expect(all.filter((pair) => !tested.has(pair))).toEqual([])
})

describe('an operator', () => {
  test.each<[ProviderState, string | null, string | null]>([
    [waiting, null, 'not_asked_yet'],
    [together, null, null],
    [alone, null, null],
    [retrying, null, null],
    [done('ok'), 'already_answered', 'already_answered'],
    [done('no_results'), 'already_answered', 'already_answered'],
    [done('error'), 'already_done', null],
    [done('not_configured', false), 'already_done', 'not_asked_yet'],
  ])(
    'an operator of a provider in the state %j is refused: skip %s, retry %s',
    (state, skip, retry) => {
      expect(refuseSkip(state)?.[1] ?? null).toBe(skip)
      expect(refuseRetry(state)?.[1] ?? null).toBe(retry)
    },
  )
})

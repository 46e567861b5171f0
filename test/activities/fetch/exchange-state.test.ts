import { expect, test } from 'vitest'
import {
  chooseExchangeState,
  type ExchangeEffect,
  type ExchangeInput,
  type ExchangeState,
  isSettled,
  maxRestBytes,
} from '../../../activities/fetch/exchange-state.ts'

const waiting: ExchangeState = { name: 'waiting' }
const closed: ExchangeState = { name: 'closed' }
const skipping: ExchangeState = { name: 'skipping', allowance: maxRestBytes }
const resting: ExchangeState = { name: 'resting', allowance: maxRestBytes }
const reading = (unreadBytes: number | null, keepsPart = false): ExchangeState => ({
  name: 'reading',
  unreadBytes,
  keepsPart,
})
const decoding = (keepsPart = false): ExchangeState => ({ name: 'decoding', keepsPart })

const head = {
  type: 'head',
  unreadBytes: 10,
  skip: false,
  keepsPart: false,
  paused: false,
} as const
const complete = { type: 'complete', paused: false } as const
const fault = { type: 'fault', paused: false } as const

type Case = [string, ExchangeState, ExchangeInput, ExchangeState, ...ExchangeEffect[]]

const transitions: readonly Case[] = [
  ['the head of an answer begins its body', waiting, head, reading(10)],
  ['a body may count as far as it came', waiting, { ...head, keepsPart: true }, reading(10, true)],
  [
    'a redirect is answered when its short body is read',
    waiting,
    { ...head, skip: true },
    skipping,
    'unwatch',
    'watchRest',
  ],
  [
    'a redirect with a long body costs the connection',
    waiting,
    { ...head, skip: true, unreadBytes: maxRestBytes + 1 },
    skipping,
    'unwatch',
    'drop',
  ],
  ['a caller gives up before the head', waiting, fault, closed, 'unwatch', 'drop', 'reject'],
  ['a connection breaks before the head', waiting, { type: 'break' }, closed, 'unwatch', 'reject'],
  ['a chunk is counted', reading(10), { type: 'chunk', bytes: 4 }, reading(6)],
  ['a chunk of unknown length is read', reading(null), { type: 'chunk', bytes: 4 }, reading(null)],
  [
    'enough of a body is an answer, and its rest is read for the connection',
    reading(maxRestBytes),
    complete,
    resting,
    'unwatch',
    'resolve',
    'watchRest',
  ],
  [
    'the rest of a long body is not read',
    reading(maxRestBytes + 1),
    complete,
    resting,
    'unwatch',
    'resolve',
    'drop',
  ],
  [
    'the rest behind a paused decoder is not read',
    reading(10),
    { ...complete, paused: true },
    resting,
    'unwatch',
    'resolve',
    'drop',
  ],
  ['a body that cannot be decoded fails', reading(10), fault, closed, 'unwatch', 'drop', 'reject'],
  [
    'part of a body is an answer where that was wanted',
    reading(10, true),
    fault,
    resting,
    'keepPart',
    'unwatch',
    'resolve',
    'watchRest',
  ],
  ['the end of a response ends its body', reading(0), { type: 'end' }, decoding(), 'endBody'],
  ['a response breaks off', reading(10), { type: 'break' }, closed, 'unwatch', 'reject'],
  [
    'a response that breaks off is an answer where part was wanted',
    reading(10, true),
    { type: 'break' },
    closed,
    'keepPart',
    'unwatch',
    'resolveReusable',
  ],
  ['a decoded body is an answer', decoding(), complete, closed, 'unwatch', 'resolveReusable'],
  ['a decoder fails behind the end', decoding(), fault, closed, 'unwatch', 'reject'],
  [
    'a decoder that fails behind the end leaves the part that was wanted',
    decoding(true),
    fault,
    closed,
    'keepPart',
    'unwatch',
    'resolveReusable',
  ],
  [
    'the end of a skipped body frees the connection',
    skipping,
    { type: 'end' },
    closed,
    'unwatchRest',
    'resolveReusable',
  ],
  [
    'a dropped redirect is answered all the same',
    skipping,
    { type: 'break' },
    closed,
    'unwatchRest',
    'resolveReusable',
  ],
  ['the end of the rest ends all', resting, { type: 'end' }, closed, 'unwatchRest'],
  [
    'a rest may be as long as agreed',
    resting,
    { type: 'chunk', bytes: maxRestBytes },
    { name: 'resting', allowance: 0 },
  ],
  [
    'a longer rest costs the connection',
    resting,
    { type: 'chunk', bytes: maxRestBytes + 1 },
    { name: 'resting', allowance: -1 },
    'drop',
  ],
  ['a fault of the rest changes nothing', resting, fault, resting],
  ['a fault of a skipped body changes nothing', skipping, fault, skipping],
  [
    'a redirect behind a paused decoder costs the connection',
    waiting,
    { ...head, skip: true, paused: true },
    skipping,
    'unwatch',
    'drop',
  ],
  [
    'part of a body is an answer though its decoder is paused, which costs the connection',
    reading(10, true),
    { ...fault, paused: true },
    resting,
    'keepPart',
    'unwatch',
    'resolve',
    'drop',
  ],
  [
    'the end of a response keeps that a part was wanted',
    reading(0, true),
    { type: 'end' },
    decoding(true),
    'endBody',
  ],
  [
    'a connection that breaks before its decoder is done fails',
    decoding(),
    { type: 'break' },
    closed,
    'unwatch',
    'reject',
  ],
  [
    'a skipped body may be as long as agreed',
    skipping,
    { type: 'chunk', bytes: maxRestBytes },
    { name: 'skipping', allowance: 0 },
  ],
  [
    'a longer skipped body costs the connection',
    skipping,
    { type: 'chunk', bytes: maxRestBytes + 1 },
    { name: 'skipping', allowance: -1 },
    'drop',
  ],
  ['a rest that breaks off ends all', resting, { type: 'break' }, closed, 'unwatchRest'],
]

test.each<Case>(transitions)('%s', (_, state, input, next, ...effects) => {
  expect(chooseExchangeState(state, input)).toEqual({ state: next, effects })
})

const inputs: readonly ExchangeInput[] = [
  head,
  { type: 'chunk', bytes: 1 },
  complete,
  fault,
  { type: 'end' },
  { type: 'break' },
]
const states = [waiting, reading(10), decoding(), skipping, resting, closed]
const tested = new Set(transitions.map(([, { name }, { type }]) => `${name} ${type}`))
const ignored = states.flatMap((state) =>
  inputs
    .filter(({ type }) => !tested.has(`${state.name} ${type}`))
    .map((input) => [state.name, input.type, state, input] as const),
)

test.each(ignored)('an exchange that is %s ignores the input %s', (_, _type, state, input) => {
  expect(chooseExchangeState(state, input)).toEqual({ state, effects: [] })
})

test('a closed exchange ignores every input', () => {
  const names = ignored.filter(([name]) => name === 'closed').map(([, type]) => type)
  expect(names).toEqual(inputs.map(({ type }) => type))
})

test('an exchange answers its caller once', () => {
  const settled = [skipping, resting, closed].map(isSettled)
  const open = [waiting, reading(1), decoding()].map(isSettled)
  expect([settled, open]).toEqual([
    [true, true, true],
    [false, false, false],
  ])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildAddressKeys } from '../../../../research/safety/suppressions/identifiers.ts'
import { normaliseSuppression } from '../../../../research/safety/suppressions/normalise-suppression.ts'
import {
  isLooselySame,
  parseLooseAddress,
  toPageAddress,
  toPageKey,
  toPathKey,
  toSpokenAddress,
} from '../../../../research/text/addresses/page-key.ts'
import { root } from '../../../support/code/root.ts'

/**
 * Two addresses in each row, and whether they are one page or two: by the three functions that
 * compared pages before there was one (of the pages read, of people, of opt-outs), and now. Where
 * these differ the last column says why it is so now.
 */
const [, ...rows] = readFileSync(
  path.join(root, 'test', 'support', 'text', 'page-pairs.tsv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
const pairs = rows.map(([one, other, pages, people, optOuts, now, why = '']) => ({
  one: String(JSON.parse(one ?? '')),
  other: String(JSON.parse(other ?? '')),
  before: [pages, people, optOuts],
  optOuts: optOuts ?? '',
  now: now ?? '',
  why,
}))

describe('two addresses', () => {
  test('more than a hundred pairs are decided, each difference with its reason', () => {
    expect(pairs.length).toBeGreaterThan(100)
    const undecided = pairs.filter(
      ({ before, now, why }) => why === '' && before.some((one) => one !== now),
    )
    expect(undecided).toEqual([])
  })

  test.each(pairs)('two addresses: $one and $other are $now', ({ one, other, now }) => {
    const [a, b] = [toPageKey(one), toPageKey(other)]
    expect(a !== null && a === b ? 'one' : 'two').toBe(now)
  })

  test('an opt-out covers each spelling that it covered before, and each of the same page', () => {
    const uncovered = pairs.filter(({ one, other, optOuts, now }) => {
      const entry = normaliseSuppression({ kind: 'profile_url', value: one })
      // an address without a host name is refused as an opt-out
      if ('reason' in entry || (optOuts !== 'one' && now !== 'one')) return false
      return !buildAddressKeys(other).includes(`url:${entry.value}`)
    })
    expect(uncovered).toEqual([])
  })
})

test.each([
  ['https://www.example.org/', 'example.org/'],
  [
    'http://m.example.org/People/Ada/index.html?b=2&utm_source=x&a=1#top',
    'example.org/People/Ada?a=1&b=2',
  ],
  ['https://example.org:8443/#/ada', 'example.org:8443/#/ada'],
  ['https://ada:pw@example.org/', null],
  ['ada@example.org', null],
])('the key of %s is %s', (address, key) => {
  expect(toPageKey(address)).toBe(key)
})

test('an address that is opened keeps what a server may answer differently', () => {
  expect(toPageAddress('http://www.example.org/a/index.html?b=2&a=1&ref=x&gclid=1#top')).toBe(
    'http://www.example.org/a/index.html?b=2&a=1&ref=x',
  )
})

test.each([
  ['https://www.example.org/ada/?sort=name#top', 'example.org/ada'],
  ['http://example.org/ada/index.html', 'example.org/ada'],
  ['https://example.org/?page=2', 'example.org/'],
  ['mailto:ada@example.org', null],
])('the path that %s is of has the key %s', (address, key) => {
  expect(toPathKey(address)).toBe(key)
})

test('an address is said without scheme, www., query, fragment and slash at the end', () => {
  expect(toSpokenAddress('https://www.example.org/ada/?a=1#top')).toBe('example.org/ada')
})

test('a site answers at the address that was asked though it spells it otherwise', () => {
  const isSame = (answered: string, asked: string) => {
    const [one, other] = [parseLooseAddress(answered), parseLooseAddress(asked)]
    return one !== null && other !== null && isLooselySame(one, other)
  }
  expect(isSame('https://www.example.org/Ada%20Q/?v=2', 'http://example.org/ada+q')).toBe(true)
  expect(isSame('https://example.org/u?id=8', 'https://example.org/u?id=7')).toBe(false)
})

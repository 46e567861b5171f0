import { expect, test } from 'vitest'
import { isFromOwnPage } from '../../portal/is-from-own-page.ts'

const host = 'people.example'
const own = `https://${host}`

test.each<[string, Record<string, string>, boolean]>([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: own }, true],
  ['a page of ours whose browser leaves Origin out', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page of ours whose browser sends Origin alone', { origin: own }, true],
  [
    'a page of another site',
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    false,
  ],
  [
    'a neighbour of the site',
    { 'sec-fetch-site': 'same-site', origin: `https://x.${host}` },
    false,
  ],
  ['another site whose browser sends Origin alone', { origin: 'https://evil.example' }, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, false],
  ['no browser', {}, false],
])('a request that changes something, from %s (%j), is let in: %s', (_, headers, expected) => {
  expect(isFromOwnPage({ host, ...headers }, own)).toBe(expected)
})

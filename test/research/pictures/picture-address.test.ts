import { expect, test } from 'vitest'
import { buildPictureAddress, isPictureQuery } from '../../../research/pictures/picture-address.ts'

const key = 'a-key-that-is-long-enough'
const id = 'img_01J0000000000000000000000'
const createdAt = new Date('2026-01-05T12:00:00Z')
const address = new URL(buildPictureAddress('https://people.example', { id, createdAt }, key))
const query = address.search.slice(1)

test('the address of a picture names it below /i/, and holds for ten minutes', () => {
  expect(address.href).toMatch(
    /^https:\/\/people\.example\/i\/img_01J0+\.jpg\?e=1767615000&s=[\w-]{43}$/,
  )
  const at = (time: string) => isPictureQuery(id, query, key, new Date(`2026-01-05T${time}Z`))
  expect(at('12:09:59.999')).toBe(true)
  expect(at('12:10:00')).toBe(false)
})

test.each([
  ['without a query', ''],
  ['with a later end', query.replace('e=1767615000', 'e=1767615001')],
  ['with another signature', query.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
  ['with a shorter signature', query.slice(0, -1)],
  ['with a parameter more', `${query}&x=1`],
  ['with its parameters in another order', query.split('&').reverse().join('&')],
  ['with a number in another spelling', query.replace('e=', 'e=0')],
])('an address %s is none', (_, altered) => {
  expect(isPictureQuery(id, query, key, createdAt)).toBe(true)
  expect(isPictureQuery(id, altered, key, createdAt)).toBe(false)
})

test('an address is signed for one picture, with one key', () => {
  expect(isPictureQuery('img_01J0000000000000000000001', query, key, createdAt)).toBe(false)
  expect(isPictureQuery(id, query, 'another-key-of-that-length', createdAt)).toBe(false)
})

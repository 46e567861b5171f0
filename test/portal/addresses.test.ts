import { expect, test } from 'vitest'
import { formatCookie, parseCookie } from '../../portal/cookies.ts'
import { isFromOwnPage } from '../../portal/is-from-own-page.ts'
import { parseReturnTo } from '../../portal/sessions.ts'
import { describeNoPasskeys } from '../../portal/sign-in/passkeys.ts'

const publicUrl = 'https://research.example'

test.each([
  ['/portal/account', '/portal/account'],
  ['/oauth/interaction/abc?x=1', '/oauth/interaction/abc?x=1'],
  ['https://evil.example/portal/', '/portal/account'],
  ['//evil.example/portal/', '/portal/account'],
  ['/\\evil.example/portal/', '/portal/account'],
  ['/\t/evil.example/portal/', '/portal/account'],
  ['/portal/../api/v1', '/portal/account'],
  ['javascript:alert(1)', '/portal/account'],
  ['/sign-out', '/portal/account'],
  [null, '/portal/account'],
])('a sign-in that should lead to %j leads to %j', (given, expected) => {
  expect(parseReturnTo(given, publicUrl)).toBe(expected)
})

test.each([
  ['same-origin', publicUrl, true],
  ['same-origin', undefined, true],
  [undefined, publicUrl, true],
  [undefined, 'http://inner.example:3000', true],
  [undefined, undefined, false],
  ['cross-site', publicUrl, false],
  ['same-site', 'https://other.research.example', false],
  ['none', publicUrl, false],
  [undefined, 'null', false],
  [undefined, 'https://research.example.evil.example', false],
])('a form with Sec-Fetch-Site %j from %j is taken: %j', (site, origin, expected) => {
  const headers = {
    host: 'inner.example:3000',
    ...(site === undefined ? {} : { 'sec-fetch-site': site }),
    ...(origin === undefined ? {} : { origin }),
  }
  expect(isFromOwnPage(headers, publicUrl)).toBe(expected)
})

test('a cookie on https can be set by this host alone', () => {
  const cookie = { name: 'session', value: 'abc', maxAgeSeconds: 60 }
  expect(formatCookie(cookie, publicUrl)).toBe(
    '__Host-session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
  expect(formatCookie(cookie, 'http://localhost:3000')).toBe(
    'session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  )
  expect(parseCookie('session=evil; __Host-session=abc', 'session', publicUrl)).toBe('abc')
  expect(parseCookie('session=evil', 'session', publicUrl)).toBeNull()
})

test.each([
  ['https://research.example', null],
  ['http://localhost:3000', null],
  ['http://research.example', /https/],
  ['https://192.0.2.7', /IP address/],
  ['http://127.0.0.1:3000', /IP address/],
  ['https://[2001:db8::7]', /IP address/],
])('whether passkeys work at %s is explained', (url, expected) => {
  if (expected === null) expect(describeNoPasskeys(url)).toBeNull()
  else expect(describeNoPasskeys(url)).toMatch(expected)
})

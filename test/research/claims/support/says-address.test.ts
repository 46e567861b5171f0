import { expect, test } from 'vitest'
import { saysUrl } from '../../../../research/claims/support/says-address.ts'

test.each([
  ['Her site is quibbleworth.org/about.', 'https://quibbleworth.org/about'],
  ['Her site is https://www.quibbleworth.org/about/.', 'http://quibbleworth.org/about'],
  ['site:https://quibbleworth.org/about', 'https://quibbleworth.org/about'],
  ['(see Quibbleworth.org)', 'https://quibbleworth.org/'],
  ['"quibbleworth.org/index.html"', 'https://quibbleworth.org'],
  ['quibbleworth.org/about?utm_source=card', 'https://quibbleworth.org/about'],
])('a text says an address in another spelling of its page: %s', (text, url) => {
  expect(saysUrl(text, url)).toBe(true)
})

test.each([
  ['quibbleworth.org/about/team', 'https://quibbleworth.org/about'],
  ['quibbleworth.org', 'https://quibbleworth.org/about'],
  ['quibbleworth.org.example', 'https://quibbleworth.org'],
  ['zelda@quibbleworth.org', 'https://quibbleworth.org'],
  ['Zelda wrote it', 'https://zelda'],
  ['quibbleworth.org', ''],
])('a text does not say the address of another page: %s, %s', (text, url) => {
  expect(saysUrl(text, url)).toBe(false)
})

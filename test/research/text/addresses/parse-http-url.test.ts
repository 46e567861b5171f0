import { expect, test } from 'vitest'
import { parseHttpUrl } from '../../../../research/text/addresses/parse-http-url.ts'

test.each([
  ['HTTPS://Lamps.example', 'https://lamps.example/'],
  [' http://lamps.example:8080/a ', 'http://lamps.example:8080/a'],
  ['https://ada:secret@lamps.example/', 'https://ada:secret@lamps.example/'],
  ['lamps.example', null],
  ['ftp://lamps.example/', null],
  ['javascript:alert(1)', null],
  ['httpsx://lamps.example/', null],
  ['', null],
])('an address of http(s), with whatever else it has: %s', (text, href) =>
  expect(parseHttpUrl(text)?.href ?? null).toBe(href),
)

test.each([
  ['/a', 'https://lamps.example/a'],
  ['//ada.example', 'https://ada.example/'],
  ['mailto:ada@lamps.example', null],
])('a link is read from its page: %s', (text, href) =>
  expect(parseHttpUrl(text, 'https://lamps.example/b')?.href ?? null).toBe(href),
)

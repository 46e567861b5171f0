import { expect, test } from 'vitest'
import { buildPrefixIndex, listPrefixes } from '../../../../research/text/patterns/prefix-index.ts'

test.each([
  ['works as', 'wo'],
  ["(?:is|am|['’]m) ", "'m am is ’m"],
  ['(?:re-?)?elected|Named', 'el na re'],
  ['(?:(?:co)?fundó|ha fundado) (?=\\p{Lu})', 'co fu ha'],
  ['(?!do )(?<=x)\\bat', 'at'],
  ['è', 'è*'],
  [',? ?ex', ' e ,  ,e ex'],
  ['(?:very )*good', 'go ve'],
  ['a{0,2}b{2}', 'a* b*'],
  ['an? ', 'a  an'],
  ['[ab]\\.', 'a. b.'],
  ['\\(x', '(x'],
  ['(one|two)+?', 'on tw'],
  ['x\\p{Ll}+', 'x*'],
  ['ß', 'ss'],
  ['', '*'],
  ['an?|', '* a* an'],
  ['(?:the )?', '* th'],
  ['\\p{Ll}+ed', '*'],
  ['[^,]a', '*'],
  ['[a-z]', '*'],
  ['[\\p{L}-]+x', '*'],
  ['.x', '*'],
  ['(?:a|\\d)b', '* ab'],
  ['(?:📍|Location:) ?', '* lo'],
])('a text that matches "%s" begins with one of "%s"', (pattern, prefixes) => {
  const listed = [...listPrefixes(pattern, 2)].map((one) => one.replace('\0', '*'))
  expect(listed.sort().join(' ')).toBe(prefixes)
})

test('an index gives the items whose patterns may match at a place, in their order', () => {
  const items = ['(?:s|S)he', 'works', '\\p{L}+', 'was', 'wa?', '\u{212a}o', 'sse']
  const find = buildPrefixIndex(items, String, (some) => some.join(' '))
  expect(find('She', 0)).toBe('(?:s|S)he \\p{L}+')
  expect(find('has Worked', 4)).toBe('works \\p{L}+ wa?')
  expect(find('has Worked', 2)).toBe('\\p{L}+')
  expect(find('she was', 4)).toBe('\\p{L}+ was wa?')
  expect(find('w', 0)).toBe('\\p{L}+ wa?')
  expect(find('ko', 0)).toBe('\\p{L}+ \u{212a}o')
  expect(find('ſſe', 0)).toBe('\\p{L}+ sse')
  expect(find('', 0)).toBe('\\p{L}+')
})

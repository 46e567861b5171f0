import { expect, test } from 'vitest'
import {
  indexByFirstLetter,
  listFirstLetters,
  toFirstLetter,
} from '../../../../research/text/patterns/first-letters.ts'

test.each([
  ['works as', 'w'],
  ["(?:is|am|[’']m) ", "'ai’"],
  ['(?:re-?)?elected|Named', 'enr'],
  ['(?:(?:co)?fundó|ha fundado) (?=\\p{Lu})', 'cfh'],
  ['(?!do )(?<=x)\\bat', 'a'],
  ['(?:📍|Location:) ?', 'l📍'],
  [',? ?ex', ' ,e'],
  ['a{0,2}b{2}', 'ab'],
  ['\\(x', '('],
  ['(one|two)+?', 'ot'],
])('a text that matches "%s" begins with one of the letters "%s"', (pattern, letters) => {
  expect([...(listFirstLetters(pattern) ?? [])].sort().join('')).toBe(letters)
})

test.each([
  '',
  'an?|',
  '(?:the )?',
  '\\p{Ll}+ed',
  '[^,]a',
  '[a-z]',
  '[\\p{L}-]+x',
  '.x',
  '(?:a|\\d)b',
])('a text that matches "%s" can begin with any letter', (pattern) => {
  expect(listFirstLetters(pattern)).toBeNull()
})

test.each([
  ['Works', 0, 'w'],
  ['an Éclair', 3, 'é'],
  ['ſ', 0, 's'],
  ['\u{212a}', 0, 'k'],
  ['📍', 0, '📍'],
  ['', 0, ''],
])('the first letter of "%s" at %i is "%s"', (text, at, letter) => {
  expect(toFirstLetter(text, at)).toBe(letter)
})

test('an index gives the items whose patterns may match at a place, in their order', () => {
  const find = indexByFirstLetter(
    ['(?:s|S)he', 'works', '\\p{L}+', 'was'],
    String,
    (items) => items,
  )
  expect(find('She Was', 0)).toEqual(['(?:s|S)he', '\\p{L}+'])
  expect(find('She Was', 4)).toEqual(['works', '\\p{L}+', 'was'])
  expect(find('She Was', 7)).toEqual(['\\p{L}+'])
})

import { expect, test } from 'vitest'
import { toLazyPattern } from '../../../../research/text/patterns/lazy-pattern.ts'
import { foldCase } from '../../../../research/text/patterns/word-scan.ts'

test('a pattern is not made for a text without a word that it needs', () => {
  const made = toLazyPattern(String.raw`\p{L}+ (?:born|né[e]?) in (\d{4})`, 'iu')
  expect(made(foldCase('Ada Example joined in 1984'))).toBeNull()
  expect(made(foldCase('ADA, BORN IN 1984'))?.flags).toBe('iu')
})

test('a pattern that needs no word is made for every text', () => {
  expect(toLazyPattern(String.raw`\p{L}+`, 'u')(foldCase('…'))?.test('Ada')).toBe(true)
})

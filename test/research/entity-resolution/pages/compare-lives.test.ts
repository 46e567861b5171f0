import { expect, test } from 'vitest'
import {
  compareLives,
  isPastWork,
} from '../../../../research/entity-resolution/pages/compare-lives.ts'

const life = (birthYears: number[], ...ranges: [number, number][]) => ({
  birthYears,
  bornWithin: ranges.map(([from, to]) => ({ from, to })),
})

test.each([
  ['an age and a year of birth', life([], [1966, 1967]), life([1966]), 'age'],
  ['two ages', life([], [1966, 1967]), life([], [1967, 1968]), 'age'],
  ['a thesis and a year of birth', life([], [1950, 1971]), life([1966]), 'stage'],
  ['a thesis and an age', life([], [1950, 1971]), life([], [1966, 1967]), 'stage'],
  ['a post and a year of birth', life([], [1930, 1977]), life([1966]), null],
  ['a thesis of another time', life([], [1970, 1991]), life([1966]), null],
  ['no date', life([]), life([1966]), null],
  ['two years of birth, which are compared by themselves', life([1966]), life([1966]), null],
])('%s agree as they date a life: %#', (_, page, known, agreement) => {
  expect(compareLives(page, known)).toBe(agreement)
})

test.each([
  ['born in 1941', life([1941]), true],
  ['born in 1960', life([1960]), false],
  ['whose thesis is of 1969', life([], [1924, 1945]), true],
  ['who began to work in 1972', life([], [1907, 1954]), false],
  ['born in 1941 or 1985', life([1941, 1985]), false],
  ['without a date', life([]), false],
])('a person %s is past working age in 2026: %#', (_, said, expected) => {
  expect(isPastWork(said, 2026)).toBe(expected)
})

import { expect, test } from 'vitest'
import { compareLives } from '../../../../research/entity-resolution/pages/compare-lives.ts'

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

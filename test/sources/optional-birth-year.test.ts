import { expect, test } from 'vitest'
import { optionalBirthYear } from '../../sources/companies/shared/optional-birth-year.ts'

test.each([
  ['2012', 2012],
  [2012, 2012],
  ['2012-05', 2012],
  ['2012-05-03', 2012],
  ['0', null],
  [0, null],
  ['[ND]', null],
  ['', null],
  [null, null],
  [undefined, null],
  [{}, null],
])('a year of birth that a register writes as %j is %j', (written, year) =>
  expect(optionalBirthYear.parse(written)).toBe(year),
)

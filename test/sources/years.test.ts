import { expect, test } from 'vitest'
import { parseLifeYears, parseWorkYear } from '../../sources/works/years.ts'

test.each<[string | null, number | null, number | null]>([
  ['Example, Ada, 1965-2019', 1965, 2019],
  ['Example, Ada, 1984-', 1984, null],
  ['Example, Ada, -1910', null, 1910],
  ['Example-Sample, Ada, 1970-', 1970, null],
  ['Example, Jean-Luc, 1970-', 1970, null],
  ['Sample, Mary-Ann (Mary-Ann Jane), 1965–2001', 1965, 2001],
  ['Example, Ada, approximately 1520-approximately 1580', 1520, 1580],
  ['Example, Ada, 1884?-1940', 1884, 1940],
  ['Example, Ada, 1933 January 2-', 1933, null],
  ['Example, Ada, 1965 Apr. 3-2010 May 4', 1965, 2010],
  ['Example, Ada, born 1970', 1970, null],
  ['Example, Ada, d. 1970', null, 1970],
  ['Example, Ada, active 1990-2010', null, null],
  ['Example, Ada, fl. 1880-1910', null, null],
  ['Example, Ada, 1884 or 1885-1940', null, 1940],
  ['Example, Ada, 17th century-18th century', null, null],
  ['Example-Sample, Ada', null, null],
  ['Example Institute 1990-2010', null, null],
  [null, null, null],
])('the years of a life in a heading: %s', (heading, birthYear, deathYear) => {
  expect(parseLifeYears(heading)).toEqual({ birthYear, deathYear, isDead: deathYear !== null })
})

test.each([
  ['Example, Ada, 1884-195?', 1884],
  ['Example, Ada, 1884-1950 or 1951', 1884],
  ['Example, Ada, d. 1950 or 1951', null],
])('a life has ended though its heading gives no single year: %s', (heading, birthYear) => {
  expect(parseLifeYears(heading)).toEqual({ birthYear, deathYear: null, isDead: true })
})

test.each([
  ['31 July 1965', 1965],
  ['1965-07-31', 1965],
  ['1901-01-01T00:00:00Z', 1901],
  ['1965?', 1965],
  ['1965 or 1966', null],
  ['between 1950 and 1960', null],
  ['1980s', null],
  ["1980's", null],
  ['before 1980', null],
  ['after March 1980', null],
  ['19th century', null],
  ['unknown', null],
])('the year of a date: %s', (date, year) => {
  expect(parseWorkYear(date)).toBe(year)
})

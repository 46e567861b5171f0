import { expect, test } from 'vitest'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { findResultYears } from '../../../../research/entity-resolution/pages/find-result-years.ts'

const bearer = parseBearer(['Greta Falkaby'])

test.each([
  ['#\tName\tClub\tYear\tTime', '41\tGreta Falkaby\tQuay Harriers\t1966\t44:31', [1966]],
  ['Name\tYOB\tTime', 'Greta Falkaby\t1966\t44:31', [1966]],
  ['Year\tWinner\tTime', '1987\tGreta Falkaby\t2:44:31', []],
  ['Name\tYear\tStart', 'Greta Falkaby\t2019\t10:30', []],
  ['Title\tYear\tComposer\tDuration', 'Suite\t1999\tGreta Falkaby\t13:44', []],
  ['Platz\tName\tJg\tZeit', '3\tFalkaby, Greta\t1966\t1:44:31', [1966]],
  ['#\tName\tClub\tYear\tTime', '41\tOrla Finch\tQuay Harriers\t1966\t44:31', []],
  ['Year\tName\tPrize', '1966\tGreta Falkaby\tLantern Prize', []],
  ['Name\tClub\tTime', 'Greta Falkaby\t1966\t44:31', []],
])('below the heading %j the row %j dates a birth: %j', (heading, row, years) => {
  expect(findResultYears(`Ulm 10 km\n${heading}\n${row}`, bearer)).toEqual(years)
})

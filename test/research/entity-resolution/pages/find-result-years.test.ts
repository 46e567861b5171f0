import { expect, test } from 'vitest'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { findResultYears } from '../../../../research/entity-resolution/pages/find-result-years.ts'

const bearer = parseBearer(['Greta Falkaby'])

test.each([
  ['Name\tClub\tYear\tTime', 'Greta Falkaby\tQuay Harriers\t1966\t44:31', [1966]],
  ['Platz\tName\tJg\tZeit', '3\tFalkaby, Greta\t1966\t1:44:31', [1966]],
  ['Name\tClub\tYear\tTime', 'Orla Finch\tQuay Harriers\t1966\t44:31', []],
  ['Year\tName\tPrize', '1966\tGreta Falkaby\tLantern Prize', []],
  ['Name\tClub\tTime', 'Greta Falkaby\t1966\t44:31', []],
])('below the heading %j the row %j dates a birth: %j', (heading, row, years) => {
  expect(findResultYears(`Ulm 10 km\n${heading}\n${row}`, bearer)).toEqual(years)
})

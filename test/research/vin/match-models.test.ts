import { expect, test } from 'vitest'
import { matchModels } from '../../../research/vin/match-models.ts'

test.each([
  ['an equal name alone, however it is written', 'CR-V', ['CRV', 'CR-V TOURING'], ['CRV']],
  [
    'names that begin with it',
    'F-150',
    ['F-150 REGULAR CAB', 'F-1500', 'F-150 SUPERCREW'],
    ['F-150 REGULAR CAB', 'F-150 SUPERCREW'],
  ],
  ['a name that it begins with', 'Accord Coupe', ['ACCORD', 'CIVIC'], ['ACCORD']],
  ['names with all of its words', 'Cherokee', ['GRAND CHEROKEE', 'WRANGLER'], ['GRAND CHEROKEE']],
  ['none, where words are only alike', '330', ['3 SERIES', '3301'], []],
  ['none of an empty list', 'F-150', [], []],
  ['none for a name without letters or digits', '-', ['F-150'], []],
])('the models that the agency names for a vehicle are %s', (_, model, names, chosen) => {
  expect(matchModels(model, names)).toEqual(chosen)
})

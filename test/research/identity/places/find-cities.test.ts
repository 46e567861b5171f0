import { expect, test } from 'vitest'
import { areSameCity } from '../../../../research/identity/places/find-cities.ts'

test.each([
  ['Wien', 'Vienna', true],
  ['Genève', 'Genf', true],
  ['leeds', 'Leeds', true],
  ['Leeds', 'Galway', false],
  ['Falkaby', 'Galway', false],
])('"%s" may be the city "%s": %s', (a, b, isSame) => {
  expect(areSameCity(a, b)).toBe(isSame)
})

import { expect, test } from 'vitest'
import { areSameCity, findCities } from '../../../../research/identity/places/find-cities.ts'

test.each([
  ['Wien', 'Vienna', true],
  ['Genève', 'Genf', true],
  ['leeds', 'Leeds', true],
  ['Leeds', 'Galway', false],
  ['Falkaby', 'Galway', false],
])('"%s" may be the city "%s": %s', (a, b, isSame) => {
  expect(areSameCity(a, b)).toBe(isSame)
})

test('a city in front of a Korean particle is found', () => {
  expect(findCities('김철수는 서울에서 산다')).toEqual([{ start: 5, end: 7, countries: ['KR'] }])
})

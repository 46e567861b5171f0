import { expect, test } from 'vitest'
import {
  findHomeLines,
  findHomes,
  findHomesOn,
} from '../../../../research/entity-resolution/pages/find-homes.ts'

const nameWords = new Set(['greta', 'falkaby'])

test.each([
  ['Greta Falkaby, 56, of Leeds, was fined.', ['Leeds']],
  ['Greta Falkaby (56) from Leeds was fined.', ['Leeds']],
  ['Greta Falkaby, 56, of 6 Quay Road, Leeds, was fined.', ['Leeds']],
  ['Greta Falkaby, a nurse from Leeds, was fined.', ['Leeds']],
  ['Greta Falkaby, Krankenschwester aus Ulm, singt.', ['Ulm']],
  ['Greta Falkaby, infirmière à Metz, chante.', ['Metz']],
  ['Greta Falkaby in Leeds', []],
  ['Greta Falkaby de León', []],
  ['Greta Falkaby of Leeds University spoke.', []],
  ['Greta Falkaby, a guest from Leeds, spoke.', []],
  ['Greta Falkaby met Orla Finch of Leeds.', []],
])('the homes behind the name in "%s" are %j', (text, homes) => {
  expect(findHomes(text, nameWords)).toEqual(homes)
})

test('a label says where the bearer lives in the sentences behind the name', () => {
  expect(findHomesOn('Location: Leeds.\nHobbies: rowing.')).toEqual(['Leeds'])
})

test.each([
  ['Greta Falkaby\nNurse · Quay Clinic\nLeeds, England\nEducation: Quay College', 'Leeds, England'],
  ['Greta Falkaby\nNurse at Quay Clinic\nLeeds', 'Leeds'],
  ['Greta Falkaby\nLeeds Quay Clinic', null],
  ['Greta Falkaby\nNurse\nQuay Clinic\nNews\nLeeds', null],
])('the home at the top of %j is %j', (text, home) => {
  expect(findHomeLines(text)).toEqual(home === null ? [] : [home])
})

import { expect, test } from 'vitest'
import { findHomes } from '../../../../research/entity-resolution/pages/find-homes.ts'

test.each([
  ['Greta Falkaby\nNurse · Quay Clinic\nLeeds, England\nEducation: Quay College', 'Leeds, England'],
  ['Greta Falkaby\nNurse at Quay Clinic\nLeeds', null],
  ['Greta Falkaby\nLeeds Quay Clinic', null],
  ['Greta Falkaby\nNurse\nQuay Clinic\nNews\nLeeds', null],
])('the home at the top of %j is %j', (text, home) => {
  expect(findHomes(text)).toEqual(home === null ? [] : [home])
})

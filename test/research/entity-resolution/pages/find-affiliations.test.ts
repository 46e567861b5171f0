import { expect, test } from 'vitest'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { findAffiliations } from '../../../../research/entity-resolution/pages/find-affiliations.ts'

const bearer = parseBearer(['Greta Falkaby'])
const places = ['1 Ashgrove Clinic, Graz', '2Quay Institute, Bremen.', '3 Tovisk College']

test.each([
  ['Orla Finch 1, Greta Falkaby 2 and Ingo Wumpert 1', ['Quay Institute, Bremen']],
  ['Greta M. Falkaby 1,3*, Orla Finch 2', ['Ashgrove Clinic, Graz', 'Tovisk College']],
  ['Orla Finch 1; Falkaby G 2', ['Quay Institute, Bremen']],
  ['O. Finch (1), G. M. Falkaby (2)', ['Quay Institute, Bremen']],
  ['Orla Finch 1, Greta Falkaby', []],
  ['Orla Finch 1, Greta Falkaby 12', []],
  ['Greta Falkaby 2 goals, Orla Finch 1', []],
  ['Gunnar Falkaby 2, Orla Finch 1', []],
])('the institutions to which numbers lead in "%s" are %j', (authors, found) => {
  expect(findAffiliations(['On looms', authors, ...places], bearer)).toEqual(found)
})

test('institutions that stand on one line are parted', () => {
  const lines = ['Greta Falkaby 2, Orla Finch 1', '1 Ashgrove Clinic; 2 Quay Institute']
  expect(findAffiliations(lines, bearer)).toEqual(['Quay Institute'])
})

test('a list that is not counted from one has no institutions', () => {
  expect(findAffiliations(['Greta Falkaby 7, Orla Finch 8', '7 Ashgrove Clinic'], bearer)).toEqual(
    [],
  )
})

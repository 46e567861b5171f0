import { expect, test } from 'vitest'
import { findSecondCallings } from '../../../../research/entity-resolution/pages/find-second-callings.ts'

const nameWords = new Set(['greta', 'falkaby'])

test.each([
  ['Greta Falkaby is a lawyer at Quay Clinic and also a violinist.', ['violinist']],
  ['Greta Falkaby is a lawyer in Ulverby, and a keen violinist.', ['keen', 'violinist']],
  ['Greta Falkaby ist Architektin bei Quay und Geigerin.', ['geigerin']],
  ['Greta Falkaby est boulangère chez Quay et ingénieure logiciel.', ['ingenieure', 'logiciel']],
  ['Greta Falkaby is a lawyer and her husband a baker.', []],
  ['Greta Falkaby is a lawyer, and Orla Finch is a baker.', []],
  ['Greta Falkaby is a lawyer and former violinist.', []],
  ['Greta Falkaby is a friend of Orla and a violinist.', []],
  ['Greta Falkaby met a lawyer and a violinist.', []],
])('%s', (sentence, expected) => {
  expect(findSecondCallings(sentence, nameWords)).toEqual(expected)
})

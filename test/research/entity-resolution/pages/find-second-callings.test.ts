import { expect, test } from 'vitest'
import { findSecondCallings } from '../../../../research/entity-resolution/pages/find-second-callings.ts'

const nameWords = new Set(['greta', 'falkaby'])

test.each([
  ['Greta Falkaby is a lawyer at Quay Clinic and also a violinist.', ['violinist']],
  ['Greta Falkaby is a lawyer in Ulverby, and a keen violinist.', ['keen', 'violinist']],
  ['Greta Falkaby ist Architektin bei Quay und Geigerin.', ['geigerin']],
  ['Greta Falkaby est boulangère chez Quay et ingénieure logiciel.', ['ingenieure', 'logiciel']],
  ['Greta Falkaby ist eine deutsche Architektin und Geigerin.', ['geigerin']],
  ['Greta Falkaby is a lawyer, a baker and a violinist.', ['violinist']],
  ['Greta Falkaby is a lawyer and her husband a baker.', []],
  ['Greta Falkaby is the daughter of a lawyer and a nurse.', []],
  ['Greta Falkaby is assistant to the lawyer and violinist Orla Finch.', []],
  ['Greta Falkaby is a lawyer for bakers and butchers.', []],
  ['Greta Falkaby is a lawyer at Quay and Butcher.', []],
  ['Greta Falkaby est avocate chez Boulanger et Charpentier.', []],
  ['Greta Falkaby is a lawyer in Ulverby and Simon Baker.', []],
  ['Greta Falkaby is a novel about a lawyer and a violinist.', []],
  ['Greta Falkaby is a lawyer, and Orla Finch is a baker.', []],
  ['Greta Falkaby is a lawyer and former violinist.', []],
  ['Greta Falkaby is a friend of Orla and a violinist.', []],
  ['Greta Falkaby met a lawyer and a violinist.', []],
])('%s', (sentence, expected) => {
  expect(findSecondCallings(sentence, nameWords)).toEqual(expected)
})

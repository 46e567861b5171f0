import { expect, test } from 'vitest'
import {
  findCallings,
  findCallingsOn,
} from '../../../../research/entity-resolution/pages/find-callings.ts'

const nameWords = new Set(['greta', 'falkaby'])

test.each([
  ['“Come,” said Greta Falkaby, 56, a nurse at Quay Clinic.', ['nurse']],
  ['Greta Falkaby is a tax adviser.', ['tax', 'adviser']],
  ['Greta Falkaby · Conductor · Leeds', ['conductor']],
  ['Greta Falkaby (mechanic) came second.', ['mechanic']],
  ['The insurance broker Greta Falkaby spoke.', ['insurance', 'broker']],
  ['Greta M. Falkaby: plumber', ['plumber']],
  ['Greta Falkaby of Quay Clinic has been named nurse of the year.', ['nurse']],
  ['He is the child of Tom and Greta Falkaby; Greta is a nurse at Quay Clinic.', ['nurse']],
  ['Greta Falkaby spoke to Orla Finch; Orla is a nurse at Quay Clinic.', []],
  ['Greta Falkaby; Orla is a nurse at Quay Clinic.', []],
  ['Greta Falkaby becomes conductor at Ostmere Opera.', ['conductor']],
  ['Greta Falkaby of the Bank of Halden & Sons is appointed auditor.', ['auditor']],
  ['Greta Falkaby of Ulverby whose brother becomes conductor at Ostmere Opera.', []],
  ['Greta Falkaby of Quay Clinic was named nurse in 1987.', []],
  ['Greta Falkaby, a former nurse, spoke.', []],
  ['Greta Falkaby, a one-time nurse, spoke.', []],
  ['Greta Falkaby is not a nurse.', []],
  ['Greta Falkaby is no longer a nurse at Quay Clinic.', []],
  ['Greta Falkaby, for many years a nurse in Ulverby, has died.', ['nurse']],
  ['Greta Falkaby, for some years a nurse, is a lawyer.', []],
  ['Greta Falkaby, lange Jahre Lehrerin, ist gestorben.', ['lehrerin']],
  ['Greta Falkaby, longtemps avocate à Metz, est décédée.', ['avocate']],
  ['Greta Falkaby, durante años dentista en Ulverby, ha fallecido.', ['dentista']],
  ['Greta Falkaby is a notary.', ['notary']],
  ['Greta Falkaby, bisherige Lehrerin, sprach.', []],
  ['The late conductor Greta Falkaby is missed.', []],
  ['Greta Falkaby, until now nurse at Quay Clinic, spoke.', []],
  ['Greta Falkaby (The Halden Architects) came second.', []],
  ['Greta Falkaby, of Quay Architects, spoke.', []],
  ['Greta Falkaby (Halden Lane Architects) came second.', []],
  ['Greta Falkaby, conductor Orla Finch, two others', []],
  ['Greta Falkaby, Simon Barber, two others', []],
  ['Greta Falkaby | Mary Butcher | Tom Farmer', []],
  ['Greta Falkaby | Art Director | Leeds', ['art', 'director']],
  ['Greta Falkaby thanked the nurse.', []],
  ['Greta Falkaby, a guest, spoke.', []],
  ['Falkaby, a nurse, spoke.', []],
])('"%s" calls the bearer %j', (sentence, words) => {
  expect(findCallings(sentence, nameWords)).toEqual(words)
})

test.each([
  ['“The first hour belongs to me,” says the pilot, who flies to the islands.', ['pilot']],
  ['Occupation: tax adviser.', ['tax', 'adviser']],
  ['By day I am a nurse (Quay Clinic); by night I write.', ['nurse']],
  ['Greta is a librarian at Quay Library.', ['librarian']],
  ['Head librarian.', ['head', 'librarian']],
  ['Greta is not a librarian.', []],
  ['Orla is a plumber at Quay Works.', []],
  ['She thanked the pilot, who flies to the islands.', []],
  ['“The first hour belongs to me,” says the pilot, Orla Finch.', []],
  ['“The first hour belongs to me,” says the pilot of Quay Air, Orla Finch.', []],
  ['Mary Butcher\nHead librarian.', []],
  ['Architects.', []],
  ['About the plumber', []],
  ['Orla Finch, historian', []],
  ['Orla | HR Coordinator', []],
  ['Former occupation: nurse.', []],
])('behind a sentence with the name, "%s" calls the bearer %j', (sentence, words) => {
  expect(findCallingsOn(sentence, nameWords)).toEqual(words)
})

test('a neighbour in a list whose family name is a calling is no calling of the bearer', () => {
  expect(findCallings('Officers\tGreta Falkaby\tGhislaine Charpentier', nameWords)).toEqual([])
  expect(findCallingsOn('Nuria Zapatero', nameWords)).toEqual([])
  expect(findCallings('Greta Falkaby, Leitende Architektin', nameWords)).toContain('architektin')
  expect(findCallings('Officers\tGreta Falkaby\tOtto Schreiner', nameWords)).toEqual([])
  expect(findCallingsOn('Insurance Broker', nameWords)).toContain('broker')
  expect(findCallings('Greta Falkaby, Senior Beraterin', nameWords)).toContain('beraterin')
  expect(findCallings('Greta Falkaby, Diplom Psychologin', nameWords)).toContain('psychologin')
  expect(findCallings('Greta Falkaby, Projekt Leiterin', nameWords)).toContain('leiterin')
})

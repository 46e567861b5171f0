import { expect, test } from 'vitest'
import {
  haveCommonCalling,
  listCallingNames,
  listEnglishCallings,
} from '../../../../research/text/words/calling-names.ts'

test.each([
  ['architektin', 'architect'],
  ['architect', 'architetta'],
  ['notary', 'notaire'],
  ['geschaftsfuhrerin', 'managing director'],
  ['disenadora grafica', 'graphic designer'],
  ['sage femme', 'ostetrica'],
])('a text calls a %s also %s', (name, other) => {
  expect(listCallingNames(name)).toContain(other)
})

test.each([
  ['lawyer', 'solicitor'],
  ['physicist', 'fisica'],
  ['diseñador grafica', 'graphic designer'],
  ['farrier', 'farrier'],
  ['conductor', 'driver'],
  ['professor', 'teacher'],
  ['teacher', 'professor'],
  ['publisher', 'editor'],
  ['priest', 'cure'],
  ['mason', 'macon'],
  ['teacher', 'maestro'],
])('a text does not call a %s also %s', (name, other) => {
  expect(listCallingNames(name)).not.toContain(other)
})

test.each([
  ['architektin', 'senior architect', true],
  ['leitende architektin', 'arquitecta', true],
  ['fisica', 'physicist', true],
  ['software developer', 'entwickler', false],
  ['zahnarzt', 'doctor', false],
])('"%s" and "%s" have a calling in common: %s', (a, b, isCommon) => {
  expect(haveCommonCalling(a, b)).toBe(isCommon)
})

test('a calling of another language is known by its English names', () => {
  expect(listEnglishCallings('rechtsanwaltin')).toContain('lawyer')
  expect(listEnglishCallings('lawyer')).toEqual([])
  expect(listEnglishCallings('conductor')).toEqual([])
})

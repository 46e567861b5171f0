import { expect, test } from 'vitest'
import type { ClaimDraft } from '../../../../research/claims/claim.ts'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import {
  countYearsBetween,
  deriveBirthRanges,
  findBirthRanges,
} from '../../../../research/entity-resolution/pages/birth-range.ts'

const bearer = parseBearer(['Greta Falkaby'])

test.each([
  ['Class of 1959\nGreta Falkaby, nurse', { from: 1934, to: 1944 }],
  ['Abiturjahrgang 1988\nGreta Falkaby', { from: 1963, to: 1973 }],
  ['Abschlussklasse von 1988\nGreta Falkaby', { from: 1963, to: 1973 }],
  ['Promotion 1975\nGreta Falkaby', { from: 1950, to: 1960 }],
  ['Promoción de 2001\nGreta Falkaby', { from: 1976, to: 1986 }],
  ['Falkaby, Greta (1969). On looms. Doctoral thesis, Marlow.', { from: 1924, to: 1945 }],
  ['Greta Falkaby, 1992: Webstühle. Dissertation, Ulm', { from: 1947, to: 1968 }],
  ['Falkaby, Greta (1969). Webstühle. Doktordissertation, Ulm', { from: 1924, to: 1945 }],
  ['Greta Falkaby (1998), Les métiers. Thèse de doctorat', { from: 1953, to: 1974 }],
])('"%s" is of a person born in %j', (text, range) => {
  expect(findBirthRanges(text, bearer)).toEqual([range])
})

test.each([
  ['Class of 1959: Orla Finch\nClass of 1988: Greta Falkaby'],
  ['Class of 1959\nOrla Finch\nClass of 1988\nGreta Falkaby'],
  ['Jahrgang 1959\nGreta Falkaby'],
  ['Greta Falkaby (1969). On looms.'],
  ['Greta Falkaby (1969-1974). On a thesis.'],
  ['World-class of 1959 looms'],
  ['Hall of Fame\nClass of 1959\nGreta Falkaby'],
  ['Fellows\nClass of 1959\nGreta Falkaby'],
  ['Executive MBA, class of 1959: Greta Falkaby'],
  ['Greta Falkaby taught the class of 1959.'],
  ['Promotion 1959 : Greta Falkaby, chevalier'],
  ['Falkaby, Greta (1969). Photosynthesis in reeds.'],
  ['Falkaby, Greta (1969). La mémoire des lieux.'],
  ['Supervisor: Greta Falkaby, 1969. Doctoral thesis, Marlow.'],
  ['Otto, Greta (1969). On looms. Doctoral thesis, Marlow.'],
])('"%s" says nothing of when the bearer was born', (text) => {
  expect(findBirthRanges(text, bearer)).toEqual([])
})

test('years lie between two ranges whichever comes first', () => {
  const [older, younger] = [
    { from: 1924, to: 1945 },
    { from: 1953, to: 1974 },
  ]
  expect(countYearsBetween(older, younger)).toBe(8)
  expect(countYearsBetween(younger, older)).toBe(8)
  expect(countYearsBetween(younger, { from: 1974, to: 1990 })).toBe(0)
})

test('posts and studies that a page dates say when the bearer was born', () => {
  const read = { method: 'pattern', confidence: 90, start: 0, end: 1 } as const
  const drafts: ClaimDraft[] = [
    {
      ...read,
      path: 'work.positions',
      value: { title: 'nurse', organization: null, from: '1961-04', to: null, current: true },
    },
    {
      ...read,
      path: 'education.items',
      value: { school: 'Marlow College', degree: null, field: null, from: null, to: '1958' },
    },
  ]
  expect(deriveBirthRanges(drafts)).toEqual([
    { from: 1896, to: 1943 },
    { from: 1913, to: 1940 },
  ])
})

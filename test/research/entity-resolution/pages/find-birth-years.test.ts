import { expect, test } from 'vitest'
import { findBirthYears } from '../../../../research/entity-resolution/pages/find-birth-years.ts'

const nameWords = new Set(['greta', 'falkaby'])

test.each([
  ['Greta Falkaby (1925-2014)', [1925]],
  ['Greta Falkaby, 1925–2014', [1925]],
  ['Greta Falkaby, 1925–2014.\nShe carved boats.', [1925]],
  ['Greta Falkaby (September 3, 1925 – June 20, 2014) died at home.', [1925]],
  ['Greta Falkaby (3. Mai 1925 – 2. Juni 2014)', [1925]],
  ['Greta Falkaby (3 de mayo de 1925 - 2 de junio de 2014)', [1925]],
  ['Greta Falkaby Obituary (1925 - 2014)', [1925]],
  ['Greta Falkaby-Falkaby (1925-2014)', [1925]],
  ['Dr. Greta Falkaby (1925-2014)', [1925]],
  ['Captain Greta Mary Falkaby (1925-2014)', [1925]],
  ['Greta Falkaby and Peter Falkaby (1925-2014)', []],
  ['The aunt of Greta Falkaby was Mary Greta Falkaby (3 May 1925 – 2 June 2014)', []],
  ['Greta Falkaby (May 1995 – June 2014)', []],
  ['Greta Falkaby-Finch (1925-2014)', []],
  ['Greta Falkaby on Orla Finch - (1925-2014)', []],
  ['Грета Фалкаби родилась в 1925 году', [1925]],
  ['Η Γκρέτα γεννήθηκε το 1925', [1925]],
  ['غريتا من مواليد عام 1925', [1925]],
  ['ولدت غريتا عام 1925', [1925]],
  ['Greta Falkaby, unborn in 1925', []],
  ['Orla Finch, 1925–2014', []],
  ['Greta Falkaby, 1995–2014', []],
  ['Letters to Greta Falkaby, 1925–2014, box 3', []],
])('the years of birth that "%s" gives by a life are %j', (text, years) => {
  expect(findBirthYears(text, nameWords)).toEqual(years)
})

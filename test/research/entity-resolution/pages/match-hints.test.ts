import { expect, test } from 'vitest'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import { matchHints } from '../../../../research/entity-resolution/pages/match-hints.ts'
import { buildPortrait } from '../../../../research/entity-resolution/pages/portrait.ts'

const nameWords = new Set(['greta', 'falkaby'])
const page = (text: string) => buildPortrait({ passages: text, sentences: text, nameWords })
const clinic = page('Greta Falkaby is a dentist at Ashgrove Clinic in Ulverby.')
const bank = page('Greta Falkaby is a buyer for Tovisk & Crane.')

const employersOf = (headline: string | null, tags: string[], pages = [clinic, bank]) =>
  matchHints(buildHintMarks({ headline, tags, location: null, usernames: [] }), pages)
    .filter(({ kind }) => kind === 'employer')
    .map(({ key }) => key)

test.each(['Ashgove Clinic', 'Ash Grove Clinic', 'Ashgrove Cliinic', 'Ahsgrove Clinic'])(
  'an employer that pages spell otherwise is found: %s',
  (written) => {
    expect(employersOf(written, [])).toEqual(['ashgrove clinic'])
  },
)

test('an employer that a page writes stays as the caller writes it', () => {
  const other = page('Greta Falkaby of Ashgrave Clinic.')
  expect(employersOf('Ashgrove Clinic', [], [clinic, other])).toEqual(['ashgrove clinic'])
})

test.each([
  ['Ashgrove Bakery', [clinic, bank]],
  ['Ashgove Clinic', [clinic, page('Greta Falkaby of Ashgovel Clinic.')]],
  ['Tovas & Krane', [clinic, bank]],
  ['Ashgrave Clinic', [clinic, bank]],
  ['Rashgrove Clinic', [clinic, bank]],
] as const)('no employer is chosen that may be another: %s', (written, pages) => {
  expect(employersOf(written, [], [...pages])).toEqual([written.toLowerCase().replace(' &', '')])
})

test.each(['g.falkaby@ashgroveclinic.example', 'greta@mail.ashgrove-clinic.co.uk'])(
  'a mailbox is of the employer whose name is its domain: %s',
  (email) => {
    expect(employersOf(null, [email])).toEqual(['ashgrove clinic'])
  },
)

test.each([
  'greta@virginmedia.com',
  'greta@students.quaycollege.example',
  'greta@alumni.quaycollege.example',
  'greta@tovisk.example',
  'greta@outlook.com',
  'g@little-ulverby.example',
])('a mailbox of another domain says no employer: %s', (email) => {
  const outlook = page('Greta Falkaby writes for Out Look in Little Ulverby.')
  const provider = buildPortrait({ passages: '', nameWords, employers: ['Virgin Media'] })
  const school = page('Greta Falkaby is the rector of Quay College.')
  const pages = [clinic, bank, outlook, provider, school]
  expect(employersOf(null, [email], pages)).toEqual([])
})

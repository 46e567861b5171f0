import { expect, test } from 'vitest'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'
import { privateStatements } from '../../../research/safety/tables/private/index.ts'
import { listUnguarded } from './list-unguarded.ts'

const kinds = ['health', 'belief', 'ties', 'court', 'home'] as const
const rows = Object.entries(privateStatements).flatMap(([language, statements]) =>
  kinds.map((kind) => ({ language, kind, ...statements[kind] })),
)

test.each(rows)(
  'each statement of $kind in $language holds one of the words that it is looked for by',
  ({ words, frames }) => {
    const guard = new RegExp(words, 'iu')
    expect(frames.flatMap((frame) => listUnguarded(frame, guard))).toEqual([])
  },
)

test('a frame that can match without a word of its guard is found', () => {
  expect(listUnguarded('(?:zaak|rechtszaak) tegen NAMEEND', /rechtszaak/u)).toEqual([
    'zaak tegen \0\0',
  ])
})

test.each([
  ['court', 'De zaak tegen Evert Kloosterboer is geseponeerd.'],
  ['court', 'Lawsuit against Wendel Orrick dismissed.'],
  ['court', 'La causa contra Nélida Barrantes sigue abierta.'],
  ['belief', 'Evert Kloosterboer stemde op de VVD.'],
  ['health', 'Ingmar Tolkwitz ist seit 2014 arbeitsunfähig.'],
])('a statement is withheld as %s whatever of its words begins it: %s', (kind, text) => {
  expect(isSensitiveText(text)?.kind).toBe(kind)
})

test.each([
  'Ilaria Boscaro citò Dante Alighieri.',
  'Indagine su Dante Alighieri, un saggio di Ilaria Boscaro.',
  'Espírito livre e criativo, João Saldanha pinta.',
  'Odette Ferrandin a été admise au concours de l’hôpital Necker.',
  'Ingmar Tolkwitz wurde 1990 Zeuge der Tat.',
  'La demora causa a Nélida Barrantes muchos problemas.',
])('a word that only resembles a statement withholds nothing: %s', (text) => {
  expect(isSensitiveText(text)).toBeNull()
})

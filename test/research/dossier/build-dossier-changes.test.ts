import { describe, expect, test } from 'vitest'
import type { Statement } from '../../../research/claims/claim.ts'
import { buildDossierChanges } from '../../../research/dossier/build-dossier-changes.ts'
import { shuffled } from '../../support/dossier/drafting.ts'

const builtAt = '2026-01-02T03:04:05.000Z'
const claims = (prefix: string, statements: readonly Statement[]) =>
  statements.map((one, i) => ({ id: `clm_${prefix}${i}`, ...one }))
const changes = (before: readonly Statement[], after: readonly Statement[]) =>
  buildDossierChanges({ claims: claims('a', before), builtAt }, { claims: claims('b', after) })
const none = { since: builtAt, added: [], removed: [], changed: [] }

const born = (year: number): Statement => ({ path: 'identity.birthYear', value: { year } })
const named = (value: string): Statement => ({ path: 'identity.name', value: { value } })
const mail = (value: string, kind: 'work' | 'unknown' = 'unknown'): Statement => ({
  path: 'contact.emails',
  value: { value, kind },
})
const job = (
  title: string | null,
  organization: string,
  from: string | null = null,
  to: string | null = null,
): Statement => ({
  path: 'work.positions',
  value: { title, organization, from, to, current: to === null },
})
const said = (text: string): Statement => ({ path: 'mentions.items', value: { text } })

describe('a rebuilt dossier', () => {
  test('a rebuilt dossier with other spellings, ids and order of the same facts has not changed', () => {
    const before = [
      named('Zelda Quibbleworth'),
      mail('zelda.q@gmail.com'),
      job('CEO', 'Corner Optics Ltd.', '2019'),
      said('She won the Prism in 2019.'),
    ]
    const after = [
      said('She won a Prism in 2019'),
      job('Chief executive officer', 'Corner Optics', '2019'),
      mail('zeldaq@gmail.com'),
      named('ZELDA QUIBBLEWORTH'),
    ]
    expect(changes(before, after)).toEqual(none)
  })

  test('a rebuilt dossier reports what it has found and what it has not found again', () => {
    const result = changes(
      [born(1984), mail('zelda@quibbleworth.org')],
      [born(1984), mail('z@improbable.org'), job('Engineer', 'Corner Optics')],
    )
    expect(result).toEqual({
      ...none,
      added: [
        {
          path: 'contact.emails',
          value: { value: 'z@improbable.org', kind: 'unknown' },
          claimId: 'clm_b1',
        },
        {
          path: 'work.positions',
          value: {
            title: 'Engineer',
            organization: 'Corner Optics',
            from: null,
            to: null,
            current: true,
          },
          claimId: 'clm_b2',
        },
      ],
      removed: [
        { path: 'contact.emails', value: { value: 'zelda@quibbleworth.org', kind: 'unknown' } },
      ],
    })
  })

  test.each([
    [
      'a post that has ended',
      job('Engineer', 'Corner Optics', '2015'),
      job('Engineer', 'Corner Optics', '2015', '2024'),
    ],
    [
      'a beginning that was corrected',
      job('Engineer', 'Corner Optics', '2015'),
      job('Engineer', 'Corner Optics', '2016'),
    ],
    ['a title that was not known', job(null, 'Corner Optics'), job('Engineer', 'Corner Optics')],
    [
      'the kind of an address',
      mail('zelda@quibbleworth.org'),
      mail('zelda@quibbleworth.org', 'work'),
    ],
    ['another birth year', born(1948), born(1984)],
  ])('a rebuilt dossier reports %s as a change', (_, from, to) => {
    expect(changes([from], [to])).toEqual({
      ...none,
      changed: [{ path: from.path, from: from.value, to: to.value }],
    })
  })

  test('a rebuilt dossier reports a second birth year as added, since both stand side by side', () => {
    expect(changes([born(1984)], [born(1984), born(1948)])).toMatchObject({
      added: [{ value: { year: 1948 } }],
      removed: [],
      changed: [],
    })
  })

  test('a rebuilt dossier finds of two stays at one employer each its own', () => {
    const [first, second] = [
      job('Engineer', 'Corner Optics', '2001', '2004'),
      job('Engineer', 'Corner Optics', '2010', '2012'),
    ]
    expect(changes([first, second], [second, first])).toEqual(none)
    expect(changes([first, second], [second])).toMatchObject({
      added: [],
      changed: [],
      removed: [{ value: first.value }],
    })
  })

  test('a rebuilt dossier finds a post that has not changed before one that would fit it', () => {
    const known = job('Engineer', 'Corner Optics', '2015')
    const undated = job('Engineer', 'Corner Optics')
    expect(changes([known], [undated, known])).toMatchObject({
      added: [{ value: undated.value }],
      changed: [],
      removed: [],
    })
  })

  test('a rebuilt dossier does not depend on the order of claims', () => {
    const before = claims('a', [
      born(1984),
      job(null, 'Corner Optics'),
      job('Engineer', 'Pebble Bridges', '2001'),
      mail('a@b.org'),
    ])
    const after = claims('b', [
      born(1985),
      job('Director', 'Corner Optics'),
      job('Gardener', 'Corner Optics'),
      mail('a@b.org', 'work'),
      named('Zelda'),
    ])
    const expected = buildDossierChanges({ claims: before, builtAt }, { claims: after })
    for (let seed = 1; seed <= 20; seed += 1)
      expect(
        buildDossierChanges(
          { claims: shuffled(before, seed), builtAt },
          { claims: shuffled(after, seed) },
        ),
      ).toEqual(expected)
  })

  test('a rebuilt dossier passes over claims of a stored dossier that today’s paths do not know', () => {
    const odd = [
      { id: 'clm_1', path: 'horoscope.sign', value: 'prism' },
      { id: 'clm_2', path: 'identity.name', value: 'a text, not an object' },
    ]
    expect(buildDossierChanges({ claims: odd, builtAt }, { claims: [] })).toEqual(none)
  })
})

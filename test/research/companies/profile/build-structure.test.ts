import { describe, expect, test } from 'vitest'
import { buildStructure } from '../../../../research/companies/profile/build-structure.ts'

const by = { id: 'src_1', origin: 'lei' } as const
const own = ['lei:OWN', 'gb:1']
type Relation = Parameters<typeof buildStructure>[0][number]['value']
const related = (relation: Relation['relation'], ...ids: string[]) => ({
  value: {
    kind: 'relations' as const,
    of: 'gleif:OWN',
    relation,
    companies: ids.map((id) => ({ id, name: `Company ${id}`, jurisdiction: null })),
    total: null,
  },
  by,
})
const exception = (relation: 'parent' | 'ultimate_parent', reason: string) => ({
  value: { kind: 'exception' as const, of: 'gleif:OWN', relation, reason },
  by,
})

describe('the structure of a group', () => {
  test('a parent and subsidiaries are named with their sources', () => {
    const { structure, conflicts } = buildStructure(
      [
        related('parent', 'lei:P'),
        related('ultimate_parent', 'lei:U'),
        related('subsidiary', 'lei:A', 'lei:B', 'lei:A'),
      ],
      [],
      own,
    )
    expect(structure).toMatchObject({
      parent: { id: 'lei:P', sourceIds: ['src_1'], confidence: 90 },
      ultimateParent: { id: 'lei:U' },
      subsidiaries: [{ id: 'lei:A' }, { id: 'lei:B' }],
      branches: null,
      exception: null,
      reported: {
        parent: 'reported',
        ultimateParent: 'reported',
        subsidiaries: 'reported',
        branches: 'not_reported',
      },
    })
    expect(conflicts).toEqual([])
  })

  test('a report that there is none differs from no report', () => {
    const asked = buildStructure([related('subsidiary')], [], own).structure
    expect(asked).toMatchObject({ subsidiaries: [], reported: { subsidiaries: 'reported_none' } })
    const unasked = buildStructure([], [], own).structure
    expect(unasked).toMatchObject({
      subsidiaries: null,
      reported: { parent: 'not_reported', subsidiaries: 'not_reported' },
    })
  })

  test.each([
    ['NATURAL_PERSONS', 'none', 'reported_none'],
    ['NO_KNOWN_PERSON', 'none', 'reported_none'],
    ['NON_PUBLIC', 'not_disclosed', 'not_disclosed'],
    ['NO_LEI', 'not_disclosed', 'not_disclosed'],
    ['SOMETHING_NEW', 'unknown', 'not_disclosed'],
  ])('the exception %s means: %s', (reason, meaning, reported) => {
    const { structure } = buildStructure([], [exception('parent', reason)], own)
    expect(structure.exception).toMatchObject({ parent: { reason, meaning }, ultimateParent: null })
    expect(structure.reported.parent).toBe(reported)
  })

  test('a loop of parents ends: a company is neither its own parent nor above its parent', () => {
    const { structure, conflicts } = buildStructure(
      [
        related('parent', 'lei:P'),
        related('ultimate_parent', 'lei:OWN'),
        related('subsidiary', 'lei:P', 'lei:A', 'gb:1'),
      ],
      [],
      own,
    )
    expect(structure.parent?.id).toBe('lei:P')
    expect(structure.ultimateParent).toBeNull()
    expect(structure.subsidiaries?.map(({ id }) => id)).toEqual(['lei:A'])
    expect(conflicts).toEqual([
      {
        path: 'structure',
        values: [
          { value: 'lei:P', relation: 'parent', sourceIds: ['src_1'] },
          { value: 'lei:OWN', relation: 'ultimate_parent', sourceIds: ['src_1'] },
          { value: 'gb:1', relation: 'subsidiary', sourceIds: ['src_1'] },
          { value: 'lei:P', relation: 'subsidiary', sourceIds: ['src_1'] },
        ],
      },
    ])
  })

  test('a company that is on record above itself alone is no report of none below it', () => {
    const { structure } = buildStructure(
      [related('parent', 'lei:P'), related('subsidiary', 'lei:P')],
      [],
      own,
    )
    expect(structure).toMatchObject({
      subsidiaries: [],
      subsidiariesTotal: 1,
      reported: { subsidiaries: 'reported' },
    })
  })
})

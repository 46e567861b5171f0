import { describe, expect, test } from 'vitest'
import { listExecutives } from '../../../../research/companies/profile/list-executives.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const register = { id: 'src_1', origin: 'register' } as const
const wikidata = { id: 'src_2', origin: 'wikidata' } as const
const officer = (
  name: string,
  title: string,
  more: object = {},
  by: typeof register | typeof wikidata = register,
) => ({
  value: { name, title, since: null, until: null, isCompany: false, ...more },
  by,
})
const list = (said: ReturnType<typeof officer>[], isSuppressed = (_: string) => false) =>
  listExecutives(said, { now, isSuppressed })

describe('executives', () => {
  test("only today's are listed, with companies marked", () => {
    const { executives } = list([
      officer('Ada Example', 'director', { since: '2017-09-02' }),
      officer('Bernard Sample', 'secretary', { until: '2016-01-31' }),
      officer('Nominees Ltd', 'secretary', { isCompany: true }),
      officer('Cora Later', 'director', { until: '2026-12-31' }),
    ])
    expect(executives.map(({ name, kind, since }) => [name, kind, since])).toEqual([
      ['Ada Example', 'person', '2017-09-02'],
      ['Nominees Ltd', 'company', null],
      ['Cora Later', 'person', null],
    ])
  })

  test.each([
    'Commissaire aux comptes titulaire',
    'Revisor',
    'Regnskapsfører',
    'statutory auditor',
    'Tilintarkastaja',
    'Biegły rewident',
    'AUDITOR',
  ])('a %s is no executive', (title) => {
    expect(list([officer('Prüf GmbH', title)]).executives).toEqual([])
  })

  test('masked names are counted and not shown', () => {
    const { executives, masked } = list([
      officer('K****** N*****', 'prezes zarządu'),
      officer('[NON-DIFFUSIBLE] [NON-DIFFUSIBLE]', 'Directeur Général'),
      officer('Ada Example', 'Président de SAS'),
    ])
    expect(masked).toBe(2)
    expect(executives.map(({ name }) => name)).toEqual(['Ada Example'])
  })

  test('someone who has opted out is no officer, a company of that name is', () => {
    const said = [
      officer('Ada Example', 'director'),
      officer('Ada Example', 'secretary', { isCompany: true }),
    ]
    const { executives } = list(said, (name) => name === 'Ada Example')
    expect(executives.map(({ kind }) => kind)).toEqual(['company'])
  })

  test('one person keeps every post of the register, and none of a less trusted source', () => {
    const { executives } = list([
      officer('EXAMPLE Ada', 'director'),
      officer('Ada Example', 'chair'),
      officer('Ada Example', 'chief executive officer', {}, wikidata),
      officer('Ben New', 'chief executive officer', {}, wikidata),
    ])
    expect(executives.map(({ name, title, sourceIds }) => [name, title, sourceIds])).toEqual([
      ['EXAMPLE Ada', 'director', ['src_1']],
      ['Ada Example', 'chair', ['src_1']],
      ['Ben New', 'chief executive officer', ['src_2']],
    ])
  })
})

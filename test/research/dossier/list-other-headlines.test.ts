import { expect, test } from 'vitest'
import { listOtherHeadlines } from '../../../research/dossier/list-other-headlines.ts'
import { buildFinding, type Finding } from '../../../research/records/finding.ts'
import { toSuppression } from '../../support/research/to-suppression.ts'

/** The others among people with these headlines, each found on one page. */
function list(
  headlines: readonly string[],
  {
    own = null,
    pages = [],
    ...more
  }: {
    own?: string | null
    pages?: readonly Partial<Finding>[]
    otherHitIds?: string[]
    entries?: ReturnType<typeof toSuppression>[]
  } = {},
): string[] {
  const hits = headlines.map((headline, at) => ({ id: `hit_${at}`, headline }))
  const found = hits.map((_, at) => {
    const url = `https://quay.example/${at}`
    const page = { kind: 'page', url, title: 'Ada Marlowe', method: 'search_result' } as const
    return [url, buildFinding({ ...page, ...pages[at] })] as const
  })
  return listOtherHeadlines({
    people: {
      hits,
      groups: hits.map(({ id }, at) => ({ hitId: id, recordIds: [`https://quay.example/${at}`] })),
    },
    findings: new Map(found),
    otherHitIds: hits.map(({ id }) => id),
    own,
    name: 'Ada Marlowe',
    entries: [],
    year: 2026,
    ...more,
  })
}

test('the headlines of namesakes come once each, the surest first', () => {
  expect(list(['Nurse · Leeds', 'nurse · leeds', 'Pilot · Metz'])).toEqual([
    'Nurse · Leeds',
    'Pilot · Metz',
  ])
  expect(list(['Nurse · Leeds', 'Nurse · Leeds'])).toEqual(['Nurse · Leeds'])
  expect(list(['Nurse · Leeds', 'Pilot · Metz'], { otherHitIds: ['hit_1'] })).toEqual([
    'Pilot · Metz',
  ])
  expect(list([])).toEqual([])
})

test('of two headlines of namesakes the one that says all that the other does is shown', () => {
  const said = ['Nurse', 'Pilot · Metz', 'Nurse · Leeds, UK', 'Nurse · Leeds']
  expect(list(said)).toEqual(['Pilot · Metz', 'Nurse · Leeds, UK'])
})

test('a namesake’s headline that says no more than the person’s own distinguishes no namesake', () => {
  const own = 'Weaver · Orrin Loom Works · Ulm'
  expect(list(['weaver · Ulm', 'Weaver · Kiel'], { own })).toEqual(['Weaver · Kiel'])
})

test.each(['Named on quay.example', 'Account on GitHub', 'Accounts on Forum and GitHub', ''])(
  'where a namesake was found is not shown as what distinguishes them: %j',
  (headline) => expect(list([headline, 'Pilot · Metz'])).toEqual(['Pilot · Metz']),
)

test('of many namesakes five are described', () => {
  expect(list(Array.from({ length: 9 }, (_, at) => `Post ${at}`))).toHaveLength(5)
})

test.each(['HIV-positive nurse', 'Catholic nurse · Leeds', 'Nurse with cancer'])(
  'a headline that states a private fact of a namesake is not shown: %s',
  (headline) => expect(list([headline])).toEqual([]),
)

test('a namesake who is a minor is not described', () => {
  const pages = [{ snippet: 'Ada Marlowe, 15, won the cup.' }]
  expect(list(['Swimmer · Leeds', 'Pilot · Metz'], { pages })).toEqual(['Pilot · Metz'])
})

test('a namesake who has opted out is not described', () => {
  const fact = { kind: 'location', value: 'Leeds' } as const
  const entries = [toSuppression({ kind: 'name', value: 'Ada Marlowe', fact })]
  const pages = [{ snippet: 'Ada Marlowe is a nurse in Leeds.', location: 'Leeds' }]
  expect(list(['Nurse · Leeds', 'Pilot · Metz'], { pages, entries })).toEqual(['Pilot · Metz'])
})

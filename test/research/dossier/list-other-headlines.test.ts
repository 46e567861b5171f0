import { expect, test } from 'vitest'
import { listOtherHeadlines } from '../../../research/dossier/list-other-headlines.ts'

const hits = ['Weaver · Ulm', 'Nurse · Leeds', 'nurse · leeds', 'Pilot · Metz'].map(
  (headline, at) => ({ id: `hit_${at}`, headline }),
)
const all = hits.map(({ id }) => id)

test('the headlines of namesakes come once each, and without that of the person', () => {
  expect(listOtherHeadlines(hits, all.slice(1), 'Weaver · Ulm')).toHaveLength(2)
  expect(listOtherHeadlines(hits, all, 'weaver · ulm').join()).not.toMatch(/weaver/i)
  expect(listOtherHeadlines(hits, ['hit_3'], null)).toEqual(['Pilot · Metz'])
  expect(listOtherHeadlines(hits, [], null)).toEqual([])
})

test('where a namesake is named does not distinguish them, and is not shown', () => {
  const named = { id: 'named', headline: 'Named on quay.example' }
  expect(listOtherHeadlines([named, ...hits], ['named', 'hit_3'], null)).toEqual(['Pilot · Metz'])
})

test('of many namesakes five are described', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ id: `h${at}`, headline: `Post ${at}` }))
  expect(
    listOtherHeadlines(
      many,
      many.map(({ id }) => id),
      null,
    ),
  ).toHaveLength(5)
})

test('a headline that states a private fact of a namesake is not shown', () => {
  const ill = { id: 'ill', headline: 'HIV-positive nurse' }
  expect(listOtherHeadlines([ill], ['ill'], null)).toEqual([])
})

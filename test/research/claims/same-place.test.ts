import { expect, test } from 'vitest'
import { mergeClaims } from '../../../research/case/merging/merge-claims.ts'
import { toLocation } from '../../../research/claims/patterns/phrases/parse-location.ts'
import { isSamePlace } from '../../../research/claims/same-place.ts'
import { idOf, page, quoted, zeldaProfile } from '../../support/dossier/drafting.ts'

const home = (label: string) => ({ ...toLocation(label), from: null, to: null, current: true })

test.each([
  ['Bristol', 'Bristol, United Kingdom'],
  ['Bristol', 'City of Bristol'],
  ['Bristol, UK', 'Bristol, England, United Kingdom'],
  ['Bristol UK', 'Bristol, United Kingdom'],
  ['Bristol, Somerset', 'Bristol, England'],
  ['Bristol, United Kingdom', 'the UK'],
  ['Bristol', 'Bristol, Tennessee'],
  ['Bristol, TN', 'Bristol, Tennessee, United States'],
  ['Bristol, TN', 'Bristol, USA'],
  ['Toronto, CA', 'Toronto, Ontario, Canada'],
  ['Bristol, Tennessee', 'Tennessee'],
  ['Washington, DC', 'Washington, D.C., USA'],
])('%s and %s may be one place', (one, other) => {
  expect(isSamePlace(home(one), home(other))).toBe(true)
  expect(isSamePlace(home(other), home(one))).toBe(true)
})

test.each([
  ['Bristol, United Kingdom', 'Bristol, Tennessee'],
  ['Bristol, United Kingdom', 'Bristol, TN'],
  ['Bristol UK', 'Bristol, CT'],
  ['Bristol, Tennessee', 'Bristol, Connecticut'],
  ['Bristol, TN', 'Bristol, VA'],
  ['Springfield, IL', 'Springfield, Massachusetts, USA'],
  ['Bristol, Tennessee', 'Connecticut'],
  ['Newport, Wales', 'Newport, England'],
  ['Bristol', 'Bristol Bay'],
  ['Bristol', 'New Bristol'],
  ['Bath, United Kingdom', 'Bristol, United Kingdom'],
  ['South UK', 'the UK'],
])('%s and %s are two places', (one, other) => {
  expect(isSamePlace(home(one), home(other))).toBe(false)
  expect(isSamePlace(home(other), home(one))).toBe(false)
})

test.each([
  [['Bristol', 'Bristol, United Kingdom'], ['Bristol, United Kingdom']],
  [
    ['Bristol', 'Bristol, United Kingdom', 'Bristol, Tennessee'],
    ['Bristol', 'Bristol, Tennessee', 'Bristol, United Kingdom'],
  ],
  [
    ['Bristol', 'Bristol, UK', 'Bristol', 'Bristol, Tennessee'],
    ['Bristol', 'Bristol, Tennessee', 'Bristol, UK'],
  ],
  [['Bristol', 'Bristol, England', 'Bristol, United Kingdom'], ['Bristol, England']],
  [['Bristol, USA', 'Bristol, USA', 'Bristol, Tennessee'], ['Bristol, Tennessee']],
])('the pages that state %j give the places %j', (labels, places) => {
  const documents = labels.map((label, n) =>
    page(`src_${n}`, `site${n}.example`, `Page ${n} says that she lives in ${label}.`),
  )
  const drafts = documents.map((document, n) => {
    const value = home(labels[n] ?? '')
    return quoted(document, labels[n] ?? '', { path: 'locations.items', value })
  })
  const merged = mergeClaims({
    drafts,
    documents,
    person: zeldaProfile,
    idOf,
    asOf: { year: 2026, isDead: false },
  })
  expect(merged.map(({ value }) => ('label' in value ? value.label : '')).sort()).toEqual(places)
  const cited = merged.flatMap(({ citations }) => citations.map(({ sourceId }) => sourceId))
  expect(cited.sort()).toEqual(documents.map(({ id }) => id))
})

test('a city alone is the one that its own page names in full', () => {
  const both = page('src_0', 'site0.example', 'She lives in Bristol, Tennessee. Bristol is small.')
  const other = page('src_1', 'site1.example', 'She lives in Bristol, United Kingdom.')
  const stated = (document: typeof both, label: string) =>
    quoted(document, label, {
      path: 'locations.items',
      value: home(label.replace(/ is small$/, '')),
    })
  const merged = mergeClaims({
    drafts: [
      stated(both, 'Bristol, Tennessee'),
      stated(both, 'Bristol is small'),
      stated(other, 'Bristol, United Kingdom'),
    ],
    documents: [both, other],
    person: zeldaProfile,
    idOf,
    asOf: { year: 2026, isDead: false },
  })
  expect(merged.map(({ value }) => ('label' in value ? value.label : '')).sort()).toEqual([
    'Bristol, Tennessee',
    'Bristol, United Kingdom',
  ])
})

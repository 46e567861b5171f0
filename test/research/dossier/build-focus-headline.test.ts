import { expect, test } from 'vitest'
import type { Sections } from '../../../contract/operations/dossier.ts'
import { buildFocusHeadline } from '../../../research/dossier/build-focus-headline.ts'

const backed = { confidence: 80, sourceIds: [], claimId: null }
const post = {
  ...backed,
  title: null,
  organization: 'Hobart Maritime College',
  from: '1979',
  to: '2011',
  current: false,
}
const home = {
  ...backed,
  label: 'Hobart, Australia',
  city: 'Hobart',
  country: 'Australia',
  countryCode: 'AU',
  from: null,
  to: null,
  current: true,
}
const identity = (headline: string | null) => ({
  name: 'Zelda Quibbleworth',
  age: null,
  birthYear: null,
  headline,
  aliases: [],
  photo: null,
})

test.each<[string, Sections, string | null]>([
  [
    'what the pages call the person',
    {
      identity: identity('Maritime historian'),
      work: { current: null, positions: [post] },
      locations: { current: home, items: [home] },
    },
    'Maritime historian',
  ],
  [
    'the current post',
    { work: { current: { ...post, title: 'Dean', current: true }, positions: [post] } },
    'Dean · Hobart Maritime College',
  ],
  [
    'the latest post with its years, and the place',
    {
      identity: identity(null),
      work: { current: null, positions: [post, { ...post, organization: 'Knot Museum' }] },
      locations: { current: home, items: [home] },
    },
    'Hobart Maritime College (1979 to 2011) · Hobart, Australia',
  ],
  [
    'a post without years',
    { work: { current: null, positions: [{ ...post, from: null, to: null }] } },
    'Hobart Maritime College',
  ],
  [
    'a post without employer, with its years',
    { work: { current: null, positions: [{ ...post, title: 'Mayor', organization: null }] } },
    'Mayor (1979 to 2011)',
  ],
  ['the place alone', { locations: { current: home, items: [home] } }, 'Hobart, Australia'],
  ['nothing', { identity: identity(null), work: { current: null, positions: [] } }, null],
])('the headline of the person that a dossier is about says %s', (_, sections, headline) => {
  expect(buildFocusHeadline(sections)).toBe(headline)
})

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  composePeople,
  type People,
} from '../../../../research/entity-resolution/people/compose-people.ts'
import { interpretSearch } from '../../../../research/identity/queries/interpret-search.ts'
import type { SubjectKind } from '../../../../research/identity/queries/subject.ts'
import { askStandIns } from '../../../support/internet/ask-stand-ins.ts'
import { people } from '../../../support/internet/people.ts'
import { createWorld } from '../../../support/internet/world.ts'
import { idOf } from '../../../support/research/people.ts'

const world = createWorld(people)

/** @property homeOf the place of the group that an address is in */
type World = { found: People; homeOf: (url: string) => number }

function ask(kind: SubjectKind, query: string): World {
  const subject = interpretSearch(kind, query, null)
  if ('reason' in subject) throw new Error(subject.reason)
  const sightings = askStandIns(world, [subject])
  const found = composePeople(subject, sightings, idOf)
  const addressOf = (id: string) => sightings.find((one) => one.id === id)?.finding.url ?? id
  const homeOf = (url: string) =>
    found.groups.findIndex(({ recordIds }) => recordIds.some((id) => addressOf(id) === url))
  return { found, homeOf }
}

const engineer = [
  'https://www.wikidata.org/wiki/Q990000101',
  'https://orcid.org/0000-0002-1825-0097',
  'https://github.com/zquib',
  'https://mastodon.social/@zquib',
  'https://bsky.app/profile/zquib.bsky.social',
  'https://openalex.org/A5990000101',
  'https://www.semanticscholar.org/author/990000101',
  'https://stackoverflow.com/users/9900101',
  'https://optics.example.org/people/zelda-quibbleworth',
]
const historian = [
  'https://openalex.org/A5990000102',
  'https://www.semanticscholar.org/author/990000102',
  'https://stackoverflow.com/users/9900102',
  'https://doi.org/10.5555/knots.1',
  'https://maritime.example.net/staff/emeriti',
]

describe('two people of one name that only place and employer distinguish', () => {
  const { found, homeOf } = ask('name', 'Zelda Quibbleworth')

  test('two people of one name that place and employer distinguish are two hits, each with all that is theirs', () => {
    expect(found.hits).toHaveLength(2)
    expect(new Set(engineer.map(homeOf))).toEqual(new Set([0]))
    expect(new Set(historian.map(homeOf))).toEqual(new Set([1]))
  })

  test('two people of one name are each described by their own findings alone', () => {
    expect(found.hits[0]).toMatchObject({
      name: 'Zelda Quibbleworth',
      initials: 'ZQ',
      headline: 'Portuguese optical engineer · Institute of Improbable Optics · Lisbon, Portugal',
      location: 'Lisbon, Portugal',
      primaryUsername: 'zquib',
    })
    expect(found.hits[1]).toMatchObject({
      name: 'Zelda Quibbleworth',
      headline: 'Hobart Maritime College · Hobart, Australia',
      location: 'Hobart, Australia',
    })
    expect(JSON.stringify(found.hits[0])).not.toMatch(/Hobart/)
    expect(JSON.stringify(found.hits[1])).not.toMatch(/Lisbon|Improbable/)
  })

  test('a person vouched for by editors scores above 95, and the namesake between 55 and 90', () => {
    expect(found.hits[0]?.confidence).toBeGreaterThan(95)
    expect(found.hits[1]?.confidence).toBeGreaterThan(55)
    expect(found.hits[1]?.confidence).toBeLessThan(90)
  })
})

describe('a handle that one person has everywhere', () => {
  const { found } = ask('username', 'zquib')

  test('a person with one handle everywhere is one hit, with the accounts that network, page and registry write differently', () => {
    expect(found.hits).toHaveLength(1)
    expect(found.hits[0]).toMatchObject({
      name: 'Zelda Quibbleworth',
      location: 'Lisbon, Portugal',
    })
    expect(found.clusters.map(({ accountIds }) => accountIds.length)).toEqual([
      found.accounts.length,
    ])
    expect(found.accounts.map(({ platform }) => platform)).toEqual(
      expect.arrayContaining(['bluesky', 'hackernews', 'mastodon', 'pebbleforum']),
    )
  })

  test('an account that shows nothing but the handle joins the person with less confidence than those that say more', () => {
    const sure = (platform: string) =>
      found.accounts.find((one) => one.platform === platform)?.confidence ?? 0
    expect(found.accounts.find(({ platform }) => platform === 'pebbleforum')?.clusterId).toBe(
      found.clusters[0]?.id,
    )
    expect(sure('pebbleforum')).toBeLessThan(sure('gitlab'))
    expect(sure('gitlab')).toBeLessThan(sure('hackernews'))
    expect(sure('hackernews')).toBeLessThan(sure('github'))
  })
})

test('a search in Cyrillic gathers one person of entries, account and page', () => {
  const { found } = ask('name', 'Наталья Вымыслова')
  expect(found.hits).toHaveLength(1)
  expect(found.hits[0]).toMatchObject({
    name: 'Наталья Вымыслова',
    initials: 'НВ',
    location: 'Алматы, Казахстан',
    primaryUsername: 'nvymyslova',
  })
})

test.each([
  [
    '+351 912 345 678',
    {
      name: 'Zelda Quibbleworth',
      initials: 'ZQ',
      headline: 'Portuguese optical engineer · Institute of Improbable Optics',
    },
  ],
  ['+46 8 465 004 22', { name: '+46 8 465 004 22', initials: '', headline: 'Fablestrom Locks' }],
])('the page that shows %s gives a name only where its title or an item is one', (query, hit) => {
  const { found } = ask('phone', query)
  expect(found.hits).toHaveLength(1)
  expect(found.hits[0]).toMatchObject(hit)
})

test.each([
  ['name', 'Zelda Quibbleworth'],
  ['username', 'zquib'],
  ['email', 'zelda@quibbleworth.org'],
] as const)('the reasons of a hit by %s are few enough to read', (kind, query) => {
  for (const { signals } of ask(kind, query).found.hits) {
    const reasons = z
      .array(z.looseObject({ feature: z.string(), weight: z.number() }))
      .parse(signals)
    expect(reasons.length).toBeGreaterThan(0)
    expect(reasons.map(({ feature }) => feature)).not.toContain('base')
    for (const { weight } of reasons) expect(Math.abs(weight)).toBeGreaterThanOrEqual(0.05)
  }
})

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { People } from '../../../../research/entity-resolution/people/compose-people.ts'
import { areOtherFields } from '../../../../research/entity-resolution/people/differences.ts'
import {
  areOtherEmployers,
  parseEmployer,
} from '../../../../research/entity-resolution/people/employers-differ.ts'
import { mergeAccounts } from '../../../../research/entity-resolution/people/merge-accounts.ts'
import { parseTitleName } from '../../../../research/entity-resolution/people/parse-title-name.ts'
import { comparePlaces, parsePlace } from '../../../../research/identity/places/parse-place.ts'
import type { Finding } from '../../../../research/records/finding.ts'
import { account, at, entry, page, people } from '../../../support/research/people.ts'

const sizes = ({ groups }: People) => groups.map(({ recordIds }) => recordIds.length).sort()

test.each([
  ['Lisbon, Portugal', 'Hobart, Australia', 'country'],
  ['Алматы, Казахстан', 'Lisbon, Portugal', 'country'],
  ['東京, 日本', '서울, 대한민국', 'country'],
  ['Perth, Scotland', 'Perth, Australia', 'country'],
  ['Bogotá, Colombia', 'Medellín, Colombia', 'city'],
  ['Lisbon', 'Lisboa, Portugal', 'no'],
  ['Köln', 'Cologne, Germany', 'no'],
  ['Lione', 'Lyon, France', 'no'],
  ['Monaco di Baviera', 'München', 'no'],
  ['Saragossa', 'Zaragoza', 'no'],
  ['Regensburg', 'Ratisbonne', 'no'],
  ['København K', 'Copenhagen, Denmark', 'no'],
  ["'s-Gravenhage, NL", 'The Hague', 'no'],
  ['Malines, Belgium', 'Mechelen, Belgium', 'no'],
  ['Vienne, France', 'Vienna, Austria', 'country'],
  ['Алматы', 'Almaty, KZ', 'no'],
  ['東京', 'Tokyo, Japan', 'no'],
  ['Portugal', 'Lisbon, Portugal', 'no'],
  ['London', 'United Kingdom', 'no'],
  ['San Francisco, CA', 'San Francisco Bay Area', 'no'],
  ['New York, NY', 'U.S.A.', 'no'],
  ['Brooklyn', 'New York', 'no'],
  ['Croydon', 'London, UK', 'no'],
  ['Neukölln', 'Berlin, Germany', 'no'],
  ['Scarborough, England', 'Toronto, Canada', 'country'],
])('%s and %s are apart by: %s', (one, other, apart) => {
  const [a, b] = [parsePlace(one), parsePlace(other)]
  if (a === null || b === null) throw new Error('no place was read')
  expect(comparePlaces(a, b)).toBe(apart)
  expect(comparePlaces(b, a)).toBe(apart)
})

test.each([
  '',
  'https://ada.example',
  '127.0.0.1',
  'remote',
  'somewhere between two stools and a very long table',
])('the text "%s" is not taken for a place', (text) => {
  expect(parsePlace(text)).toBeNull()
})

test.each([
  [['librarian'], ['plumber'], true],
  [['violinist'], ['composer'], false],
  [['veterinarian'], ['farmer'], false],
  [['head', 'chef'], ['chef'], false],
  [['fire', 'captain'], ['firefighter'], false],
  [['director'], ['professor'], false],
  [['president'], ['engineer'], false],
  [['insurance', 'broker'], ['insurance', 'agent'], false],
  [['insurance', 'broker'], ['violinist'], true],
  [['arquitecta'], ['lawyer'], true],
  [['arquitecta'], ['architect'], false],
])('whether %j and %j work in different fields: %j', (one, other, differ) => {
  expect(areOtherFields(one, other)).toBe(differ)
  expect(areOtherFields(other, one)).toBe(differ)
})

test.each([
  [['Institute of Improbable Optics'], ['Hobart Maritime College'], true],
  [['Институт выдуманных ледников'], ['Завод ложных колоколов'], true],
  [['Probeholm Orchestra', 'Muster GmbH'], ['Muster'], false],
  [['@probeholm'], ['Probeholm Inc.'], false],
  [['Sample Institute of Technology'], ['SIT'], false],
  [['Institute of Invented Glaciers'], ['Институт выдуманных ледников'], false],
  [['University of Research'], ['Probeholm Orchestra'], false],
  [['freelance'], ['Probeholm Orchestra'], false],
  [[], ['Probeholm Orchestra'], false],
])('whether %j and %j are different employers: %j', (one, other, differ) => {
  const [a, b] = [one, other].map((names) => names.flatMap((name) => parseEmployer(name) ?? []))
  expect(areOtherEmployers(a ?? [], b ?? [])).toBe(differ)
})

test.each([
  ['Ada Example | Sample University', 'About Ada Example', 'Ada Example'],
  ['Zoltan Wumpus – Probeholm', 'Zoltan Wumpus sings', 'Zoltan Wumpus'],
  ['Наталья Вымыслова — гляциолог', 'Наталья Вымыслова изучает ледники', 'Наталья Вымыслова'],
  ['王小明（样本大学）', '王小明教授', '王小明'],
  ['Ludo van der Muster (Probeholm)', 'Ludo van der Muster', 'Ludo van der Muster'],
  ['Probeholm Locks', 'Ask for Ada', null],
  ['Sample University | Staff', 'Sample University has staff', null],
  ['Contact', 'Ada Example', null],
  ['How to repair a cello', 'cello', null],
  ['10 things about Ada Example', 'Ada Example', null],
])('the title "%s" begins with the name %s', (title, snippet, name) => {
  const [record] = mergeAccounts([
    { id: 'f0', finding: page('https://page.example/', title, snippet), retrievedAt: at },
  ])
  expect(record === undefined ? undefined : (parseTitleName(record)?.text ?? null)).toBe(
    name ?? null,
  )
})

describe('two of one name', () => {
  const scripts = [
    [
      'Ada Quexample',
      ['Probeholm Orchestra', 'Vienna, Austria'],
      ['Muster Zeolites', 'Osaka, Japan'],
    ],
    [
      'Наталья Вымыслова',
      ['Институт выдуманных ледников', 'Алматы, Казахстан'],
      ['Завод ложных колоколов', 'Рига, Латвия'],
    ],
    ['王小明', ['样本大学', '北京, 中国'], ['虚构乐团', '東京, 日本']],
  ] as const
  const two = (name: string, one: readonly [string, string], other: readonly [string, string]) =>
    [one, other].flatMap(([organization, location], i) => [
      entry(`https://registry.example/${i}`, name, { organizations: [organization], location }),
      account('github.com', `bea${i}`, {
        name,
        matchedOn: ['name'],
        organizations: [organization],
        location,
      }),
    ])

  test.each(scripts)(
    'two people of one name: %s: another place and another employer keep them apart',
    (name, one, other) => {
      const found = people('name', name, two(name, one, other))
      expect(found.hits).toHaveLength(2)
      expect(found.hits.map(({ location }) => location).sort()).toEqual([one[1], other[1]].sort())
    },
  )

  test.each(scripts)(
    'two people of one name: %s: what editors vouch for joins them nevertheless',
    (name, one, other) => {
      const [first, ...rest] = two(name, one, other)
      if (first === undefined) throw new Error('nothing was made up')
      const vouched = {
        ...first,
        links: [{ url: 'https://github.com/bea1', proof: 'curated' as const }],
      }
      expect(people('name', name, [vouched, ...rest]).hits).toHaveLength(1)
    },
  )

  test.each(scripts)(
    'two people of one name: %s: two ids of one index with other employers keep them apart, with the same they join',
    (name, [one], [other]) => {
      const author = (id: string, organization: string) =>
        entry(`https://index.example/${id}`, name, {
          ids: { openalex: id },
          organizations: [organization],
        })
      expect(people('name', name, [author('A1', one), author('A2', other)]).hits).toHaveLength(2)
      expect(people('name', name, [author('A1', one), author('A2', one)]).hits).toHaveLength(1)
    },
  )

  test('two accounts that link to each other are one person, even in two places', () => {
    const found = people('username', 'ada', [
      account('github.com', 'ada', {
        location: 'Vienna, Austria',
        organizations: ['Muster Zeolites'],
        links: [{ url: 'https://forum.example/ada', proof: 'none' }],
      }),
      account('forum.example', 'ada', {
        location: 'Osaka, Japan',
        organizations: ['Probeholm Orchestra'],
        links: [{ url: 'https://github.com/ada', proof: 'none' }],
      }),
    ])
    expect(found.hits).toHaveLength(1)
  })

  test('a difference between two people of one name is reported as evidence', () => {
    const found = people('username', 'xqvortane77', [
      account('github.com', 'xqvortane77', {
        location: 'Vienna, Austria',
        organizations: ['Muster Zeolites'],
      }),
      account('forum.example', 'xqvortane77', {
        location: 'Osaka, Japan',
        organizations: ['Probeholm Orchestra'],
      }),
    ])
    expect(found.hits).toHaveLength(2)
    const claims = found.evidence
      .filter(({ stance }) => stance === 'contradicts')
      .map(({ claim }) => claim)
    expect(claims).toEqual(
      expect.arrayContaining(['The Forum account "xqvortane77" names a different place.']),
    )
  })

  test('a page that names the employer of one is not taken for the other’s', () => {
    const [name, one, other] = scripts[0]
    const findings = [
      ...two(name, one, other),
      page('https://news.example/', 'Concert tonight', `${name} of the Probeholm Orchestra plays.`),
    ]
    const home = people('name', name, findings).groups.find(({ recordIds }) =>
      recordIds.includes('f4'),
    )
    expect(home?.recordIds).toEqual(expect.arrayContaining(['f0', 'f1']))
    expect(home?.recordIds).not.toContain('f2')
  })
})

describe('accounts of one common handle', () => {
  const ada = (site: string, said: Partial<Finding>) => account(site, 'dragon', said)
  const site = { links: [{ url: 'https://wumpus.example/', proof: 'none' as const }] }

  test.each([
    ['name', { name: 'Zoltan Wumpus' }],
    ['description', { bio: 'Lenses that see round corners' }],
    ['description in Greek', { bio: 'Φακοί που βλέπουν πίσω από τη γωνία' }],
    ['website', site],
    ['place', { location: 'Hobart, Australia' }],
  ] satisfies [string, Partial<Finding>][])(
    'accounts of one common handle join by one %s, whatever else stands in one of them',
    (_, said) => {
      const found = people('username', 'dragon', [
        ada('github.com', said),
        ada('forum.example', { birthYear: 1970, ...said }),
      ])
      expect(found.hits).toHaveLength(1)
    },
  )

  test('accounts of one common handle join by a website that a dozen of them name', () => {
    const many = Array.from({ length: 12 }, (_, i) => ada(`site${i}.example`, site))
    expect(people('username', 'dragon', many).hits).toHaveLength(1)
  })

  test('accounts with a handle of three letters are not joined by a city of millions, but by a name', () => {
    const two = (said: Partial<Finding>) => [
      account('github.com', 'zqx', said),
      account('forum.example', 'zqx', said),
    ]
    expect(people('username', 'zqx', two({ location: 'London, UK' })).hits).toHaveLength(2)
    expect(people('username', 'zqx', two({ name: 'Zoltan Wumpus' })).hits).toHaveLength(1)
  })

  test('accounts of one common handle stay apart by a slogan, by another name, and where nothing is said', () => {
    for (const [one, other] of [
      [{ bio: 'Hello world' }, { bio: 'Hello world' }],
      [{ name: 'Zoltan Wumpus' }, { name: 'Bea Sample' }],
      [{}, {}],
    ] satisfies [Partial<Finding>, Partial<Finding>][]) {
      expect(
        people('username', 'dragon', [ada('github.com', one), ada('forum.example', other)]).hits,
      ).toHaveLength(2)
    }
  })

  test('accounts of one common handle take in a page that shows the handle and names the same person, and no other', () => {
    const found = people('username', 'dragon', [
      ada('github.com', { name: 'Zoltan Wumpus' }),
      ada('forum.example', { name: 'Bea Sample' }),
      page(
        'https://wumpus.example/',
        'Zoltan Wumpus | Probeholm',
        'Zoltan Wumpus, dragon on GitHub',
      ),
      page('https://zoo.example/', 'Animals', 'Zoltan Wumpus has seen no such beast'),
    ])
    expect(found.groups.find(({ recordIds }) => recordIds.includes('f2'))?.recordIds).toEqual([
      'f0',
      'f2',
    ])
    expect(found.hits.flatMap(({ urls }) => urls)).not.toContain('https://zoo.example/')
  })
})

describe('accounts of one rare handle', () => {
  test('accounts of one rare handle are one person’s also after a change of employers, and on a network that adds its domain', () => {
    const found = people('username', 'zquib', [
      account('github.com', 'zquib', { organizations: ['Muster Zeolites'], name: 'Zoltan Wumpus' }),
      account('forum.example', 'zquib', { organizations: ['Probeholm Orchestra'] }),
      account('bsky.app', 'profile/zquib.bsky.social', { username: 'zquib.bsky.social' }),
      account('probe.example', 'zquib'),
    ])
    expect(sizes(found)).toEqual([4])
  })

  test('accounts of one rare handle do not take in a page headed by another person', () => {
    const found = people('username', 'zquib', [
      account('github.com', 'zquib', { name: 'Zoltan Wumpus' }),
      page('https://bea.example/', 'Bea Sample', 'Bea Sample thanks zquib'),
    ])
    expect(sizes(found)).toEqual([1, 1])
  })
})

describe('a candidate', () => {
  const name = 'Ada Quexample'

  test('a candidate is where its linked members say, not where a stray text does', () => {
    const found = people('name', name, [
      entry('https://registry.example/Q1', name, {
        location: 'Vienna, Austria',
        ids: { wikidata: 'Q1' },
        snippet: 'cellist of the Probeholm Orchestra',
        links: [{ url: 'https://x.com/adacello', proof: 'curated' }],
        trust: 85,
      }),
      account('x.com', 'adacello', {
        name,
        matchedOn: ['name'],
        bio: 'Cello in the Probeholm Orchestra.',
      }),
      entry('https://fans.example/1', name, {
        location: 'Graz, Austria',
        snippet: 'cellist of the Probeholm Orchestra',
        trust: 95,
      }),
    ])
    expect(found.hits[0]?.location).toBe('Vienna, Austria')
  })

  test('a candidate gains no confidence from any number of pages without a vouching link', () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, i) =>
        page(
          `https://page${i}.example/`,
          `${name}, cellist`,
          `${name} is a cellist of the Probeholm Orchestra. Album, concert ${i}.`,
        ),
      )
    const sure = [3, 30, 120].map(
      (count) => people('name', name, pages(count)).hits[0]?.confidence ?? 100,
    )
    for (const confidence of sure) expect(confidence).toBeLessThan(90)
  })

  test('a candidate with most records of a search does not take in another person', () => {
    const famous = Array.from({ length: 24 }, (_, i) =>
      page(
        `https://music${i}.example/`,
        `${name} in concert`,
        `The cellist ${name} and the Probeholm Orchestra: ${['album', 'symphony', 'recital'][i % 3]}, cello.`,
      ),
    )
    const other = ['faculty', 'laboratory', 'journal'].map((word) =>
      page(
        `https://${word}.sample.example/`,
        `Sample University ${word}`,
        `${name}, zeolite catalysis, Sample University chemistry ${word}.`,
      ),
    )
    const found = people('name', name, [...famous, ...other])
    const homes = found.groups.filter(({ recordIds }) =>
      recordIds.some((id) => Number(id.slice(1)) >= famous.length),
    )
    for (const { recordIds } of homes)
      expect(recordIds.every((id) => Number(id.slice(1)) >= famous.length)).toBe(true)
  })

  test('a candidate reports no reason whose text is empty', () => {
    const found = people('name', name, [
      entry('https://registry.example/1', name),
      account('github.com', 'bea7', { name, matchedOn: ['name'] }),
    ])
    for (const { signals } of [...found.hits, ...found.clusters]) {
      for (const { feature, weight } of z
        .array(z.looseObject({ feature: z.string(), weight: z.number() }))
        .parse(signals)) {
        expect(feature).not.toBe('base')
        expect(Math.abs(weight)).toBeGreaterThanOrEqual(0.05)
      }
    }
  })
})

import { describe, expect, test } from 'vitest'
import { parseRunPlan } from '../../../activities/job/run-plan.ts'
import { platforms as specPlatforms } from '../../../contract/operations/search.ts'
import { interpretSearch } from '../../../research/identity/queries/interpret-search.ts'
import type { SubjectKind } from '../../../research/identity/queries/subject.ts'
import type { Site } from '../../../research/usernames/sites/site.ts'
import type { SpecPlatform } from '../../../research/usernames/sites/spec-platforms.ts'
import { chooseSources } from '../../../sources/choice/choose-sources.ts'
import { sources } from '../../../sources/index.ts'
import type { SourceAccess } from '../../../sources/source-access.ts'

const keyless: SourceAccess = { bases: {}, keys: {} }
const everything: SourceAccess = {
  bases: { searxng: 'http://searxng.test' },
  keys: {
    brave: 'k',
    serper: 'k',
    tavily: 'k',
    marginalia: 'k',
    companiesHouse: 'k',
    twilio: 'k',
    numverify: 'k',
  },
}

const queries = {
  name: 'Zelda Quibbleworth',
  username: 'zquib',
  email: 'zelda@quibbleworth.org',
  phone: '+351 912 345 678',
} as const
const kinds = ['name', 'username', 'email', 'phone'] as const

function site(name: string, pageUrl = `https://${name}.example/{account}`): Site {
  return {
    name,
    list: 'whatsmyname',
    probeUrl: pageUrl,
    pageUrl,
    method: 'GET',
    headers: {},
    body: null,
    drops: '',
    nameRule: null,
    category: 'social',
    protection: [],
    known: [],
    rule: {
      kind: 'two-sided',
      foundStatus: 200,
      foundText: 'x',
      missingStatus: 404,
      missingText: '',
    },
  }
}

const many = (count: number) => Array.from({ length: count }, (_, n) => site(`site${n}`))
const reddit = site('Reddit', 'https://www.reddit.com/user/{account}')
const youtube = site('YouTube', 'https://www.youtube.com/@{account}')

type Given = {
  access?: SourceAccess
  platforms?: SpecPlatform[]
  unknown?: string[]
  sites?: readonly Site[]
  query?: string
}

function plan(
  kind: SubjectKind,
  { access = keyless, platforms = [], unknown = [], sites = [], query = queries[kind] }: Given = {},
) {
  const subject = interpretSearch(kind, query, null)
  if ('reason' in subject) throw new Error(subject.reason)
  return chooseSources(
    { subject, questions: [subject], platforms, unknownPlatforms: unknown },
    access,
    sites,
  )
}

const asked = (kind: SubjectKind, given?: Given) => plan(kind, given).together.toSorted()
const notAsked = (kind: SubjectKind, given?: Given) =>
  Object.fromEntries(plan(kind, given).notAsked.map(({ provider, outcome }) => [provider, outcome]))

const unconfigured = {
  searxng: 'not_configured',
  brave: 'not_configured',
  serper: 'not_configured',
  tavily: 'not_configured',
} as const

describe('the providers that a search asks without any key', () => {
  test.each<[SubjectKind, string[]]>([
    [
      'name',
      [
        'arxiv',
        'bluesky',
        'codeberg',
        'crossref',
        'datacite',
        'dblp',
        'europe_pmc',
        'gdelt',
        'github',
        'gnd',
        'internet_archive',
        'library_of_congress',
        'metacpan',
        'musicbrainz',
        'nppes',
        'open_library',
        'openalex',
        'orcid',
        'recherche_entreprises',
        'sec',
        'semantic_scholar',
        'stackexchange',
        'tvmaze',
        'uk_parliament',
        'wikidata',
        'wikipedia',
      ],
    ],
    [
      'email',
      [
        'europe_pmc',
        'github',
        'gravatar',
        'mailvelope',
        'metacpan',
        'openpgp_keys',
        'orcid',
        'rdap',
        'webfinger',
        'wikidata',
      ],
    ],
    ['phone', ['openstreetmap', 'wikidata']],
    [
      'username',
      [
        'bluesky',
        'chess_com',
        'codeberg',
        'crates',
        'devto',
        'dockerhub',
        'github',
        'gitlab',
        'gravatar',
        'hackernews',
        'huggingface',
        'keybase',
        'lemmy',
        'lichess',
        'mastodon',
        'metacpan',
        'misskey',
        'npm',
        'peertube',
        'pixelfed',
        'wikidata',
        'wikipedia_editors',
      ],
    ],
  ])(
    'a search by %s without any key asks the providers that are listed for it',
    (kind, providers) => {
      expect(asked(kind)).toEqual(providers)
      expect(plan(kind).engines).toEqual([])
      expect(notAsked(kind)).toMatchObject(unconfigured)
    },
  )

  test('a search without keys reports which settings an operator would have to make', () => {
    const messages = plan('name').notAsked.map(({ message }) => message)
    expect(messages.join(' ')).toMatch(/SEARXNG_URL.*BRAVE_API_KEY|BRAVE_API_KEY.*SEARXNG_URL/)
    expect(new Set(messages).size).toBe(3)
    for (const name of ['COMPANIES_HOUSE_KEY', 'MARGINALIA_API_KEY'])
      expect(messages).toContain(`Set ${name} to use it.`)
  })
})

describe('the providers that a search asks with everything configured', () => {
  test.each(kinds)(
    'a search by %s asks its own engine with the others, and paid ones in turn, those with an index of their own first',
    (kind) => {
      const { together, engines } = plan(kind, { access: everything, sites: [reddit] })
      expect(engines).toEqual(['brave', 'tavily', 'serper'])
      expect(together).toContain('searxng')
      expect(together.filter((provider) => engines.includes(provider))).toEqual([])
      expect(Object.values(notAsked(kind, { access: everything, sites: [reddit] }))).not.toContain(
        'not_configured',
      )
    },
  )

  test("a search with one engine's key asks that engine, and reports the others as not configured", () => {
    const given = { access: { bases: {}, keys: { tavily: 'k' } } }
    expect(plan('phone', given).engines).toEqual(['tavily'])
    expect(notAsked('phone', given)).toEqual({
      searxng: 'not_configured',
      brave: 'not_configured',
      serper: 'not_configured',
      twilio: 'not_configured',
      numverify: 'not_configured',
    })
  })
})

describe('all providers that could answer', () => {
  const cases = kinds.flatMap((kind) =>
    [keyless, everything].flatMap((access) =>
      (kind === 'username'
        ? ([[], ['reddit'], ['linkedin', 'x']] satisfies SpecPlatform[][])
        : [[]]
      ).map((platforms) => ({
        kind,
        access,
        platforms,
      })),
    ),
  )
  test.each(cases)(
    'every provider that could answer is asked once, or has a reason why not: $kind $platforms',
    ({ kind, access, platforms }) => {
      const {
        together,
        engines,
        notAsked: left,
      } = plan(kind, { access, platforms, sites: [reddit, youtube] })
      const all = [...together, ...engines, ...left.map(({ provider }) => provider)]
      expect(new Set(all).size).toBe(all.length)
      for (const { provider, accepts } of sources)
        if (accepts.includes(kind)) expect(all).toContain(provider)
      for (const { message } of left) expect(message).toMatch(/^[A-Z].*\.$/)
    },
  )
})

describe('the sweep', () => {
  test.each(['name', 'email', 'phone'] as const)(
    'the sweep is for usernames, not for a %s',
    (kind) => {
      expect(plan(kind, { sites: many(600) })).toMatchObject({ shards: 0, sites: 0 })
    },
  )

  test.each([
    [0, 0],
    [1, 1],
    [250, 1],
    [251, 2],
    [700, 3],
  ])('a sweep of %i sites is %i pieces of work', (count, shards) => {
    expect(plan('username', { sites: many(count) })).toMatchObject({ shards, sites: count })
  })

  test('the sweep is narrowed to the platforms that were asked for', () => {
    const sites = [...many(300), reddit, youtube]
    expect(plan('username', { sites, platforms: ['reddit'] })).toMatchObject({
      shards: 1,
      sites: 1,
    })
    expect(plan('username', { sites, platforms: ['reddit', 'youtube', 'linkedin'] })).toMatchObject(
      { shards: 1, sites: 2 },
    )
    expect(plan('username', { sites, platforms: ['linkedin'] })).toMatchObject({
      shards: 0,
      sites: 0,
    })
  })

  test('the sweep reports platforms behind a log-in as not asked', () => {
    const left = notAsked('username', { access: everything, sites: [reddit, youtube] })
    const closed = specPlatforms.filter(
      (platform) => platform !== 'reddit' && platform !== 'youtube',
    )
    expect(left).toEqual(Object.fromEntries(closed.map((platform) => [platform, 'skipped'])))
  })

  test('the sweep reports as not asked only requested platforms', () => {
    const given = {
      access: everything,
      sites: [reddit],
      platforms: ['reddit', 'tiktok'] satisfies SpecPlatform[],
    }
    const left = notAsked('username', given)
    expect(specPlatforms.filter((platform) => left[platform] !== undefined)).toEqual(['tiktok'])
  })
})

describe('a username search that is narrowed', () => {
  test('a username search that is narrowed asks only providers that know of accounts elsewhere', () => {
    expect(asked('username', { platforms: ['linkedin'] })).toEqual(['wikidata'])
    expect(asked('username', { platforms: ['linkedin'], access: everything })).toEqual([
      'searxng',
      'wikidata',
    ])
    expect(plan('username', { platforms: ['linkedin'], access: everything }).engines).toEqual([
      'brave',
      'tavily',
      'serper',
    ])
  })

  test('a username search that is narrowed gives the narrowing as the reason for all others', () => {
    const left = plan('username', { platforms: ['linkedin'] }).notAsked
    expect(left.find(({ provider }) => provider === 'github')).toEqual({
      provider: 'github',
      outcome: 'skipped',
      message: 'The search was narrowed to other platforms.',
    })
  })
})

test('platforms that name providers exclude none: one coverage row says that they narrow nothing', () => {
  const unknown = ['github', 'username_sites', 'myspace']
  const { notAsked: left, ...asked } = plan('username', { unknown, sites: many(3) })
  expect(asked).toEqual((({ notAsked: _, ...rest }) => rest)(plan('username', { sites: many(3) })))
  expect(asked.together).toContain('github')
  expect(left.map(({ provider }) => provider)).not.toEqual(expect.arrayContaining(['github']))
  expect(left.find(({ provider }) => provider === 'platforms')?.message).toContain(
    'github, username_sites, myspace',
  )
})

test('what is kept of a plan can be read again', () => {
  const { notAsked: _, ...kept } = plan('username', { access: everything, sites: many(300) })
  const stored = JSON.parse(JSON.stringify(kept))
  expect(parseRunPlan({ operation: 'search', plan: stored })).toEqual({
    operation: 'search',
    ...kept,
  })
})

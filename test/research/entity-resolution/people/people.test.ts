import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PersonHit, PersonInput } from '../../../../contract/results/person.ts'
import { Account, Avatar, Cluster, Evidence } from '../../../../contract/results/social.ts'
import {
  composePeople,
  type People,
} from '../../../../research/entity-resolution/people/compose-people.ts'
import type { Subject } from '../../../../research/identity/queries/subject.ts'
import { buildStage, type Finding, type LifeStage } from '../../../../research/records/finding.ts'
import {
  account,
  entry,
  idOf,
  page,
  people,
  sighted,
  subjectOf,
} from '../../../support/research/people.ts'

const link = (url: string, proof: 'none' | 'verified' | 'signed' | 'curated' = 'none') => ({
  url,
  proof,
})

/** Which usernames, or addresses of what is no account, stand together. */
function together({ groups }: People, findings: readonly Finding[]): string[][] {
  const nameOf = (id: string) => findings[Number(id.slice(1))]?.url.replace('https://', '') ?? id
  return groups
    .map(({ recordIds }) => recordIds.map(nameOf).sort())
    .sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))
}
const stateOf = ({ accounts }: People, url: string) =>
  accounts.find((one) => one.url === url)?.state
const features = ({ hits }: People, place = 0) =>
  z
    .array(z.looseObject({ feature: z.string() }))
    .parse(hits[place]?.signals)
    .map(({ feature }) => feature)

const rare = 'xqvortane77'

describe('a search for a username', () => {
  test('a search for a rare username joins its accounts to one candidate, and says that the person is not identified yet', () => {
    const findings = ['github.com', 'forum.example', 'probe.example'].map((site) =>
      account(site, rare),
    )
    const found = people('username', rare, findings)
    expect(found.hits).toHaveLength(1)
    expect(found.hits[0]).toMatchObject({
      name: rare,
      primaryUsername: rare,
      headline: 'Accounts on Forum, GitHub and 1 more',
    })
    expect(found.hits[0]?.confidence).toBeGreaterThan(50)
    expect(found.hits[0]?.confidence).toBeLessThan(70)
    for (const { state, confidence } of found.accounts) {
      expect(state).toBe('candidate')
      expect(confidence).toBeLessThan(found.hits[0]?.confidence ?? 0)
    }
  })

  test.each(['ada', 'dragon', 'johnsmith', 'anna99', 'shadow.wolf'])(
    'a search for a username leaves accounts with the common handle %s apart',
    (handle) => {
      const found = people('username', handle, [
        account('github.com', handle),
        account('forum.example', handle),
      ])
      expect(found.hits).toHaveLength(2)
      for (const { confidence } of found.hits) {
        expect(confidence).toBeGreaterThanOrEqual(35)
        expect(confidence).toBeLessThanOrEqual(45)
      }
    },
  )

  test('a search for a username joins accounts with a common handle by one name, in whatever script it is written', () => {
    const found = people('username', 'ivan', [
      account('github.com', 'ivan', { name: 'Ivan Primerov' }),
      account('forum.example', 'ivan', { name: 'Иван Примеров' }),
      account('probe.example', 'ivan', { name: 'Bea Sample' }),
    ])
    expect(
      found.hits.map(({ name, accountIds }) => [
        name,
        z.array(z.string()).parse(accountIds).length,
      ]),
    ).toEqual([
      ['Ivan Primerov', 2],
      ['Bea Sample', 1],
    ])
  })

  test('a search for a username does not join other names by a rare handle', () => {
    const found = people('username', rare, [
      account('github.com', rare, { name: 'Ada Example' }),
      account('forum.example', rare, { name: 'Ada Example' }),
      account('probe.example', rare, { name: 'Bob Muster' }),
      account('sample.example', rare),
    ])
    expect(
      found.hits.map(({ name, accountIds }) => [
        name,
        z.array(z.string()).parse(accountIds).length,
      ]),
    ).toEqual([
      ['Ada Example', 3],
      ['Bob Muster', 1],
    ])
  })

  test('a candidate reaches 90 only with a vouching link', () => {
    const proven = people('username', 'ada', [
      account('keybase.io', 'ada', { links: [link('https://github.com/ada', 'signed')] }),
      account('github.com', 'ada'),
      account('forum.example', 'ada'),
    ])
    expect(proven.hits[0]?.confidence).toBeGreaterThanOrEqual(90)
    expect(stateOf(proven, 'https://github.com/ada')).toBe('verified')
    expect(stateOf(proven, 'https://forum.example/ada')).toBe('candidate')
    const claimed = people(
      'username',
      rare,
      Array.from({ length: 9 }, (_, i) =>
        account(`site${i}.example`, rare, {
          name: 'Ada Example',
          location: 'Probeholm',
          links: [link(`https://site${i + 1}.example/${rare}`)],
        }),
      ),
    )
    expect(claimed.hits).toHaveLength(1)
    expect(claimed.hits[0]?.confidence).toBeLessThanOrEqual(89)
  })

  test('a search for a username lists a bot, an organisation and other non-persons as rejected, in no hit', () => {
    const found = people('username', rare, [
      account('github.com', rare, {
        isPerson: false,
        links: [link(`https://forum.example/${rare}`)],
      }),
      account('forum.example', rare),
    ])
    expect(stateOf(found, `https://github.com/${rare}`)).toBe('rejected')
    expect(found.hits.map(({ accountIds }) => accountIds)).toEqual([
      [idOf('acc', `forum.example/${rare}`)],
    ])
  })

  test.each<Partial<Finding>>([
    { bio: 'This username may be for sale, write to me' },
    { bio: 'I am a bot that posts tides' },
    { bio: 'Automatischer Bot, betrieben vom Hafen' },
    { bio: "Beep boop, I'm just a bot. Tides daily" },
    { bio: 'This username is reserved' },
    { name: 'Probe Coffee Ltd' },
    { name: 'Muster Solar GmbH' },
  ])('an account that calls itself no person is in no candidate: %j', (said) => {
    const found = people('username', rare, [
      account('github.com', rare, said),
      account('forum.example', rare, { name: 'Jean Sas', bio: 'I build bots and sell accounts' }),
    ])
    expect(stateOf(found, `https://github.com/${rare}`)).toBe('rejected')
    expect(found.hits).toMatchObject([{ name: 'Jean Sas' }])
  })

  test('an account of a fan is not the person that it names and links to', () => {
    const star = { name: 'Velina Orso', links: [link('https://orso.example/')], matchedOn: [] }
    const findings = [
      account('x.com', rare, { ...star, bio: 'Fan page', links: [link('https://x.com/orso')] }),
      account('x.com', 'orso', star),
      account('forum.example', 'orso', star),
    ]
    expect(together(people('username', rare, findings), findings)).toEqual([
      ['forum.example/orso', 'x.com/orso'],
      [`x.com/${rare}`],
    ])
  })

  test.each([
    "I'm a bot developer",
    'I am a chat bot researcher',
    'Soy un bot hunter',
    'Ich bin ein Bot-Entwickler',
    'My username is available everywhere',
    'Account manager, available for hire',
    'Views are my own, not affiliated with my employer',
    'I write parody songs',
    'Parody, satire and verse',
    'Unofficial mayor of Leeds',
    'President of the Elvis fan club',
    'Inoffizieller Pressesprecher der Katze',
    'Alcalde no oficial de Soria',
  ])('an account of a person keeps its name and its links: %s', (bio) => {
    const star = { name: 'Velina Orso', links: [link('https://forum.example/orso')] }
    const findings = [
      account('x.com', rare, { ...star, bio }),
      account('forum.example', 'orso', { name: star.name, matchedOn: [] }),
    ]
    const found = people('username', rare, findings)
    expect(together(found, findings)).toHaveLength(1)
    expect(stateOf(found, `https://x.com/${rare}`)).not.toBe('rejected')
  })

  test.each([
    'Unofficial account',
    'Fan account of Velina Orso',
    'This account is not affiliated with Velina Orso',
    'Parody account',
    'Parody',
    'Parodie-Account',
    'Inoffizielle Fanseite',
    'Compte parodique',
    'Cuenta no oficial',
    'Conta de fãs',
    'Pagina non ufficiale',
  ])('an account about a person has none of the name and links: %s', (bio) => {
    const star = { name: 'Velina Orso', links: [link('https://forum.example/orso')] }
    const findings = [
      account('x.com', rare, { ...star, bio }),
      account('forum.example', 'orso', { name: star.name, matchedOn: [] }),
    ]
    expect(together(people('username', rare, findings), findings)).toHaveLength(2)
  })

  test.each(['Velina Orso (Parody)', 'Velina Orso Fanclub'])(
    'an account that its name calls one about a person has none of the name: %s',
    (name) => {
      const found = people('username', rare, [account('x.com', rare, { name })])
      expect(found.hits.map(({ name }) => name).join()).not.toMatch(/Orso/)
    },
  )

  test('a link to another account of the same platform alone joins no two accounts', () => {
    const findings = [
      account('x.com', 'ada', { links: [link('https://x.com/bea')] }),
      account('x.com', 'bea', { matchedOn: [] }),
    ]
    expect(together(people('username', 'ada', findings), findings)).toHaveLength(2)
  })

  test('a search for a username is surest of the account whose address was asked for', () => {
    const found = people('username', 'https://github.com/ada', [
      account('forum.example', 'ada'),
      account('github.com', 'ada'),
    ])
    expect(found.hits.map(({ tags }) => tags)).toEqual([['github'], ['forum']])
    expect(features(found)).toContain('asked_account')
  })

  test('a search for a username shows at most 25 candidates and no page that does not answer', () => {
    const found = people('username', 'ada', [
      ...Array.from({ length: 40 }, (_, i) => account(`site${i}.example`, 'ada')),
      page('https://weather.example/', 'Weather', 'Rain all day', { matchedOn: [] }),
    ])
    expect(found.hits).toHaveLength(25)
    expect(found.accounts).toHaveLength(40)
    expect(found.hits.flatMap(({ urls }) => urls)).not.toContain('https://weather.example/')
  })
})

describe('links between records', () => {
  test('links between records join a chain of accounts with other handles', () => {
    const findings = [
      account('github.com', 'one', { links: [link('https://forum.example/two')] }),
      account('forum.example', 'two', { links: [link('https://probe.example/three')] }),
      account('probe.example', 'three'),
      account('sample.example', 'four'),
    ]
    expect(together(people('username', 'one', findings), findings)).toEqual([
      ['forum.example/two', 'github.com/one', 'probe.example/three'],
      ['sample.example/four'],
    ])
  })

  test('links in both directions verify both accounts', () => {
    const found = people('username', 'ada', [
      account('github.com', 'ada', { links: [link('https://social.example/users/bea')] }),
      account('social.example', 'users/bea', {
        username: 'bea',
        links: [link('https://www.github.com/ada/')],
      }),
    ])
    expect(found.accounts.map(({ state }) => state)).toEqual(['verified', 'verified'])
    expect(features(found)).toContain('reciprocal_link')
  })

  test('links from a page that links to everyone join no records', () => {
    const findings = [
      ...Array.from({ length: 30 }, (_, i) => account(`site${i}.example`, 'ada')),
      page('https://hub.example/all', 'Everybody called ada', 'ada', {
        links: Array.from({ length: 30 }, (_, i) => link(`https://site${i}.example/ada`)),
      }),
    ]
    expect(
      together(people('username', 'ada', findings), findings).every((group) => group.length === 1),
    ).toBe(true)
  })

  test('links from an account to several accounts of one platform join no records', () => {
    const others = ['bea', 'cid', 'dan', 'eve'].map((handle) => account('github.com', handle))
    const findings = [
      ...others,
      account('forum.example', 'ada', { links: others.map(({ url }) => link(url)) }),
    ]
    expect(
      together(people('username', 'ada', findings), findings).every((group) => group.length === 1),
    ).toBe(true)
  })

  test('links of a hostile account never join people with other names', () => {
    const findings = [
      account('github.com', 'ada', { name: 'Ada Example' }),
      account('forum.example', 'bob', { name: 'Bob Muster' }),
      account('probe.example', 'hostile', {
        links: [link('https://github.com/ada'), link('https://forum.example/bob')],
      }),
    ]
    const groups = together(people('username', 'ada', findings), findings)
    expect(
      groups.some(
        (group) => group.includes('github.com/ada') && group.includes('forum.example/bob'),
      ),
    ).toBe(false)
  })

  test('a website that two profiles name counts for both', () => {
    const findings = [
      account('github.com', 'ada', { name: 'Ada Example', links: [link('https://ada.example/')] }),
      account('forum.example', 'bea', {
        name: 'A. Example',
        links: [link('http://www.ada.example/?utm_source=forum')],
      }),
    ]
    expect(together(people('username', 'ada', findings), findings)).toHaveLength(1)
  })
})

describe('contradictions', () => {
  const ada = (site: string, said: Partial<Finding>) =>
    account(site, rare, { name: 'Ada Example', ...said })

  test.each([
    ['birth years', { birthYear: 1970 }, { birthYear: 1985 }],
    ['middle names', { name: 'Ada Beatrix Example' }, { name: 'Ada Carol Example' }],
    ['generations', { name: 'Adam Example Jr.' }, { name: 'Adam Example Sr.' }],
    ['ORCID iDs', { ids: { orcid: '0000-0001' } }, { ids: { orcid: '0000-0002' } }],
    [
      'lives',
      { kind: 'person', deathYear: 1890, links: [link(`https://forum.example/${rare}`)] } as const,
      {},
    ],
  ] satisfies [string, Partial<Finding>, Partial<Finding>][])(
    'contradictions in %s keep two records apart, also through a third',
    (_, one, other) => {
      const findings = [
        ada('github.com', one),
        ada('forum.example', other),
        account('probe.example', rare),
      ]
      const groups = together(people('username', rare, findings), findings)
      expect(groups).toHaveLength(2)
      expect(
        groups.some(
          (group) =>
            group.includes(`github.com/${rare}`) && group.includes(`forum.example/${rare}`),
        ),
      ).toBe(false)
    },
  )

  test('neither a year of birth that differs by one nor a middle initial that fits parts accounts', () => {
    const findings = [
      ada('github.com', { birthYear: 1970, name: 'Ada B. Example' }),
      ada('forum.example', { birthYear: 1971, name: 'Ada Beatrix Example' }),
    ]
    expect(together(people('username', rare, findings), findings)).toHaveLength(1)
  })

  test('a signed proof outweighs another year of birth, but never another identifier', () => {
    const proof = { links: [link(`https://forum.example/${rare}`, 'signed')] }
    const years = [
      ada('github.com', { birthYear: 1970, ...proof }),
      ada('forum.example', { birthYear: 1985 }),
    ]
    const outweighed = people('username', rare, years)
    expect(together(outweighed, years)).toHaveLength(1)
    expect(features(outweighed)).toContain('overruled_contradiction')
    const ids = [
      ada('github.com', { ids: { wikidata: 'Q1' }, ...proof }),
      ada('forum.example', { ids: { wikidata: 'Q2' } }),
    ]
    expect(together(people('username', rare, ids), ids)).toHaveLength(2)
  })

  test('contradictions are reported as evidence against a candidate', () => {
    const found = people('username', rare, [
      ada('github.com', { birthYear: 1970 }),
      ada('forum.example', { birthYear: 1985 }),
    ])
    const against = found.evidence.filter(({ stance }) => stance === 'contradicts')
    expect(against.map(({ claim }) => claim)).toContain(
      `The Forum account "${rare}" gives a different year of birth.`,
    )
  })

  test('evidence calls an account by the program of its server', () => {
    const username = `${rare}@misskey.io`
    const found = people('username', rare, [
      ada('github.com', { birthYear: 1970 }),
      ada('misskey.io', { birthYear: 1985, platform: 'mastodon', username }),
    ])
    expect(found.evidence.map(({ claim }) => claim).join(' ')).toContain(
      `The Misskey account "${username}"`,
    )
  })
})

describe('a search for an email address', () => {
  const email = 'ada@probe.example'
  const exact: Partial<Finding> = { matchedOn: ['email'], method: 'api' }

  test('a search for an email address joins what the providers matched by that address, as verified', () => {
    const findings = [
      account('gravatar.com', 'adax', { ...exact, name: 'Ada Example' }),
      account('github.com', 'bea7', { ...exact, emails: ['Ada+code@probe.example'] }),
      account('forum.example', 'bea7', { matchedOn: [] }),
    ]
    const found = people('email', email, findings)
    expect(found.hits).toHaveLength(1)
    expect(found.hits[0]).toMatchObject({ name: 'Ada Example' })
    expect(found.hits[0]?.confidence).toBeGreaterThanOrEqual(90)
    expect(
      found.accounts.filter(({ state }) => state === 'verified').map(({ platform }) => platform),
    ).toEqual(['github', 'gravatar'])
  })

  test('a search for a role address, such as info@, makes no candidate certain', () => {
    const found = people('email', 'info@probe.example', [
      account('gravatar.com', 'adax', exact),
      account('github.com', 'bea7', exact),
    ])
    expect(found.hits).toHaveLength(2)
    for (const { confidence } of found.hits) expect(confidence).toBeLessThan(70)
  })

  test.each([
    ['ada.beta@gmail.com', 'Write to adabeta@gmail.com', 1],
    ['beta@probe.example', 'Write to ada.beta@probe.example', 2],
  ])('a search for %s joins a page with "%s" as the same mailbox or not', (asked, snippet, n) => {
    const found = people('email', asked, [
      account('gravatar.com', 'adax', exact),
      page('https://ada.example/', 'Contact', snippet, { matchedOn: [] }),
    ])
    expect(found.groups).toHaveLength(n)
  })

  test('a search for an email address counts a list of addresses for none of them', () => {
    const found = people('email', email, [
      page('https://list.example/', 'Members', `${email} and others`, {
        matchedOn: [],
        emails: [email, ...Array.from({ length: 30 }, (_, i) => `m${i}@probe.example`)],
      }),
      account('forum.example', 'cid', { matchedOn: [], emails: ['m3@probe.example'] }),
    ])
    expect(found.groups).toHaveLength(2)
  })
})

test('a search for a phone joins the pages and accounts that show the number', () => {
  const found = people('phone', '+44 20 7946 0018', [
    account('forum.example', 'ada', { matchedOn: ['phone'], method: 'api', name: 'Ada Example' }),
    page('https://ada.example/contact', 'Contact Ada Example', 'Call +44 20 7946 0018', {
      matchedOn: [],
      phones: ['+442079460018'],
    }),
  ])
  expect(found.hits).toHaveLength(1)
  expect(found.hits[0]?.urls).toHaveLength(2)
})

describe('a search for a name', () => {
  const cellist = [
    page(
      'https://music.example/ada',
      'Ada Example, cellist',
      'Ada Example is a cellist. Her album with the Probeholm Orchestra won a prize. Concerts.',
    ),
    page(
      'https://orchestra.example/',
      'Probeholm Orchestra: soloists',
      'Cello concert with the soloist Ada Example. Orchestra, album, symphony.',
    ),
    entry('https://registry.example/Q1', 'Ada Example', {
      occupations: ['cellist'],
      location: 'Vienna, Austria',
      snippet: 'cellist of the Probeholm Orchestra, album, concert',
      birthYear: 1970,
      ids: { wikidata: 'Q1' },
      links: [link('https://x.com/adacello', 'curated')],
    }),
    account('x.com', 'adacello', { name: 'Ada Example', matchedOn: ['name'], bio: 'Cello.' }),
  ]
  const chemist = [
    page(
      'https://chem.sample.example/people',
      'Professor Ada Example',
      'Professor of chemistry at Sample University. Catalysis on zeolite.',
    ),
    page(
      'https://www.sample.example/chemistry',
      'Sample University chemistry',
      'Ada Example leads the catalysis laboratory. Chemistry of zeolite.',
    ),
    entry('https://registry.example/Q2', 'Ada Example', {
      occupations: ['chemist'],
      organizations: ['Sample University'],
      snippet: 'chemist at Sample University, catalysis, zeolite',
      birthYear: 1985,
      ids: { wikidata: 'Q2' },
    }),
  ]

  test.each([
    ['of one record', [['chemist', 'Globex']], 'Chemist · Globex'],
    [
      'of two records',
      [
        ['chemist', null],
        [null, 'Globex'],
      ],
      'Chemist',
    ],
    [
      'of two spellings of one',
      [
        ['Chemist', null],
        ['chemist', 'Globex'],
      ],
      'Chemist · Globex',
    ],
    [
      'of the record that has both',
      [
        ['chemist', 'Globex'],
        ['novelist', null],
      ],
      'Chemist · Globex',
    ],
  ])('a headline has the occupation and the employer %s', (_, rows, headline) => {
    const records = rows.map(([occupation, employer], n) =>
      entry(`https://registry.example/${n}`, 'Ada Example', {
        occupations: [occupation ?? []].flat(),
        organizations: [employer ?? []].flat(),
        ids: { orcid: '0000-0002-1825-0097' },
      }),
    )
    const found = people('name', 'Ada Example', records)
    expect(found.hits.map((hit) => hit.headline)).toEqual([headline])
  })

  const post = (said: Partial<LifeStage>) => buildStage({ kind: 'post', ...said })
  const ended = { from: 2004, to: 2009, isOver: true }
  test.each<[string, Partial<Finding>, Partial<Finding>, string]>([
    [
      'where the post has ended',
      { organizations: ['Globex'], stages: [post({ title: 'chemist', at: 'GLOBEX', ...ended })] },
      {},
      'Chemist · Globex (2004 to 2009)',
    ],
    [
      'where the person returned',
      {
        organizations: ['Globex'],
        stages: [
          post({ at: 'Globex', ...ended }),
          post({ at: 'Globex', from: 2019, isOver: false }),
        ],
      },
      {},
      'Chemist · Globex',
    ],
    [
      'where another lasts',
      {
        organizations: ['Globex'],
        stages: [
          post({ at: 'Globex', ...ended }),
          post({ at: 'Initech', from: 2009, isOver: false }),
        ],
      },
      {},
      'Chemist · Initech',
    ],
    [
      'of which an account of the person names it today',
      { organizations: ['Globex'], stages: [post({ at: 'Globex', ...ended })] },
      { organizations: ['Globex'] },
      'Chemist · Globex',
    ],
    [
      'of which an account writes the name without its legal form',
      { organizations: ['Globex Ltd'], stages: [post({ at: 'Globex Ltd', ...ended })] },
      { organizations: ['Globex'] },
      'Chemist · Globex Ltd',
    ],
    [
      'where the post names it with its legal form',
      { organizations: ['Globex'], stages: [post({ at: 'Globex Ltd', ...ended })] },
      {},
      'Chemist · Globex (2004 to 2009)',
    ],
    [
      'where a later post has ended in a year that is not known',
      {
        organizations: ['Globex'],
        stages: [
          post({ at: 'Globex', to: 2003, isOver: true }),
          post({ at: 'Globex', from: 2005, isOver: true }),
        ],
      },
      {},
      'Chemist · Globex (from 2005)',
    ],
    [
      'unless the post has ended in years that are not known',
      { organizations: ['Globex'], stages: [post({ at: 'Globex', isOver: true })] },
      {},
      'Chemist',
    ],
    [
      'where a term ends in a later year',
      {
        organizations: ['Initech', 'Globex'],
        stages: [
          post({ at: 'Initech', ...ended }),
          post({ at: 'Globex', from: 2024, to: 2030, isOver: true }),
        ],
      },
      {},
      'Chemist · Globex',
    ],
    [
      'of which the record has no years',
      { organizations: ['Globex'], stages: [post({ at: 'Globex' })] },
      {},
      'Chemist · Globex',
    ],
  ])('a headline names an employer with its years %s', (_, said, shown, headline) => {
    const ids = { orcid: '0000-0002-1825-0097' }
    const found = people('name', 'Ada Example', [
      entry('https://registry.example/1', 'Ada Example', {
        occupations: ['chemist'],
        ids,
        ...said,
      }),
      account('github.com', rare, { name: 'Ada Example', matchedOn: ['name'], ids, ...shown }),
    ])
    expect(found.hits.map((hit) => hit.headline)).toEqual([headline])
    // a tag has no years, so it names what lasts
    expect(JSON.stringify(found.hits[0]?.tags).includes('Globex')).toBe(
      /Globex(?: Ltd)?$/.test(headline),
    )
  })

  test('parts namesakes by their texts, their links and what contradicts', () => {
    const found = people('name', 'Ada Example', [...cellist, ...chemist])
    expect(found.hits).toHaveLength(2)
    expect(found.hits[0]).toMatchObject({
      name: 'Ada Example',
      initials: 'AE',
      headline: 'Cellist · Vienna, Austria',
      location: 'Vienna, Austria',
      primaryUsername: 'adacello',
    })
    expect(found.hits[0]?.confidence).toBeGreaterThanOrEqual(90)
    expect(found.hits[1]).toMatchObject({ headline: 'Chemist · Sample University' })
    expect(found.hits[1]).not.toHaveProperty('primaryUsername')
    expect(features(found)).toEqual(
      expect.arrayContaining(['curated_link', 'findings_agree', 'name_in_title']),
    )
  })

  test('a search for a name keeps records with different identifiers apart, however alike their texts are', () => {
    const twins = ['Q1', 'Q2', 'Q3'].map((id) =>
      entry(`https://registry.example/${id}`, 'Ada Example', {
        snippet: 'cellist of the Probeholm Orchestra',
        ids: { wikidata: id },
      }),
    )
    expect(people('name', 'Ada Example', twins).hits).toHaveLength(3)
  })

  test('a search for a name rejects an account of another name, and leaves out what names no person', () => {
    const found = people('name', 'Ada Example', [
      ...cellist,
      account('github.com', 'muster', { name: 'Bob Muster', matchedOn: ['name'] }),
      page('https://weather.example/', 'Weather', 'Rain all day', { matchedOn: [] }),
    ])
    expect(stateOf(found, 'https://github.com/muster')).toBe('rejected')
    expect(found.hits).toHaveLength(1)
  })

  test('a search for a name finds a name that is written in another script', () => {
    const found = people('name', 'Ivan Primerov', [
      entry('https://registry.example/Q9', 'Иван Примеров', { occupations: ['footballer'] }),
    ])
    expect(found.hits[0]).toMatchObject({ name: 'Иван Примеров', initials: 'ИП' })
    expect(found.hits[0]?.confidence).toBeGreaterThan(50)
  })

  test('a search for a name joins namesakes with one employer, unless the name is too common', () => {
    const two = (name: string) => [
      account('github.com', 'bea7', {
        name,
        matchedOn: ['name'],
        organizations: ['@probeholm'],
        bio: 'Zeolite',
      }),
      entry('https://registry.example/1', name, {
        organizations: ['Probeholm'],
        snippet: '31 works on football',
      }),
    ]
    expect(people('name', 'Ada Quexample', two('Ada Quexample')).hits).toHaveLength(1)
    expect(people('name', 'John Smith', two('John Smith')).hits).toHaveLength(2)
  })

  test('a search for a name finds people known by one word, and names in reverse order', () => {
    const short = people('name', 'Adaxample', [
      entry('https://registry.example/1', 'Adaxample'),
      page('https://fans.example/', 'All about Adaxample', 'Songs and concerts'),
    ])
    expect(short.hits[0]).toMatchObject({ name: 'Adaxample', initials: 'A' })
    for (const { confidence } of short.hits) expect(confidence).toBeGreaterThan(30)
    expect(
      people('name', 'Ada Example', [entry('https://registry.example/1', 'Example, Ada')]).hits[0]
        ?.name,
    ).toBe('Ada Example')
    expect(
      people('name', 'Ada Example', [entry('https://registry.example/1', 'Ada Example, PhD')])
        .hits[0]?.name,
    ).toBe('Ada Example, PhD')
  })

  test('a search for a name does not take handles made of the name for rare', () => {
    const found = people('name', 'Ada Quexample', [
      account('github.com', 'adaquexample', {
        name: 'Ada Quexample',
        matchedOn: ['name'],
        bio: 'Zeolite chemistry research',
      }),
      account('forum.example', 'adaquexample', {
        name: 'Ada Quexample',
        matchedOn: ['name'],
        bio: 'Football goalkeeper coach',
      }),
    ])
    expect(features(found)).not.toContain('rare_handle')
  })
})

describe('one account', () => {
  test("spellings of one account's address make one record, in which the most trusted value stands first", () => {
    const found = people('username', rare, [
      account('github.com', rare, { name: 'Ada', trust: 60, matchedOn: ['username'] }),
      account('www.github.com', rare.toUpperCase(), {
        name: 'Ada Example',
        trust: 95,
        matchedOn: ['email'],
        bio: 'Cello 🎻 and zeolite',
      }),
      page(
        `https://github.com/${rare}?tab=repositories`,
        `${rare} (Ada) · GitHub`,
        'Follow their code',
        { matchedOn: [] },
      ),
    ])
    expect(found.accounts).toHaveLength(1)
    expect(found.accounts[0]).toMatchObject({
      platform: 'github',
      displayName: 'Ada Example',
      bio: 'Cello 🎻 and zeolite',
      matchedOn: ['email', 'username'],
    })
    expect(
      found.evidence.filter(({ excerpt }) => excerpt !== null).map(({ excerpt }) => excerpt),
    ).toEqual(['Cello 🎻 and zeolite'])
    expect(found.accounts[0]?.evidenceIds).toHaveLength(found.evidence.length)
  })

  test('an address that cannot be opened makes no account', () => {
    const found = people('username', rare, [account('github.com', rare, { url: 'not an address' })])
    expect(found).toMatchObject({ accounts: [], hits: [], evidence: [] })
  })

  test('shares its picture with others only where the bytes are the same', () => {
    const findings = ['github.com', 'forum.example', 'probe.example'].map((site) =>
      account(site, 'ada', { avatarUrl: `https://${site}/a.png` }),
    )
    const hashes = new Map([
      ['f0', 'same'],
      ['f1', 'same'],
    ])
    const found = people('username', 'ada', findings, hashes)
    expect(
      found.avatars.map(({ avatar }) => [avatar.state, avatar.reusedBy.length]).sort(),
    ).toEqual([
      ['candidate', 0],
      ['verified', 1],
      ['verified', 1],
    ])
    expect(together(found, findings)).toHaveLength(2)
  })
})

/** A made-up search with something of everything. */
function everything(): Finding[] {
  return Array.from({ length: 60 }, (_, i) =>
    i % 5 === 4
      ? page(
          `https://page${i}.example/`,
          `Ada Example ${i % 3}`,
          `Ada Example and ${['cello', 'zeolite', 'football'][i % 3]} with ${rare}`,
          {
            links: [
              link(`https://site${i % 7}.example/${rare}`),
              link(`https://site${i % 11}.example/ada`),
            ],
          },
        )
      : account(`site${i % 23}.example`, i % 2 ? rare : 'ada', {
          name: ['Ada Example', 'Bob Muster', null][i % 3] ?? null,
          birthYear: i % 7 === 0 ? 1950 + i : null,
          location: i % 4 ? 'Probeholm' : null,
          emails: i % 6 ? [] : [`m${i % 4}@probe.example`],
          trust: 40 + (i % 6) * 10,
          bio: i % 3 ? null : `About ${i}`,
          links:
            i % 8
              ? []
              : [link(`https://site${(i * 3) % 23}.example/ada`, i % 16 ? 'none' : 'verified')],
          isPerson: i % 19 !== 0,
          method: i % 2 ? 'api' : 'http_profile',
        }),
  )
}

/** Numbers that look random and are the same every time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648
    yield state / 2147483648
  }
}

describe('the outcome', () => {
  test.each(['username', 'name'] as const)(
    'the outcome of a %s search does not depend on the order of its findings',
    (kind) => {
      const subject = subjectOf(kind, kind === 'name' ? 'Ada Example' : rare)
      const all = sighted(everything())
      const expected = JSON.stringify(composePeople(subject, all, idOf))
      for (let seed = 1; seed <= 6; seed += 1) {
        const random = numbers(seed)
        const shuffled = all
          .map((one) => ({ one, by: random.next().value }))
          .sort((a, b) => a.by - b.by)
          .map(({ one }) => one)
        expect(JSON.stringify(composePeople(subject, shuffled, idOf))).toBe(expected)
      }
    },
  )

  test.each(['username', 'name', 'email', 'phone'] as const)(
    'the outcome of a %s search has the shapes of the contract, and ids that resolve',
    (kind) => {
      const query = {
        username: rare,
        name: 'Ada Example',
        email: 'm0@probe.example',
        phone: '+44 20 7946 0018',
      }[kind]
      const found = people(kind, query, everything())
      z.array(Account).parse(found.accounts)
      z.array(Cluster).parse(found.clusters)
      z.array(Evidence).parse(found.evidence)
      z.array(PersonHit).parse(found.hits)
      z.array(PersonInput).parse(found.hits)
      z.array(Avatar).parse(found.avatars.map(({ avatar }) => avatar))
      const ids = [...found.accounts, ...found.clusters, ...found.evidence, ...found.hits].map(
        ({ id }) => id,
      )
      expect(new Set(ids).size).toBe(ids.length)
      const known = new Set(ids)
      for (const { evidenceIds, clusterId } of found.accounts) {
        for (const id of evidenceIds) expect(known).toContain(id)
        if (clusterId !== null) expect(known).toContain(clusterId)
      }
      for (const { accountIds, hitId } of found.clusters) {
        for (const id of accountIds) expect(known).toContain(id)
        if (hitId !== null) expect(known).toContain(hitId)
      }
      for (const { subject } of found.evidence) expect(known).toContain(subject.id)
      const placed = found.groups.flatMap(({ recordIds }) => recordIds)
      expect(new Set(placed).size).toBe(placed.length)
    },
  )

  test('the reasons of every hit and the common base add up to its confidence', () => {
    const starts = people('username', rare, everything()).hits.map(({ confidence, signals }) => {
      const reasons = z.array(z.looseObject({ weight: z.number() })).parse(signals)
      return (
        Math.log(confidence / (100 - confidence)) -
        reasons.reduce((sum, { weight }) => sum + weight, 0)
      )
    })
    for (const start of starts) expect(start).toBeCloseTo(starts[0] ?? Number.NaN, 0)
  })

  test('the confidence of a hit grows with every piece of evidence', () => {
    const steps: Finding[][] = [
      [account('github.com', rare)],
      [account('github.com', rare), account('forum.example', rare)],
      [account('github.com', rare, { name: 'Ada Example' }), account('forum.example', rare)],
      [
        account('github.com', rare, { name: 'Ada Example' }),
        account('forum.example', rare, { name: 'Ada Example' }),
      ],
      [
        account('github.com', rare, {
          name: 'Ada Example',
          links: [link(`https://forum.example/${rare}`)],
        }),
        account('forum.example', rare, { name: 'Ada Example' }),
      ],
      [
        account('github.com', rare, {
          name: 'Ada Example',
          links: [link(`https://forum.example/${rare}`, 'verified')],
        }),
        account('forum.example', rare, { name: 'Ada Example' }),
      ],
    ]
    const grown = steps.map((findings) => people('username', rare, findings))
    const sure = grown.map(({ hits }) => hits[0]?.confidence ?? 0)
    expect(sure).toEqual(sure.toSorted((a, b) => a - b))
    expect(new Set(sure).size).toBe(sure.length)
    const own = grown.map(
      ({ accounts }) => accounts.find(({ platform }) => platform === 'github')?.confidence ?? 0,
    )
    expect(own).toEqual(own.toSorted((a, b) => a - b))
  })

  test('the outcome of a search has every finding in one group, also with more texts than are compared', () => {
    const many = Array.from({ length: 400 }, (_, i) =>
      page(`https://page${i}.example/`, `Ada Example ${i}`, `Ada Example and thing ${i % 9}`),
    )
    const placed = people('name', 'Ada Example', [...many, ...everything()]).groups.flatMap(
      ({ recordIds }) => recordIds,
    )
    expect(placed.toSorted()).toEqual(Array.from({ length: 460 }, (_, i) => `f${i}`).sort())
  })

  test('the outcome of a search without findings is empty', () => {
    for (const kind of ['name', 'username'] as const) {
      expect(people(kind, 'Ada', [])).toEqual({
        accounts: [],
        clusters: [],
        evidence: [],
        hits: [],
        avatars: [],
        groups: [],
      })
    }
  })

  test.each(['username', 'name'] as const)(
    'the outcome of 1,200 findings of a %s search needs no quadratic work',
    (kind) => {
      const many = Array.from({ length: 1_200 }, (_, i) =>
        account(`site${i}.example`, i % 3 ? rare : `user${i}`, {
          name: i % 4 ? 'Ada Example' : `Bea Sample ${'abcdefghij'[i % 10]}`,
          location: 'London, UK',
          organizations: ['Sample University'],
          links: [link(`https://site${(i * 7) % 1_200}.example/${rare}`)],
        }),
      )
      const started = process.cpuUsage()
      const found = people(kind, kind === 'name' ? 'Ada Example' : rare, many)
      const { user } = process.cpuUsage(started)
      expect(found.accounts).toHaveLength(1_200)
      // alone it takes a fraction of a second of a processor; comparing all pairs takes far longer
      expect(user / 1e6).toBeLessThan(3)
    },
  )
})

test.each(['www.fedi.example.org', 'fedi.example.org.'])(
  'an account at %s is the asked one of fedi.example.org',
  (host) => {
    const said: Partial<Finding> = { platform: 'mastodon' }
    const subject: Subject = {
      kind: 'username',
      text: 'xqvortane77',
      platform: 'mastodon',
      host: 'fedi.example.org',
    }
    const compose = (site: string) =>
      composePeople(subject, sighted([account(site, 'xqvortane77', said)]), idOf).clusters.map(
        ({ confidence }) => confidence,
      )
    expect(compose(host)).toEqual(compose('fedi.example.org'))
  },
)

test('a group behind those that a search shows is as likely one person', () => {
  const handles = Array.from({ length: 40 }, (_, i) => hash('sha1', `${i}`).slice(0, 12))
  const accounts = handles.flatMap((username) => {
    const urls = ['gitlab.com', 'bitbucket.org'].map((host) => `https://${host}/${username}`)
    const links = urls.map((url) => ({ url, proof: 'verified' }) as const)
    const said = { name: 'Ada Example', links, organizations: [`${username} Works`] }
    return ['gitlab.com', 'bitbucket.org'].map((host) => account(host, username, said))
  })
  const { groups } = people('name', 'Ada Example', accounts)
  const unshown = groups.filter(({ hitId }) => hitId === null)
  expect(unshown.length).toBeGreaterThan(10)
  expect(unshown.every(({ confidence }) => confidence >= 60)).toBe(true)
})

import { describe, expect, test } from 'vitest'
import {
  parseProfileUrl,
  platformNames,
} from '../../research/identity/profiles/parse-profile-url.ts'
import { interpretSearch } from '../../research/identity/queries/interpret-search.ts'
import { dropDuplicateLinks } from '../../research/records/drop-duplicate-links.ts'
import { Finding } from '../../research/records/finding.ts'
import { codeberg } from '../../sources/code/codeberg.ts'
import { dockerhub } from '../../sources/code/dockerhub.ts'
import { gitlab } from '../../sources/code/gitlab.ts'
import { huggingface } from '../../sources/code/huggingface.ts'
import { lemmy } from '../../sources/fediverse/lemmy.ts'
import { mastodon } from '../../sources/fediverse/mastodon.ts'
import { misskey } from '../../sources/fediverse/misskey.ts'
import { pixelfed } from '../../sources/fediverse/pixelfed.ts'
import { chessCom } from '../../sources/games/chess-com.ts'
import { lichess } from '../../sources/games/lichess.ts'
import { github } from '../../sources/github/github.ts'
import { githubSearch } from '../../sources/github/github-search.ts'
import { githubSocials } from '../../sources/github/github-socials.ts'
import { crates } from '../../sources/packages/crates.ts'
import { npm } from '../../sources/packages/npm.ts'
import { buildAccount } from '../../sources/shared/build-account.ts'
import {
  buildXLinks,
  parseHtmlLinks,
  parsePictureUrl,
  parseTextLinks,
  parseWebUrl,
} from '../../sources/shared/links.ts'
import { toPlace } from '../../sources/shared/place.ts'
import { parseHtmlText, toPlain } from '../../sources/shared/plain.ts'
import { parseWait } from '../../sources/shared/waits.ts'
import { bluesky } from '../../sources/social/bluesky.ts'
import { blueskySearch } from '../../sources/social/bluesky-search.ts'
import { devto } from '../../sources/social/devto.ts'
import { gravatar } from '../../sources/social/gravatar.ts'
import { hackernews } from '../../sources/social/hackernews.ts'
import { keybase } from '../../sources/social/keybase.ts'
import { stackexchange } from '../../sources/social/stackexchange.ts'
import { exchanges, questionOf } from '../support/sources/exchanges.ts'

const byUsername = [
  bluesky,
  chessCom,
  codeberg,
  devto,
  dockerhub,
  github,
  gitlab,
  gravatar,
  hackernews,
  huggingface,
  keybase,
  lichess,
  mastodon,
  npm,
  crates,
  lemmy,
  pixelfed,
  misskey,
]
const finding = [...byUsername, blueskySearch, githubSocials, stackexchange]
const all = [...finding, githubSearch]
const hits = exchanges().filter(({ outcome }) => outcome === 'ok')

describe('what people write as their site', () => {
  test.each([
    ['https://Ada.example', 'https://ada.example/'],
    ['ada.example', 'https://ada.example/'],
    ['ada.example/blog?x=1#me', 'https://ada.example/blog?x=1#me'],
    ['  http://www.ada.example/ ', 'http://www.ada.example/'],
    ['http://bücher.example/', 'http://xn--bcher-kva.example/'],
    ['javascript:alert(1)', null],
    ['JAVASCRIPT://ada.example/%0aalert(1)', null],
    ['data:text/html,x', null],
    ['mailto:ada@ada.example', null],
    ['ada@ada.example', null],
    ['https://ada:secret@ada.example/', null],
    ['https://ada.example:8443/', null],
    ['http://localhost/', null],
    ['http://127.0.0.1/', null],
    ['http://2130706433/', null],
    ['http://[::1]/', null],
    ['http://metadata.google.internal/', null],
    ['cv.nosuchname', null],
    ['my site', null],
    ['https://ada.example/a b', null],
    [`https://ada.example/${'a'.repeat(600)}`, null],
    ['', null],
    [null, null],
  ])('the site in a profile: %s is read as %s', (written, url) => {
    expect(parseWebUrl(written)).toBe(url)
  })

  test('pictures are taken by https alone, and stand-ins for a missing picture are not', () => {
    expect(parsePictureUrl('https://a.example/1.png')).toBe('https://a.example/1.png')
    expect(parsePictureUrl('http://a.example/1.png')).toBeNull()
    expect(parsePictureUrl('https://a.example/avatars/original/missing.png')).toBeNull()
  })

  test('addresses in a sentence end before its punctuation', () => {
    expect(
      parseTextLinks(
        'See https://ada.example/a, (http://b.example) or ftp://c.example. https://d.example/x…',
      ),
    ).toEqual([
      { url: 'https://ada.example/a', proof: 'none' },
      { url: 'http://b.example/', proof: 'none' },
      { url: 'https://d.example/x', proof: 'none' },
    ])
  })

  test('anchors count, other people and topics do not', () => {
    const html = `<A HREF='https:&#x2F;&#x2F;ada.example&#x2F;?a=1&amp;b=2' rel=me>x</a><a class="u-url mention" href="https://b.example/@bob">@bob</a><a title="x">y</a>`
    expect(parseHtmlLinks(html, 'verified')).toEqual([
      { url: 'https://ada.example/?a=1&b=2', proof: 'verified' },
    ])
  })

  test('an address in a profile is listed once, with the best proof of it', () => {
    const links = dropDuplicateLinks([
      { url: 'http://www.ada.example/', proof: 'none' },
      { url: 'https://b.example/', proof: 'none' },
      { url: 'https://ada.example', proof: 'verified' },
      { url: 'https://m.ada.example/index.html?utm_source=profile', proof: 'none' },
    ])
    expect(links).toEqual([
      { url: 'https://ada.example', proof: 'verified' },
      { url: 'https://b.example/', proof: 'none' },
    ])
  })

  test('a name at X is a word of at most 15 letters', () => {
    expect(buildXLinks('@ada_example')).toEqual([
      { url: 'https://x.com/ada_example', proof: 'none' },
    ])
    expect(['', 'two words', 'a/../b', 'sixteencharacter', null].flatMap(buildXLinks)).toEqual([])
  })
})

describe('what people write as their place', () => {
  test.each([
    ['Lyon, France', 'Lyon, France'],
    ['12 Rue de Rivoli, 75004 Paris', 'Paris'],
    ['Seattle, WA 98101', 'Seattle, WA'],
    ['45.7640, 4.8357', null],
    ['東京', '東京'],
    ['🌍', null],
    ['  ', null],
    [null, null],
  ])('the place in a profile: %s is kept as %s', (written, place) => {
    expect(toPlace(written)).toBe(place)
  })
})

describe('what people write about themselves', () => {
  test('a bio is one line without control and direction marks, and emoji stay whole', () => {
    expect(toPlain(' a\u0000b\r\n\t c \u202Eevil\u202C 👩‍💻 ')).toBe('ab c evil 👩‍💻')
  })

  test('a bio is cut at a thousand characters, never inside one', () => {
    const cut = toPlain('👍'.repeat(5_000)) ?? ''
    expect([...cut]).toHaveLength(1_000)
    expect(cut.endsWith('👍…')).toBe(true)
  })

  test('a bio in HTML loses its tags and references', () => {
    const html = '<p>I &lt;3 <b>riv</b>ers &amp; code<br>here</p><p>&amp;amp; there</p>'
    expect(toPlain(parseHtmlText(html))).toBe('I <3 rivers & code here &amp; there')
  })

  test('a bio is empty when nothing is left', () => {
    expect(toPlain(' \u200B\n')).toBeNull()
  })

  test('an account of which nothing is said only exists', () => {
    const bare = buildAccount({
      platform: 'github',
      username: 'ada',
      url: 'https://github.com/ada',
      matchedOn: [],
    })
    expect(bare).toMatchObject({
      title: 'ada · GitHub',
      snippet: '',
      name: null,
      bio: null,
      links: [],
      emails: [],
      ids: {},
    })
  })
})

test.each([
  ['90', 90],
  ['1795262430', 30],
  ['1795262430000', 30],
  ['2026-11-21T12:00:09.100Z', 10],
  ['0', 1],
  ['2020-01-01T00:00:00Z', 1],
  ['soon', null],
  ['', null],
  [undefined, null],
])('a limit that is lifted at %s is waited for %s seconds', (reset, seconds) => {
  expect(parseWait(reset, new Date('2026-11-21T12:00:00.000Z'))).toBe(seconds)
})

describe.each(all.map((source) => ({ name: source.name, source })))('$name', ({ name, source }) => {
  const own = hits.filter((exchange) => exchange.source === name && exchange.case === 'hit')

  test('any one field that is missing or of another type breaks neither the reading nor what is found', () => {
    expect(own).not.toEqual([])
    const others = [
      undefined,
      null,
      7,
      '',
      'x'.repeat(3_000),
      'a\u0000/\ud800',
      true,
      [],
      {},
      [null],
      [{}],
      { url: 7 },
    ]
    const flawed: Finding[] = []
    for (const exchange of own) {
      const question = questionOf(exchange)
      const body: unknown = JSON.parse(exchange.text)
      for (const changed of others.flatMap((other) => [...withEachChanged(body, other)])) {
        const found = source.read(changed, question)?.findings ?? []
        flawed.push(...found.filter(isFlawed))
      }
    }
    expect(flawed).toEqual([])
  })

  test('a profile source is not asked about phone numbers, nor about names that cannot exist there', () => {
    const given = { base: 'https://base.test', key: null }
    expect(
      source.request(questionOf({ question: { kind: 'phone', text: '+442079460958' } }), given),
    ).toBeNull()
    for (const text of ['a/../b', 'ада', 'a?b', 'a b', '', 'x'.repeat(300)]) {
      expect(source.request({ kind: 'username', text, platform: null }, given)).toBeNull()
      expect(source.request({ kind: 'id', text }, given)).toBeNull()
    }
  })
})

test.each(finding.map((source) => ({ name: source.name, source })))(
  '$name names platforms and addresses as links to them are read',
  ({ name, source }) => {
    const found = hits
      .filter((exchange) => exchange.source === name)
      .flatMap(
        (exchange) => source.read(JSON.parse(exchange.text), questionOf(exchange))?.findings ?? [],
      )
    expect(found).not.toEqual([])
    for (const { platform, username, url } of found) {
      expect(platformNames).toContain(platform)
      expect(parseProfileUrl(url)).toEqual({
        platform,
        handle: platform === 'hackernews' ? username : username?.toLowerCase(),
      })
    }
  },
)

test('a profile that names thousands of accounts yields a few', () => {
  const [hit] = hits.filter((exchange) => exchange.source === 'gravatar' && exchange.case === 'hit')
  expect(hit).toBeDefined()
  const verified_accounts = Array.from({ length: 5_000 }, (_, n) => ({
    url: `https://github.com/ada${n}`,
    is_hidden: false,
  }))
  const body: unknown = { ...JSON.parse(hit?.text ?? ''), verified_accounts }
  const found =
    gravatar.read(body, { kind: 'username', text: 'alexexample', platform: null })?.findings ?? []
  expect(found).toHaveLength(31)
  expect(found[0]?.links).toHaveLength(30)
})

test.each(byUsername.map((source) => ({ name: source.name, source })))(
  '$name does not take another account for the one asked for',
  ({ name, source }) => {
    const [hit] = hits.filter((exchange) => exchange.source === name && exchange.case === 'hit')
    expect(hit).toBeDefined()
    expect(
      source.read(JSON.parse(hit?.text ?? ''), {
        kind: 'username',
        text: 'somebodyelse',
        platform: null,
      })?.findings,
    ).toEqual([])
  },
)

/** What is not whole, or cannot be shown or kept. */
function isFlawed(one: Finding): boolean {
  return (
    !Finding.safeParse(one).success ||
    !one.url.startsWith('https://') ||
    one.links.some(({ url }) => !/^https?:\/\//.test(url)) ||
    [...(one.bio ?? '')].length > 1_000 ||
    // what PostgreSQL cannot keep
    /\\u0000|\\ud[89a-f]/.test(JSON.stringify(one))
  )
}

/** Every copy of a JSON value in which one member, however deep, is something else. */
function* withEachChanged(value: unknown, other: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  const copy = (key: string, member: unknown): unknown =>
    Array.isArray(value)
      ? value.map((old, index) => (String(index) === key ? member : old))
      : { ...value, [key]: member }
  for (const [key, member] of Object.entries(value)) {
    yield copy(key, other)
    for (const deeper of withEachChanged(member, other)) yield copy(key, deeper)
  }
}

test.each([
  ['its own', 'https://social.example/@ada', ['ada@social.example']],
  ['one of its subdomains', 'https://web.social.example/@ada', ['ada@social.example']],
  ['another person’s', 'https://mastodon.social/@ada', []],
])(
  'a server of the fediverse that a query names speaks for an account of %s address only',
  (_, url, usernames) => {
    const question = interpretSearch('username', '@ada@social.example', null)
    if ('reason' in question) throw new Error(question.reason)
    const evidence = mastodon.read({ acct: 'ada', url, fields: [] }, question)
    expect(evidence?.findings.map(({ username }) => username) ?? null).toEqual(usernames)
  },
)

import { describe, expect, test } from 'vitest'
import { parseProfileJson } from '../../../../research/pages/profiles/parse-profile-json.ts'
import {
  type ProfilePage,
  parseProfilePage,
  withoutCommon,
} from '../../../../research/pages/profiles/parse-profile-page.ts'
import { jsonLd } from '../../../support/pages/json-ld.ts'

const url = 'https://site.example/@ada'

function read(head: string, body = '', username = 'ada'): ProfilePage {
  return parseProfilePage({
    url,
    html: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
    username,
    siteName: 'Site',
  })
}

describe('a profile page gives', () => {
  test('a profile page gives what its JSON-LD says of its subject', () => {
    const person = {
      '@type': 'Person',
      name: 'Ada Example',
      description: 'Engines & verse',
      image: { contentUrl: '/a.jpg' },
      homeLocation: {
        address: {
          addressLocality: 'London',
          addressCountry: 'UK',
          streetAddress: '1 Some Street',
        },
      },
      sameAs: ['https://ada.example/', 'https://site.example/about'],
    }
    expect(
      read(
        jsonLd({ '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: person }),
      ),
    ).toMatchObject({
      name: 'Ada Example',
      bio: 'Engines & verse',
      location: 'London, UK',
      avatarUrl: 'https://site.example/a.jpg',
      links: [{ url: 'https://ada.example/', proof: 'none' }],
    })
  })

  test('the person that a ProfilePage only refers to, inside a @graph', () => {
    const graph = [
      { '@type': 'ProfilePage', mainEntity: { '@id': '#p' } },
      { '@type': 'Person', '@id': '#p', name: 'Ada Example' },
      { '@type': 'Person', '@id': '#q', name: 'Bob Other' },
    ]
    expect(read(jsonLd({ '@graph': graph })).name).toBe('Ada Example')
  })

  test('an h-card, and its rel=me links', () => {
    const card = `<div class="h-card"><a class="u-url" rel="me" href="/@ada"></a><img class="u-photo" src="https://cdn.example/a.png">
      <b class="p-name"> Ada
      Example</b><p class="p-note">Engines</p><i class="p-locality">London</i></div><a rel="nofollow me" href="https://b.example/ada">b</a>`
    expect(read('', card)).toMatchObject({
      name: 'Ada Example',
      bio: 'Engines',
      location: 'London',
      avatarUrl: 'https://cdn.example/a.png',
      links: [{ url: 'https://b.example/ada', proof: 'none' }],
    })
  })

  test('a profile page gives the microdata of a person', () => {
    const person = `<div itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ada Example</span>
      <li itemprop="homeLocation">London</li></div>`
    expect(read('', person)).toMatchObject({ name: 'Ada Example', location: 'London' })
  })

  test.each([
    ['Ada Example (@ada) | Site', 'Ada Example'],
    ['Ada Example (@ada) • Photos and videos', 'Ada Example'],
    ['ada (Ada Example) · Site', 'Ada Example'],
    ['Ада Лавлейс (ada) — Site', 'Ада Лавлейс'],
  ])('the name in the title "%s"', (title, name) => {
    expect(read(`<title>${title}</title>`).name).toBe(name)
  })

  test('a profile page gives first and last name by its tags for link previews', () => {
    const tags =
      '<meta property="profile:first_name" content="Ada"><meta property="profile:last_name" content="Example">'
    expect(read(tags).name).toBe('Ada Example')
  })
})

describe('a profile page does not give', () => {
  test.each([
    'Log in',
    'Log in • Site',
    'Site',
    'ada',
    '@ada',
    'Page not found',
    'Ada at https://x.example',
    'ada (@ada) | Site',
    'Sign up (@ada)',
    '',
  ])('a profile titled "%s" states no name', (title) => {
    expect(
      read(`<title>${title}</title><meta property="og:title" content="${title}">`).name,
    ).toBeNull()
  })

  test.each([
    'ada',
    'Site',
    'site.example',
    'User profile',
    'Deleted user',
    '12345',
    '\u200b\u202e',
  ])('a stated "%s" is no name', (name) => {
    expect(read(jsonLd({ '@type': 'Person', name })).name).toBeNull()
  })

  test.each([
    'Sign up to see what Ada shares.',
    'Log in or join',
    'Discover music on Site',
    'See what Ada (ada) has on Site',
    '1,204 Followers, 3 Following',
  ])('the site’s sentence "%s" is no bio', (text) => {
    expect(
      read(
        `<meta property="og:type" content="profile"><meta property="og:description" content="${text}">`,
      ).bio,
    ).toBeNull()
  })

  test('the description of a page that is not of the account', () => {
    expect(
      read('<title>Site</title><meta property="og:description" content="Engines of all kinds">')
        .bio,
    ).toBeNull()
  })

  test.each([
    '/static/logo.png',
    '/img/default_avatar.png',
    '/og-image.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://u:p@cdn.example/a.png',
  ])('the picture %s as an avatar', (image) => {
    expect(read(`<meta property="og:image" content="${image}">`).avatarUrl).toBeNull()
  })

  test('a profile page does not give one of several people as its owner', () => {
    const people = jsonLd([
      { '@type': 'Person', name: 'Ada Example' },
      { '@type': 'Person', name: 'Bob Other' },
    ])
    expect(
      read(
        people,
        '<p class="h-card"><b class="p-name">C</b></p><p class="h-card"><b class="p-name">D</b></p>',
      ).name,
    ).toBeNull()
  })

  test('links that lead nowhere on the web, or to its own site', () => {
    const links = [
      'javascript:alert(1)',
      'mailto:ada@ada.example',
      '/@ada',
      'https://u:p@b.example/',
      'https://',
    ].map((to) => `<a rel="me" href="${to}">x</a>`)
    expect(read('', links.join('')).links).toEqual([])
  })

  test('a profile omits what the page of a missing account shows as well', () => {
    const shared =
      '<meta property="og:type" content="profile"><meta property="og:description" content="A place for engines"><meta property="og:image" content="/x.jpg">'
    const profile = read(
      `${shared}<title>Ada Example (@ada)</title>`,
      '<a rel="me" href="https://maker.example/">maker</a>',
    )
    const missing = read(shared, '<a rel="me" href="https://maker.example/">maker</a>', 'nobody')
    expect(profile).toMatchObject({ bio: 'A place for engines' })
    expect(withoutCommon(profile, missing)).toMatchObject({
      name: 'Ada Example',
      bio: null,
      avatarUrl: null,
      links: [],
    })
  })
})

test('text of strangers is well-formed, short and without scripts or hidden signs', () => {
  const person = {
    '@type': 'Person',
    name: 'Ada\u202e Ex\u0000ample\ud800',
    description: `<script>alert(1)</script>${'é'.repeat(900)}`,
  }
  const { name, bio } = read(jsonLd(person))
  expect(name).toBe('Ada Ex ample\uFFFD')
  expect(bio).toMatch(/^é+$/)
  expect([...(bio ?? '')].length).toBeLessThanOrEqual(500)
})

test.each([
  '',
  '<',
  '<html',
  '<script type="application/ld+json">{"@type":</script>',
  '\u0000',
  '<a rel=me>',
  `${'<div>'.repeat(20_000)}x`,
])('a page such as %j is read without a complaint', (html) => {
  expect(parseProfilePage({ url, html }).name).toBeNull()
})

test('a page made to be slow takes time in proportion to its length only', {
  timeout: 60_000,
}, () => {
  const started = performance.now()
  for (const part of [
    '<script ',
    '<!--',
    '<a rel="',
    '<meta name=robots ',
    'rel=me ',
    '<title>',
    '<script type=ld+json>',
    '<svg></svg',
  ])
    parseProfilePage({ url, html: part.repeat(500_000 / part.length) })
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('a title and JSON-LD are read from among scripts, comments and capitals', () => {
  const page = `<!-- <title>Old (@ada)</title> --><SCRIPT>"<title>Code (@ada)</title>"</SCRIPT><TITLE>Ada Example (@ada)</TITLE>${jsonLd({ '@type': 'Person', description: 'Engines' })}`
  expect(read(page)).toMatchObject({ name: 'Ada Example', bio: 'Engines' })
})

describe("an interface's answer", () => {
  const ada = {
    username: 'Ada',
    name: 'Ada Example',
    bio: 'Engines',
    location: 'London',
    avatar: '/a.png',
    website: 'https://ada.example/',
  }
  const readJson = (answer: unknown) =>
    parseProfileJson({
      url,
      text: typeof answer === 'string' ? answer : JSON.stringify(answer),
      username: 'ada',
    })

  test.each([[ada], [{ data: { user: ada } }], [[{ username: 'bob', name: 'Bob Other' }, ada]]])(
    "an interface's answer: %j gives what it says of the account",
    (answer) => {
      expect(readJson(answer)).toMatchObject({
        name: 'Ada Example',
        bio: 'Engines',
        location: 'London',
        avatarUrl: 'https://site.example/a.png',
        links: [{ url: 'https://ada.example/', proof: 'none' }],
      })
    },
  )

  test.each([
    [{ name: 'Ada Example' }],
    [{ username: 'bob', name: 'Bob Other' }],
    ['null'],
    ['{'],
    ['"ada"'],
    [{ username: 7 }],
  ])("an interface's answer: %j says nothing of the account, for it does not name it", (answer) => {
    expect(readJson(answer)).toBeNull()
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFetcher } from '../../../../activities/fetch/create-fetcher.ts'
import { type FetchAnswer, FetchError, type Fetcher } from '../../../../activities/fetch/fetcher.ts'
import { parseBodyText } from '../../../../activities/fetch/parse-body-text.ts'
import { openOutside } from '../../../../activities/providers/open-outside.ts'
import { readConfig } from '../../../../config/read-config.ts'
import deniedHosts from '../../../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { parseEgressAllow } from '../../../../research/egress/allow.ts'
import { openStore } from '../../../../store/database/open.ts'
import { dossierPeople } from '../dossier-people.ts'
import { people } from '../people.ts'
import { nameOf } from '../person.ts'
import { type Internet, startInternet } from '../start-internet.ts'
import { createWorld } from '../world.ts'
import type { PageOutcome } from './expectations/expectations.ts'
import { expectations } from './expectations/index.ts'
import { webPages } from './index.ts'

const maxBytes = 2_000_000
const expected = Object.values(expectations)
const outcomes: [url: string, outcome: PageOutcome][] = expected.flatMap(({ pages }) =>
  Object.entries(pages),
)

/** Of values, what a page says in other words. */
const ourWords = ['work', 'sibling', 'github', 'mastodon', 'GB', 'PT']

let internet: Internet
let fetcher: Fetcher

beforeAll(async () => {
  internet = await startInternet()
  fetcher = createFetcher({
    allow: parseEgressAllow([new URL(internet.baseOf('web_pages')).host]),
    denied: deniedHosts,
    userAgent: 'people-research/0.0.0 (+https://contact.example/)',
    connectionsPerHost: 6,
    pageGapMs: 0,
    pagesThrough: internet.baseOf('web_pages'),
    resolve: () => Promise.reject(new Error('a test asked DNS')),
  })
})
beforeEach(() => internet.recover())
afterAll(async () => {
  await fetcher.close()
  await internet.stop()
})

function read(url: string, timeoutMs = 20_000): Promise<FetchAnswer> {
  return fetcher.fetch({ url, purpose: 'page', timeoutMs, maxBytes, maxRedirects: 5 })
}

/** What the fetcher alone says of a page: its fault, or the status and type of the answer. */
async function fetched(url: string, timeoutMs?: number): Promise<string> {
  try {
    const { status, headers } = await read(url, timeoutMs)
    return `${status} ${headers['content-type']?.replace(/;.*/, '')}`
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return error.fault
  }
}

async function textOf(url: string): Promise<string> {
  const { body, headers } = await read(url)
  return parseBodyText(body, headers['content-type'])
}

function whatTheFetcherSays(outcome: PageOutcome): RegExp {
  switch (outcome) {
    case 'status':
      return /^[45]\d\d /
    case 'not_text':
      return /^200 (application\/pdf|image\/png)$/
    case 'read':
    case 'nothing':
    case 'consent_wall':
    case 'login_wall':
    case 'bot_wall':
    case 'soft_404':
    case 'not_to_be_kept':
    case 'empty':
      return /^200 text\/html$/
    default:
      return new RegExp(`^${outcome}$`)
  }
}

describe('each page, through the one fetcher', () => {
  test.each(outcomes)(
    'each page, through the one fetcher: %s: %s',
    async (url, outcome) => {
      // only what hangs needs to be given up, and anything else has time enough on a busy machine
      expect(await fetched(url, outcome === 'timeout' ? 300 : undefined)).toMatch(
        whatTheFetcherSays(outcome),
      )
    },
    30_000,
  )

  test('an unknown address of the stand-in web is a 404, and so is the robots.txt of most hosts', async () => {
    expect(await fetched('https://nowhere.example/')).toBe('404 text/html')
    expect(await fetched('https://quibbleworth.org/robots.txt')).toBe('404 text/html')
  })

  test('a page of the stand-in web that has moved says where it is', async () => {
    const { finalUrl } = await read('https://short.example/pno')
    expect(finalUrl).toBe('https://distantlamps.example/staff/nettlewick-oyelaran')
  })
})

describe('charsets', () => {
  test('a charset named by the header and one named by the page are both read', async () => {
    const russian = await read('https://lektorij.example/lectures/2016/prilivy')
    expect(russian.body.toString('utf8')).toContain('\ufffd')
    expect(parseBodyText(russian.body, russian.headers['content-type'])).toContain(
      'руководитель отдела моделирования приливов',
    )
    const japanese = await read('https://choryu.example/guests/2014')
    expect(japanese.body.toString('utf8')).toContain('\ufffd')
    expect(parseBodyText(japanese.body, japanese.headers['content-type'])).toContain(
      '潮汐研究所の客員研究員です',
    )
  })
})

describe('size', () => {
  test.each([
    'https://minutes.example/2019',
    'https://packrat.example/lamps',
    'https://endless.example/lamps',
  ])('the size of an answer: %s is cut, and what stands at its end is not read', async (url) => {
    const { body, truncated } = await read(url)
    expect([body.length, truncated]).toEqual([maxBytes, true])
    expect(body.includes('Order of the')).toBe(false)
  })
})

const isRegister = (url: string) => /\/\/(?:www\.wikidata|orcid)\.org\//.test(url)

describe('expectations', () => {
  test.each(expected)(
    'a page of the stand-in web about $name states what is expected of it',
    async ({ facts }) => {
      const missing: string[] = []
      for (const { has, on } of facts) {
        // what only registers state stands on no page
        const pages = on.filter((url) => !isRegister(url))
        if (pages.length === 0) continue
        const texts = await Promise.all(pages.map(textOf))
        const words = Object.values(has).filter(
          (value) => typeof value === 'string' && !ourWords.includes(value),
        )
        for (const word of words)
          if (!texts.some((text) => squeezed(text).includes(squeezed(String(word)))))
            missing.push(`${word} on ${on}`)
      }
      expect(missing).toEqual([])
    },
  )

  test.each(expected)(
    'a page of the stand-in web about $name holds what must never be said',
    ({ never, pages }) => {
      const bodies = Object.keys(pages).flatMap((url) => webPages[url]?.body ?? [])
      const said = bodies
        .map((body) => (typeof body === 'string' ? body : body().toString()))
        .join('\n')
      const handles = dossierPeople.flatMap(({ accounts }) => Object.values(accounts)).join('\n')
      const all = squeezed(`${said}\n${handles}`.replaceAll('&amp;', '&'))
      expect(never.filter(({ text }) => !all.includes(squeezed(text)))).toEqual([])
    },
  )

  test('copies have the same words under other heads', async () => {
    for (const urls of expected.flatMap(({ copies }) => copies)) {
      const texts = await Promise.all(urls.map(textOf))
      const releases = texts.map((text) => /BRISTOL, [\s\S]*the estuary\./.exec(text)?.[0])
      expect(new Set(releases).size).toBe(1)
      expect(releases[0]).toBeDefined()
      expect(new Set(texts).size).toBe(urls.length)
    }
  })
})

describe('search', () => {
  const world = createWorld([...people, ...dossierPeople])

  test.each(dossierPeople.map((person) => [nameOf(person), person] as const))(
    'a quoted search for %s finds that person alone',
    (name, person) => {
      expect(world.pages(`"${name}"`)).toEqual(person.pages)
      expect(world.named(name)).toEqual([person])
    },
  )

  test('people added to the stand-in web leave the search results of the others unchanged', () => {
    for (const person of people)
      expect(world.named(nameOf(person))).toEqual(createWorld(people).named(nameOf(person)))
    for (const word of ['"Zelda Quibbleworth"', '"zquib"', '"+351 912 345 678"'])
      expect(world.pages(word)).toEqual(createWorld(people).pages(word))
  })

  test('every page that a search shows, or a dossier expects, exists', () => {
    const shown = [...people, ...dossierPeople].flatMap(({ pages }) => pages.map(({ url }) => url))
    expect(
      [...shown, ...outcomes.map(([url]) => url)].filter((url) => webPages[url] === undefined),
    ).toEqual([])
  })
})

describe('the worker', () => {
  test.each([
    ['by name', () => ({})],
    [
      'by *',
      () => ({
        SOURCE_URLS: JSON.stringify({
          '*': internet.baseOf('web_pages').replace('web_pages', '{provider}'),
        }),
      }),
    ],
  ])(
    'the worker reads pages from the stand-in web when SOURCE_URLS says so %s',
    async (_how, changes) => {
      const db = openStore('postgresql://nobody@127.0.0.1:1/never-asked', { max: 1 })
      const outside = openOutside(readConfig({ ...internet.env, ...changes() }), db)
      try {
        const request = { purpose: 'page', timeoutMs: 20_000, maxBytes, maxRedirects: 5 } as const
        const { finalUrl, body } = await outside.fetcher.fetch({
          url: 'https://quibbleworth.org/',
          ...request,
        })
        expect([finalUrl, body.includes('Zelda Quibbleworth')]).toEqual([
          'https://quibbleworth.org/',
          true,
        ])
      } finally {
        await outside.fetcher.close()
        await db.end()
      }
    },
  )
})

describe('misbehaving', () => {
  const url = 'https://quibbleworth.org/about'
  const only = /quibbleworth\.org\/about/

  test.each([
    ['down', '500 application/json'],
    ['reset', 'connection'],
    ['redirect-inside', 'denied'],
    ['redirect-denied', 'denied'],
    ['redirect-loop', 'redirects'],
    ['wall', '200 text/html'],
    ['half', 'connection'],
  ] as const)('a host that is %s says %s, and the others are well', async (mode, outcome) => {
    internet.misbehave('web_pages', mode, { only })
    expect(await fetched(url)).toBe(outcome)
    expect(await fetched('https://quibbleworth.org/')).toBe('200 text/html')
  })

  test('a misbehaving stand-in web shows another person or vandalised pages, as often as was set', async () => {
    internet.misbehave('web_pages', 'wrong-person', { only, times: 1 })
    expect(await textOf(url)).toContain('Maximilian Oddfellow')
    expect(await textOf(url)).toContain('Zelda Quibbleworth')
    internet.misbehave('web_pages', 'nul', { only })
    expect(await textOf(url)).toContain('<script>alert(1)</script>')
    expect(await textOf(url)).not.toContain('Zelda Quibbleworth')
  })
})

/** As a reader sees it: numbers without their blanks, lines without their ends. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}

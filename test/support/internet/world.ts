import { createHash } from 'node:crypto'
import { foldWords } from '../../../research/text/words/fold.ts'
import { stranger } from './people.ts'
import { type AccountPlace, type IdScheme, nameOf, type Page, type Person } from './person.ts'
import { webPages } from './web/index.ts'
import { html, type WebPage } from './web/web-page.ts'

/**
 * What the stand-in providers look things up in. A lying world answers the same questions wrongly.
 */
export type World = {
  holder(place: AccountPlace, handle: string): Person | null
  /** The people whose name has all these words, in any order. */
  named(text: string): Person[]
  /** By the address itself, or by its SHA-256 in hexadecimal. */
  reached(email: string): Person | null
  /** By a number in any spelling. */
  called(number: string): Person | null
  known(scheme: IdScheme, id: string): Person | null
  owner(domain: string): Person | null
  /** Pages that show one of the quoted phrases of a query. */
  pages(query: string): Page[]
  /** What is at an address. */
  page(url: string): WebPage | null
  /** Whatever is asked, the answer is about something else. */
  isLying: boolean
}

const toDigits = (text: string) => text.replace(/\D/g, '')

export function createWorld(people: readonly Person[]): World {
  const first = (test: (person: Person) => boolean) => people.find(test) ?? null
  const same = (a: string | null | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()
  return {
    holder: (place, handle) => first(({ accounts }) => same(accounts[place], handle)),
    named: (text) => {
      const words = foldWords(text)
      return people.filter(
        (person) =>
          words.length > 0 && words.every((word) => foldWords(nameOf(person)).includes(word)),
      )
    },
    reached: (email) =>
      first(
        (person) =>
          same(person.email, email) || (person.email !== null && sha256(person.email) === email),
      ),
    called: (number) =>
      first(({ phone }) => phone !== null && toDigits(phone.international) === toDigits(number)),
    known: (scheme, id) => first(({ ids }) => same(ids[scheme], id)),
    owner: (domain) =>
      first(({ site }) => site !== null && new URL(site).hostname === domain.toLowerCase()),
    pages: (query) => {
      const phrases = [...query.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) =>
        phrase.toLowerCase(),
      )
      const shows = ({ url, title, snippet }: Page) => {
        const text = `${title} ${snippet} ${url}`.toLowerCase()
        return phrases.some((phrase) => text.includes(phrase))
      }
      return people.flatMap(({ pages }) => pages.filter(shows))
    },
    page: (url) => webPages[url] ?? null,
    isLying: false,
  }
}

/** A world in which every question is answered, about another person. */
export function worldOfStrangers(): World {
  return {
    holder: () => stranger,
    named: () => [stranger],
    reached: () => stranger,
    called: () => stranger,
    known: () => stranger,
    owner: () => stranger,
    pages: () => [...stranger.pages],
    page: () => webPages[stranger.pages[0]?.url ?? ''] ?? null,
    isLying: true,
  }
}

/** A world in which the right people are described by vandals. */
export function spoiledWorld(world: World): World {
  const one = (person: Person | null) => (person === null ? null : spoiled(person))
  return {
    holder: (place, handle) => one(world.holder(place, handle)),
    named: (text) => world.named(text).map(spoiled),
    reached: (email) => one(world.reached(email)),
    called: (number) => one(world.called(number)),
    known: (scheme, id) => one(world.known(scheme, id)),
    owner: (domain) => one(world.owner(domain)),
    pages: (query) => [
      ...world.pages(query).map(spoiledPage),
      { url: vandalism.link, title: vandalism.text, snippet: '' },
    ],
    page: (url) => (world.page(url) === null ? null : spoiledWebPage(url)),
    isLying: false,
  }
}

/**
 * What must never reach a caller: a NUL, half a character, a turn of direction, an escape sequence,
 * markup, an address that runs.
 */
export const vandalism = {
  text: '\u0000\u202e\ud800\u001b[31m\u0007<script>alert(1)</script>',
  link: "javascript:alert('vandals')",
} as const

/** Below what sources read of an answer, far above what people say of themselves. Characters. */
const bioLength = 60_000

function spoiled(person: Person): Person {
  return {
    ...person,
    family: `${person.family}${vandalism.text}`,
    place: `${person.place}${vandalism.text}`,
    organization: `${person.organization}${vandalism.text}`,
    occupation: `${person.occupation}${vandalism.text}`,
    bio: `${vandalism.text}${person.bio} ${'\u0000\udfff '.repeat(bioLength / 3)}`,
    site: vandalism.link,
    works: person.works.map((work) => ({ ...work, title: `${work.title}${vandalism.text}` })),
    pages: person.pages.map(spoiledPage),
  }
}

function spoiledPage({ url, title, snippet }: Page): Page {
  return {
    url,
    title: `${title}${vandalism.text}`,
    snippet: `${snippet}${vandalism.text.repeat(1_000)}`,
  }
}

function spoiledWebPage(url: string): WebPage {
  return {
    body: html(
      `${url}${vandalism.text}`,
      `<p>${vandalism.text.repeat(1_000)}</p><a href="${vandalism.link}">link</a>`,
    ),
  }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

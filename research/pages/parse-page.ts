import { foldText } from '../text/words/fold.ts'
import { chooseBlocks } from './blocks/choose-blocks.ts'
import { measureStated } from './blocks/measure-stated.ts'
import { chooseAuthor, findByline } from './facts/page-author.ts'
import { choosePageDate } from './facts/page-date.ts'
import {
  chooseLanguage,
  chooseMeta,
  chooseSiteName,
  type PageFacts,
  parsePageFacts,
  toAbsoluteUrl,
} from './facts/page-facts.ts'
import { findLinks, orderLinks } from './facts/page-links.ts'
import { detectEmptiness, detectWall } from './facts/page-refusal.ts'
import { choosePageTitle } from './facts/page-title.ts'
import { choosePageType, type PageType } from './facts/page-type.ts'
import { removePaidParts } from './facts/paid-parts.ts'
import { findMainText } from './main-text/find-main-text.ts'
import { addStatedDescription } from './main-text/stated-description.ts'
import type { PagePerson, PageReading, PageRefusal } from './page-reading.ts'
import { findContactLinks } from './people/contact-links.ts'
import { findPeopleInCards } from './people/h-cards.ts'
import { findPeopleInJsonLd } from './people/json-ld-people.ts'
import { findPeopleInMicrodata } from './people/microdata.ts'
import { findPersonInOpenGraph } from './people/open-graph.ts'
import { cleanText } from './tree/clean-text.ts'
import type { PageTree } from './tree/page-node.ts'
import { plantPage } from './tree/page-tree.ts'
import { removeHidden } from './visible/remove-hidden.ts'
import { showScriptFree, showStreamed } from './visible/show-script-free.ts'

type Page = {
  url: string
  html: string
  headers?: Readonly<Record<string, string>>
  status?: number
}

/**
 * Reads a fetched page: its text as a visitor sees it, who wrote it and
 * when, its links and the people it states. Runs and loads nothing, and never throws: what cannot
 * be read is refused as `empty`.
 */
export function parsePage({ url, html, headers = {}, status = 200 }: Page): PageReading {
  try {
    return read({ url, html, headers, status })
  } catch {
    // pages come from any author: a parser that gives up on one is no fault of ours
    return refused('empty')
  }
}

/** Longer ones are texts. */
const maxHeadingLength = 200

function read(given: Required<Page>): PageReading {
  const received = { ...given, headers: lowerNamed(given.headers) }
  const page = plantPage(given.html)
  const facts = parsePageFacts(page, given.url)
  const wall = detectWall(received, facts)
  if (wall !== null) return refused(wall)
  if (removePaidParts(page, facts)) return refused('paywall')
  // a heading ends where the next begins, so that one around another is empty
  const heading =
    page
      .querySelectorAll('h1')
      .map(({ textContent }) => cleanText(textContent))
      .find((text) => text !== '') ?? ''
  const reading = {
    ...parseTree(page, facts),
    ...(heading === '' || heading.length > maxHeadingLength ? {} : { heading }),
  }
  const refusal = detectEmptiness(received, { title: reading.title, heading, text: reading.text })
  return refusal === null ? reading : { ...reading, text: '', people: [], refusal }
}

/**
 * What stands on a page, wall or not, kept or not: to measure reading alone.
 * @param choose in place of the model that chooses the blocks of the text
 */
export function parseContents(
  { url, html }: { url: string; html: string },
  choose = chooseBlocks,
): PageReading {
  try {
    const page = plantPage(html)
    return parseTree(page, parsePageFacts(page, url), choose)
  } catch {
    return refused('empty')
  }
}

/** In this order: what is taken out of a page is read before. */
function parseTree(page: PageTree, facts: PageFacts, choose = chooseBlocks): PageReading {
  const { url } = facts
  const language = chooseLanguage(page, page.querySelector('html'), facts)
  const links = findLinks(page, url)
  const canonicalUrl = toAbsoluteUrl(
    page.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ??
      chooseMeta(facts, 'og:url'),
    url,
  )
  showStreamed(page)
  showScriptFree(page)
  const type = choosePageType(page, facts)
  removeHidden(page)
  const stated = [
    ...findPeopleInJsonLd(facts),
    ...findPeopleInCards(page, url),
    ...findPeopleInMicrodata(page, url),
    ...findPersonInOpenGraph(facts),
  ]
  const title = choosePageTitle(page, facts)
  const date = choosePageDate(page, facts, language, type)
  const author = chooseAuthor(page, facts, { type, date })
  const signed = type === 'story' ? withAuthorsBeside(stated, { title, author }) : stated
  const people = withContacts(withoutRanks(signed, type), findContactLinks(page))
  const description = chooseMeta(
    facts,
    'og:description',
    'description',
    'twitter:description',
    'dc.description',
  )
  const own = {
    title: title ?? '',
    description: description ?? '',
    size: measureStated(facts.nodes),
  }
  const main = findMainText(page, { type, stated: own }, choose)
  const lines = main.lines.map(({ text }) => text)
  return {
    title,
    author: author ?? (type === 'story' ? findByline(page, facts) : null),
    date,
    siteName: chooseSiteName(facts),
    language,
    description,
    text: (type === 'product' ? addStatedDescription(lines, facts.nodes) : lines).join('\n'),
    links: orderLinks(links, main.anchors),
    people,
    canonicalUrl,
    refusal: null,
  }
}

/**
 * Software of forums states a member's rank as the job title: "Senior Member", "Legend". Beside an
 * employer, the title is a post.
 */
function withoutRanks(people: readonly PagePerson[], type: PageType): readonly PagePerson[] {
  if (type !== 'thread') return people
  return people.map((one) => (one.organizations.length === 0 ? { ...one, jobTitles: [] } : one))
}

/** The one card of an article is its author's: the article is about another person. */
function withAuthorsBeside(
  people: readonly PagePerson[],
  { title, author }: Pick<PageReading, 'title' | 'author'>,
): readonly PagePerson[] {
  const signs = (name: string) => {
    const [first = ''] = foldText(name).split(/\sand\s|,/)
    return (
      first !== '' &&
      foldText(author ?? '').includes(first) &&
      !foldText(title ?? '').includes(first)
    )
  }
  return people.map((one) =>
    (one.origin === 'h_card' || one.origin === 'microdata') && signs(one.name ?? '')
      ? { ...one, isMain: false }
      : one,
  )
}

/**
 * Links to a mailbox or telephone outside of any card are the main person's, if the page is of
 * exactly one.
 */
function withContacts(
  people: readonly PagePerson[],
  { emails, phones }: { emails: string[]; phones: string[] },
): PagePerson[] {
  const main = people.filter(({ isMain }) => isMain)
  if (new Set(main.map(({ name }) => name?.toLowerCase())).size !== 1) return [...people]
  const known = (key: 'emails' | 'phones') =>
    new Set(people.filter(({ isMain }) => !isMain).flatMap((person) => person[key]))
  const own = {
    emails: emails.filter((email) => !known('emails').has(email)),
    phones: phones.filter((phone) => !known('phones').has(phone)),
  }
  return people.map((person) =>
    person === main[0]
      ? {
          ...person,
          emails: person.emails.length > 0 ? person.emails : own.emails,
          phones: person.phones.length > 0 ? person.phones : own.phones,
        }
      : person,
  )
}

function lowerNamed(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

function refused(refusal: PageRefusal): PageReading {
  const nothing = {
    title: null,
    author: null,
    date: null,
    siteName: null,
    language: null,
    description: null,
    canonicalUrl: null,
  }
  return { ...nothing, text: '', links: [], people: [], refusal }
}

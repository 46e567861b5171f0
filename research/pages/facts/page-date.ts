import { cleanText } from '../tree/clean-text.ts'
import type { PageTree } from '../tree/page-node.ts'
import { isOfType, type JsonNode, parseTexts } from './json-ld.ts'
import { chooseMeta, type PageFacts } from './page-facts.ts'
import type { PageType } from './page-type.ts'
import { parseWrittenDate, toDate } from './written-date.ts'

const metas = [
  'article:published_time',
  'article:published',
  'og:article:published_time',
  'og:published_time',
  'datepublished',
  'date_published',
  'publish-date',
  'publish_date',
  'publishdate',
  'published_date',
  'pubdate',
  'published',
  'article.published',
  'article_date_original',
  'citation_publication_date',
  'citation_online_date',
  'citation_date',
  'dc.date.issued',
  'dcterms.issued',
  'dcterms.created',
  'dc.date.created',
  'dc.date',
  'dcterms.date',
  'date.issued',
  'date.created',
  'originalpublicationdate',
  'parsely-pub-date',
  'sailthru.date',
  'cxenseparse:recs:publishtime',
  'bt:pubdate',
  'rnews:datepublished',
  'video:release_date',
  'og:release_date',
  'release_date',
  'datecreated',
  'date',
  'created',
  'last-modified-date',
]
const marked =
  'time[pubdate], time[itemprop="datePublished"], [itemprop="datePublished"], time.published, ' +
  '.dt-published, time.entry-date, abbr.published, .published[title], [property="dc:date"], ' +
  '[property="schema:datePublished"]'
const named =
  '[class*="date" i]:not([class*="update" i]), [class*="publish" i], [class*="time" i], ' +
  '[id*="date" i], ' +
  '[class*="byline" i], [class*="meta" i], [class*="datum" i], [class*="fecha" i], ' +
  '[class*="info" i], [class*="author" i]'
const maxLooked = 60

/**
 * When a page was published, as `2024-05-01`: as it states it, else as its address or the text
 * around its heading says.
 */
export function choosePageDate(
  page: PageTree,
  facts: PageFacts,
  language: string | null,
  type: PageType,
): string | null {
  if (type === 'list' || type === 'product' || type === 'manual') return null
  const isDated = type === 'story' || type === 'thread'
  const articles = facts.articles.filter(
    (node) => isWritten(node) || (isDated && !isOfType(node, pageTypes)),
  )
  const stated = articles.flatMap(({ datePublished, dateCreated }) => [
    ...parseTexts(datePublished),
    ...parseTexts(dateCreated),
  ])
  return (
    findFirst(stated, (text) => statedDate(text, language)) ??
    findFirst(isDated ? metas : [], (name) =>
      statedDate(chooseMeta(facts, name) ?? '', language),
    ) ??
    // on other pages such marks are those of teasers and comments
    findFirst(isDated ? some(page, marked) : [], (element) => elementDate(element, language)) ??
    dateInUrl(facts.url) ??
    (isDated ? guessDate(page, facts, language) : null) ??
    dateNearHeading(page, language, isDated)
  )
}

function guessDate(page: PageTree, facts: PageFacts, language: string | null): string | null {
  return (
    findFirst(facts.articles.length > 0 ? [] : facts.nodes.slice(0, 200), (node) =>
      statedDate(parseTexts(node.datePublished)[0] ?? '', language),
    ) ??
    findFirst(
      some(page, 'article time[datetime], main time[datetime], header time[datetime]'),
      (element) => elementDate(element, language),
    ) ??
    findFirst(some(page, 'time'), (element) => elementDate(element, language)) ??
    findFirst(some(page, named), (element) => shortDate(element.textContent, language))
  )
}

function some(page: PageTree, selector: string) {
  return page.querySelectorAll(selector).slice(0, maxLooked)
}

const pageTypes = /(?:WebPage|CreativeWork|Blog)$/

/** Whether a thing is a text; pages and sites of every kind state when they were made. */
function isWritten(node: JsonNode): boolean {
  return isOfType(node, /(?:Article|Posting|Report)$/)
}

type Dated = { getAttribute(name: string): string | null; textContent: string | null }

function elementDate(element: Dated, language: string | null): string | null {
  for (const name of ['datetime', 'content', 'title']) {
    const date = statedDate(element.getAttribute(name) ?? '', language)
    if (date !== null) return date
  }
  return shortDate(element.textContent, language)
}

function shortDate(text: string | null, language: string | null): string | null {
  const plain = (text?.length ?? 0) > 5_000 ? '' : cleanText(text)
  return plain.length > 160 ? null : parseWrittenDate(plain, language)
}

/**
 * Machines write `2024-05-01T10:00:00+02:00`, `20240501`, or whatever people write. The day is the
 * writer's own.
 */
function statedDate(text: string, language: string | null): string | null {
  const [, year, month, day] =
    /^\s{0,9}(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ??
    /^\s{0,9}(\d{4})(\d{2})(\d{2})\d{6}/.exec(text) ??
    []
  return year === undefined
    ? parseWrittenDate(text, language)
    : toDate(Number(year), Number(month), Number(day))
}

function dateInUrl(url: string): string | null {
  const path = URL.parse(url)?.pathname ?? ''
  const [, year, month, day] =
    /[/_-]((?:19|20)\d\d)[/_-](\d{1,2})[/_-](\d{1,2})(?=[/_.-]|$)/.exec(path) ??
    /[/_-]((?:19|20)\d\d)(\d\d)(\d\d)(?=[/_.-]|$)/.exec(path) ??
    []
  return toDate(Number(year), Number(month), Number(day))
}

/** Pages of firms and manuals say when they were changed, which is not when they were published. */
const changed = /\b(?:updated|modified|revised|reviewed)\b/i

/** The last resort: a short line with a date beside the first heading. */
function dateNearHeading(page: PageTree, language: string | null, isDated: boolean): string | null {
  const heading = page.querySelector('h1') ?? page.querySelector('h2')
  for (
    let at = heading?.parentNode ?? null, steps = 0;
    at !== null && at.nodeType === 1 && at.localName !== 'html' && steps < 3;
    at = at.parentNode, steps += 1
  ) {
    for (let node = at.firstChild; node !== null; node = node.nextSibling) {
      const date = shortDate(node.textContent, language)
      if (date !== null && (isDated || !changed.test(node.textContent))) return date
    }
  }
  return null
}

function findFirst<Value>(
  values: readonly Value[],
  read: (value: Value) => string | null,
): string | null {
  for (const value of values) {
    const date = read(value)
    if (date !== null) return date
  }
  return null
}

import { particles, writtenParticles } from '../../identity/names/tables/titles.ts'
import { listHostLabels } from '../../text/addresses/parse-host.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import { foldLetters } from '../../text/words/fold.ts'
import { cleanText } from '../tree/clean-text.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { listElements, toBeginning } from '../tree/page-tree.ts'
import { describe, isOfType, type JsonNode, parseNodes, parseTexts } from './json-ld.ts'
import { chooseSiteName, type PageFacts } from './page-facts.ts'
import { isOffer, type PageType } from './page-type.ts'
import { bylineRoles, bylineWords, nameJoiners, placeholderAuthors } from './tables/byline-words.ts'

const metas = [
  'author',
  'article:author',
  'og:article:author',
  'citation_author',
  'dc.creator',
  'dcterms.creator',
  'dc.creator.personalname',
  'parsely-author',
  'sailthru.author',
  'byl',
  'twitter:data1',
  'cxenseparse:author',
  'authors',
  'article:author_name',
  'rnews:author',
] as const
const marked =
  '[rel~="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], .p-author ' +
  '.p-name, .h-card.p-author, .p-author, .author.vcard .fn, .vcard .fn, [property="schema:author"]'
const named = [
  '.author-name, .author__name, .author_name, .authorname, .byline-name, .byline__name',
  '.byline-author, .byline__author, .post-author-name, .post-author, .entry-author',
  '.article-author, .article__author, .article-author-name, .author-link, .author a, .author',
  '.authors, .byline a, .byline, .c-byline, .by-line, .post-byline, .article-byline, .autor',
  '.auteur, .submitted a, .posted-by, .post_author, .writer, .name-author, #author, .reporter',
  '[class*="author-name"], [class*="authorName"], [class*="byline"] a, [class*="author"] a',
  'a[href*="/author/"], a[href*="/autor/"]',
].join(', ')
const maxAuthors = 10
/** Different names on a page that is no article. */
const maxMakers = 3

/**
 * Who wrote what stands on a page: names, several parted by a comma. Null where only the site
 * itself is named.
 */
export function chooseAuthor(
  page: PageTree,
  facts: PageFacts,
  { type, date }: { type: PageType; date: string | null },
): string | null {
  if (type === 'list' || type === 'product') return null
  const isSigned = type === 'story' || type === 'thread'
  // people keep pages under their own names; firms sign what they offer with theirs
  const isOwn = isSigned || !isOffer(facts.url)
  const host = isOwn ? [] : listHostLabels(facts.url)
  const site = [chooseSiteName(facts) ?? '', ...host.map((label) => label.replaceAll('-', ''))].map(
    foldLetters,
  )
  const names = (texts: readonly (string | null)[]) => authors(texts, site)
  const stated = (texts: readonly (string | null)[]) => {
    const found = names(texts)
    return found !== null && isAccount(found) && !isShown(page, found) ? null : found
  }
  // what customers say of a firm is theirs
  const articles = isSigned ? facts.articles : facts.articles.filter((node) => !isReview(node))
  const found =
    stated(articles.slice(0, 1).flatMap((article) => collectWriters(article, facts.nodes))) ??
    metas
      .map((name) =>
        stated(
          name === 'twitter:data1' &&
            !/^(?:written|posted|von|by|author)/i.test(facts.metas.get('twitter:label1')?.[0] ?? '')
            ? []
            : (facts.metas.get(name) ?? []),
        ),
      )
      .find((found) => found !== null) ??
    // a front page shows customers, and the writers of what it leads to
    (isFrontPage(facts.url) ? null : chooseShown(page, names, { type, date }))
  // firms sign their pages with one word, people with at least two
  return type === 'other' && found !== null && isOneWord(found) ? null : found
}

/** Of the names that a page shows, as marked or as they stand in bylines, those of its author. */
function chooseShown(
  page: PageTree,
  choose: (texts: readonly string[]) => string | null,
  { type, date }: { type: PageType; date: string | null },
): string | null {
  if (type === 'story' || type === 'thread')
    return (
      choose(findSole(page, marked)) ?? choose(findSole(page, named)) ?? choose(writtenBy(page))
    )
  return (
    choose(findFew(page, marked)) ??
    (type === 'other' && date !== null
      ? (choose(findFew(page, named)) ?? choose(writtenBy(page)))
      : null)
  )
}

function isFrontPage(url: string): boolean {
  return URL.parse(url)?.pathname === '/'
}

/** Names in other scripts are written without spaces. */
function isOneWord(name: string): boolean {
  return /^[\p{Script=Latin}\d.'’&-]+$/u.test(name)
}

/** Systems for publishing state by which account a page was filled in. */
function isAccount(name: string): boolean {
  return /^[a-z\d._-]+$/.test(name)
}

function isShown(page: PageTree, name: string): boolean {
  return page.body.textContent.toLowerCase().includes(name)
}

function isReview(node: JsonNode): boolean {
  return isOfType(node, /Review$/)
}

/** Of elements, in classes and ids: they say who wrote the text. */
const bylineName = /byline|author|dateline|writtenby/i
/** Characters; longer texts are about the author. */
const maxBylineLength = 100

/**
 * Who wrote an article, where no better sign says it: the author that it states though the site has
 * the same name, as the sites of single people do, or the first line that is marked as a byline in
 * any way. Null for an account, which may stand nowhere.
 * @param page an article without what frames it
 */
export function findByline(page: PageTree, facts: PageFacts): string | null {
  const stated = facts.articles.slice(0, 1).flatMap((one) => collectWriters(one, facts.nodes))
  const line = listElements(page.body).find(({ element }) => isByline(element))?.element
  const shown = line && parseName(line)
  const texts = [stated, facts.metas.get('author') ?? [], shown === undefined ? [] : [shown]]
  const found = texts.map((some) => authors(some, [])).find((names) => names !== null) ?? null
  return found === null || isAccount(found) || /\d/.test(found) ? null : found
}

function isByline(element: PageElement): boolean {
  const [names = '', id = '', property = ''] = ['class', 'id', 'itemprop'].map(
    (name) => element.getAttribute(name) ?? '',
  )
  if (
    element.getAttribute('rel') !== 'author' &&
    !property.includes('author') &&
    !bylineName.test(`${names} ${id}`)
  )
    return false
  const { length } = toBeginning(element, maxBylineLength * 10).trim()
  return length > 0 && length < maxBylineLength
}

function collectWriters(article: JsonNode, all: readonly JsonNode[]): string[] {
  const { author, creator } = article
  return [author ?? creator].flat().flatMap((one) =>
    typeof one === 'string'
      ? one
      : parseNodes(one)
          .map((node) => describe(node, all))
          .filter((node) => !isOfType(node, /Organization$|^Corporation$/))
          .flatMap(({ name }) => parseTexts(name)),
  )
}

/**
 * The texts of what a selector finds: all that stand together with the first, since others are of
 * other articles.
 */
function findSole(page: PageTree, selector: string): string[] {
  const found = findNames(page, selector)
  const [first] = found
  if (first === undefined) return []
  const beside = found.filter(
    ({ parentNode, textContent }) => parentNode === first.parentNode && textContent.length < 200,
  )
  return beside.map(parseName)
}

/** The name that is marked in an element, beside ranks and counts; else all of its text. */
function parseName(element: PageElement): string {
  const name = element.querySelector('[itemprop~="name" i]')?.textContent ?? ''
  // statements for machines have no text
  return name.trim() === '' ? element.textContent : name
}

/** The same of a page that names few: where each of many things has a maker, the page has none. */
function findFew(page: PageTree, selector: string): string[] {
  const found = findNames(page, selector).map(({ textContent }) => cleanText(textContent))
  return new Set(found).size > maxMakers ? [] : findSole(page, selector)
}

function findNames(page: PageTree, selector: string): PageElement[] {
  return page
    .querySelectorAll(selector)
    .slice(0, 40)
    .filter((element) => element.textContent.trim().length > 1 && !isInFrame(element))
}

/** Menus link to authors, and tables name people. */
function isInFrame(element: PageElement): boolean {
  for (
    let at = element.parentNode, steps = 0;
    at !== null && steps < 30;
    at = at.parentNode, steps += 1
  )
    if (at.localName === 'nav' || at.localName === 'tbody') return true
  return false
}

const bylineText = new RegExp(
  unwrap`
    ^(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|(?:[Ww]ritten|[Pp]osted) [Bb]y|[Aa]utor:?|[Aa]uthor:?
    |[Tt]ext:)\s+\p{Lu}[\p{L}\p{M}.'’-]+(?:\s+[\p{L}\p{M}.'’-]+){1,4}(?:\s*[|,•·–—-].{0,60}
    |\s+on\s.{0,40})?$`,
  'u',
)

/** A line that begins like a byline, near the top. */
function writtenBy(page: PageTree): string[] {
  for (const element of [
    ...page.querySelectorAll('p, span, div, h4, h5, small, em, strong, address'),
  ].slice(0, 400)) {
    const text = element.textContent.length > 400 ? '' : cleanText(element.textContent)
    if (text.length > 4 && text.length < 120 && bylineText.test(text)) return [text]
  }
  return []
}

function authors(texts: readonly (string | null)[], sites: readonly string[]): string | null {
  const found = texts
    .flatMap((text) => (text === null ? [] : namesIn(text)))
    .filter((name) => !sites.includes(foldLetters(name)))
  const names = found
    .filter(
      (name, at) => found.findIndex((other) => foldLetters(other) === foldLetters(name)) === at,
    )
    .slice(0, maxAuthors)
  return names.length === 0 ? null : names.join(', ')
}

const lead = new RegExp(
  unwrap`
    ^${joinAlternatives(bylineWords)}\s*[:：]?\s+|^(?:autor(?:in)?|author|by|von|text|作者|文|記者|记者)
    \s*[:：]\s*`,
  'i',
)
const notNames = new RegExp(
  unwrap`
    ^${joinAlternatives(placeholderAuthors)}$|https?:|www\.|@\S+\.\S|^[\d\s.:/-]+$
    |[{}<>[\]»]|\S\.\S+\.\S|\S\.(?:com|org|net)$`,
  'i',
)

const roles = new RegExp(`\\b${joinAlternatives(bylineRoles)}\\b`, 'i')

const dateBehind = new RegExp(
  unwrap`
    \s*(?:[,–—-]|\bon\b|\bam\b|\bvom\b|\ble\b|\bel\b
    |\bat\b)?\s*\(?(?:\d{1,2}[./\s-]{1,2}(?:\d{1,2}|\p{L}{3,12})[./\s-]{1,2}\d{2,4}
    |\p{L}{3,12}\.?\s\d{1,2},?\s\d{4}|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}:\d\d).*$`,
  'u',
)

/** What a forum counts of a member, behind the name. */
const counters = new RegExp(
  unwrap`
    \s+[\d,.]+k?(?:\s+[\d,.]+)?\s+(?:posts?|messages?|points?|reputation
    |(?:gold|silver|bronze) badges?).*$`,
  'i',
)

const wholeName = new RegExp(
  String.raw`^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|${writtenParticles.join('|')})){1,4}$`,
  'u',
)

/** The names in a byline, without "by", dates, roles in brackets and addresses. */
function namesIn(text: string): string[] {
  const untagged = text.slice(0, 600).replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
  let plain = cleanText(decodeReferences(untagged))
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(lead, '').trim()
  }
  plain = plain
    .replace(/\s*[|•·].*$/u, '')
    .replace(dateBehind, '')
    .replace(counters, '')
    .replace(/\s*\((?:[^()]{0,80})\)\s*$/, '')
    .replace(/\S+@\S+\.\S+/g, '')
  return plain
    .split(/\s*(?:;|\s\/\s|,\s+(?:and|und|y|et|e)\s|\s(?:and|und|&|et|y)\s(?=\p{Lu})|、|，)\s*/u)
    .flatMap((part) =>
      part.split(/,\s*/).every((one) => wholeName.test(one) && !roles.test(one))
        ? part.split(/,\s*/)
        : part.replace(/,\s.*$/, ''),
    )
    .map((name) => name.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '').trim())
    .filter(
      (name) =>
        name.length > 1 &&
        name.length <= 60 &&
        name.split(/\s+/).length <= 7 &&
        /\p{L}/u.test(name) &&
        !notNames.test(name) &&
        !isPhrase(name),
    )
}

/** Fewer may be a name that someone wrote in a hurry. */
const minPhraseWords = 3
const joiners: ReadonlySet<string> = new Set(nameJoiners)

/** Buttons and headings begin with a capital, and go on with words that no name holds. */
function isPhrase(name: string): boolean {
  const words = name.split(/\s+/)
  return (
    words.length >= minPhraseWords &&
    /^\p{Lu}/u.test(name) &&
    words.some((word) => /^[a-z]{2,}$/.test(word) && !particles.has(word) && !joiners.has(word))
  )
}

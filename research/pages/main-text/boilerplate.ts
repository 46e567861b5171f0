import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import type { PageType } from '../facts/page-type.ts'
import { isText, type PageElement, type PageTree } from '../tree/page-node.ts'
import { listElements } from '../tree/page-tree.ts'
import { findRepeatedKinds, toKind } from '../tree/repeated-kinds.ts'
import {
  creditedNames,
  framingNames,
  linkingNames,
  replyingNames,
  sellingNames,
  textNames,
} from './tables/frame-names.ts'

const framing = new RegExp(`^${joinAlternatives(framingNames)}$`)
const linking = new RegExp(`^${joinAlternatives(linkingNames)}$`)
const credited = new RegExp(`^${joinAlternatives(creditedNames)}$`)
const selling = new RegExp(`^${joinAlternatives(sellingNames)}$`)
/** What customers say of goods, and other goods: none of a shop's text even where it is prose. */
const praising = new RegExp(
  `^${joinAlternatives({ reviews: sellingNames.reviews, others: sellingNames.others })}$`,
)
const replying = new RegExp(`^${joinAlternatives(replyingNames)}$`)
/** What holds the text itself stays, whatever else it is called. */
const reading = new RegExp(`^${joinAlternatives(textNames)}$`)
const roles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'toolbar',
  'alert',
])
const tags = new Set(['nav', 'aside', 'footer'])
const containers = new Set([
  'div',
  'section',
  'ul',
  'ol',
  'p',
  'span',
  'header',
  'table',
  'td',
  'dl',
  'li',
  'form',
  'a',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
])

/** What holds more of a page's prose than this is the page, whatever it is called. */
const maxPageShare = 0.3
/** The same of what the page's own markup calls its end: legal texts are longer than many lists. */
const maxFooterShare = 0.9
/** The same of a shop's page, of all that stands on it. */
const maxSellingShare = 0.4
/** What is called a filter is text if more than this share of it is sentences. */
const minProseShare = 0.5

/** Parts of names of menus, whatever a theme puts before or behind them. */
const menuParts = parseWordSet(`
  nav navs navbar navigation menu menus megamenu submenu footer breadcrumb breadcrumbs sidebar
  cookie cookies country countries language languages region regions locale locales topbar
`)
/** More than half of a menu's text is links. */
const minLinkedShare = 0.5
/** Share of a page's text: a larger menu is an index, which the page is for. */
const maxMenuShare = 0.1
/** Elements around a menu that are looked at. */
const maxCardSteps = 5

/**
 * What frames the text of a page: navigation, advertisements, links to other pages, share buttons,
 * forms, boxes about the author, comments.
 * @param type the posts of a thread are its text, comments or not; a list says who made each thing,
 * and when; around what is for sale stand filters, reviews and other things for sale
 */
export function findBoilerplate(page: PageTree, type: PageType): Set<PageElement> {
  const isShop = type === 'list' || type === 'product'
  const found = new Set<PageElement>()
  const all = listElements(page.body).map(({ element }) => element)
  const prose = measureProse(all)
  const maxText = measureLength(page.body) * maxSellingShare
  const whole = prose.get(page.body) ?? 0
  const findMaxProse = (element: PageElement) =>
    whole * (isSiteFooter(element) ? maxFooterShare : maxPageShare)
  const lengths = buildLengths(all)
  const maxMenu = (lengths.get(page.body)?.text ?? 0) * maxMenuShare
  const isProse = (element: PageElement) =>
    (prose.get(element) ?? 0) > (lengths.get(element)?.text ?? 0) * minProseShare
  const kinds = findRepeatedKinds(
    all,
    (element) => isFraming(element, type) || (isShop && isSelling(element)),
  )
  for (const element of all) {
    if (element.parentNode !== null && found.has(element.parentNode)) {
      found.add(element)
      continue
    }
    if (kinds.has(toKind(element))) continue
    const length = lengths.get(element)
    if (
      (length !== undefined && length.text < maxMenu && isMenu(element, length)) ||
      (isFraming(element, type) &&
        (isReply(element) || (prose.get(element) ?? 0) <= findMaxProse(element))) ||
      (isShop &&
        isSelling(element, isProse(element) ? praising : selling) &&
        measureLength(element) <= maxText)
    )
      found.add(element)
  }
  return found
}

function isSiteFooter(element: PageElement): boolean {
  return (
    (element.localName === 'footer' || element.getAttribute('role') === 'contentinfo') &&
    !isInArticle(element)
  )
}

function measureLength(element: PageElement): number {
  return element.textContent.length
}

/** Shorter pieces are labels. Characters. */
const minSentenceLength = 50

/** How much is written in whole sentences below each element, links left out. */
function measureProse(all: readonly PageElement[]): Map<PageElement, number> {
  const prose = new Map<PageElement, number>()
  for (const element of all.toReversed()) {
    let length = prose.get(element) ?? 0
    if (element.localName === 'a') continue
    for (let node = element.firstChild; node !== null; node = node.nextSibling) {
      const own = isText(node) ? node.textContent.trim().length : 0
      if (own >= minSentenceLength) length += own
    }
    if (length === 0) continue
    prose.set(element, length)
    if (element.parentNode !== null)
      prose.set(element.parentNode, (prose.get(element.parentNode) ?? 0) + length)
  }
  return prose
}

type Lengths = { text: number; linked: number }

/** How much stands below each element, and how much of it in links. */
function buildLengths(all: readonly PageElement[]): Map<PageElement, Lengths> {
  const lengths = new Map<PageElement, Lengths>()
  for (const element of all.toReversed()) {
    const length = lengths.get(element) ?? { text: 0, linked: 0 }
    for (let node = element.firstChild; node !== null; node = node.nextSibling)
      if (isText(node)) length.text += node.textContent.trim().length
    if (element.localName === 'a') length.linked = length.text
    lengths.set(element, length)
    const parent = element.parentNode
    if (parent === null) continue
    const outer = lengths.get(parent) ?? { text: 0, linked: 0 }
    lengths.set(parent, { text: outer.text + length.text, linked: outer.linked + length.linked })
  }
  return lengths
}

/** Comments may be longer than what they are on. */
function isReply(element: PageElement): boolean {
  const id = element.getAttribute('id')?.toLowerCase() ?? ''
  return replying.test(id) && id !== 'discussion'
}

/** A block of links with a name of a frame in any of its names' parts. */
function isMenu(element: PageElement, { text, linked }: Lengths): boolean {
  if (linked < text * minLinkedShare || !containers.has(element.localName)) return false
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  const parts = names
    .slice(0, 600)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return parts.some((part) => menuParts.has(part)) && !isInArticle(element) && !isInCard(element)
}

/** Cards have menus and footers of their own, which are read. */
function isInCard(element: PageElement): boolean {
  for (
    let at: PageElement | null = element, steps = 0;
    at !== null && at.nodeType === 1 && steps < maxCardSteps;
    at = at.parentNode, steps += 1
  ) {
    if (/card|item|product|tile|post/.test(at.getAttribute('class') ?? '')) return true
  }
  return false
}

function isSelling(element: PageElement, names = selling): boolean {
  const name = element.localName
  if (name === 'fieldset') return true
  if (!containers.has(name) && !name.includes('-')) return false
  const given =
    `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase()
  return given.length <= 600 && given.split(/\s+/).some((word) => names.test(word))
}

function isFraming(element: PageElement, type: PageType): boolean {
  const isThread = type === 'thread'
  const name = element.localName
  if (name === 'body' || name === 'main') return false
  if (tags.has(name)) return true
  const role = element.getAttribute('role')
  if (role !== null && roles.has(role)) return true
  if (name === 'header') return !isInArticle(element)
  if (name === 'figcaption') return type === 'story'
  if (name === 'form') return element.textContent.length < 1_000
  if (name === 'sup') return /\breference\b/.test(element.getAttribute('class') ?? '')
  if (!containers.has(name)) return false
  const given =
    `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase()
  if (given === ' ' || given.length > 600) return false
  const names = given.split(/\s+/)
  if (names.some((word) => reading.test(word)))
    return names.some((word) => replying.test(word)) && !isThread
  return names.some(
    (word) =>
      framing.test(word) ||
      linking.test(word) ||
      (!isThread && type !== 'list' && credited.test(word)) ||
      (!isThread && replying.test(word)),
  )
}

function isInArticle(element: PageElement): boolean {
  for (
    let at = element.parentNode, steps = 0;
    at !== null && steps < 100;
    at = at.parentNode, steps += 1
  ) {
    if (at.localName === 'article' || at.localName === 'main') return true
  }
  return false
}

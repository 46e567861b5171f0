import { parseHost } from '../../text/addresses/parse-host.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { listElements } from '../tree/page-tree.ts'
import { holdsReplies, isThread } from './is-thread.ts'
import { isOfType } from './json-ld.ts'
import { chooseMeta, type PageFacts } from './page-facts.ts'
import { listPaths, manualPaths, servicePaths, threadPaths } from './tables/page-paths.ts'

/**
 * `story`: one text, dated and signed; `manual`: documentation; `list`: cards of things, or links
 * to pages; `product`: one thing for sale; `thread`: posts of many; `other`: profiles, firms,
 * services.
 */
export type PageType = 'story' | 'manual' | 'list' | 'product' | 'thread' | 'other'

const productPath =
  /\/(?:(?:products?|p|dp|itm|pd|shop\/p|app)\/[^/]+\/?(?:[^/]+\/?)?|listing\/\d+\/[^/]+\/?)$/
const listPath = new RegExp(String.raw`\/${joinAlternatives(listPaths)}(?:\/[^/]+){0,4}\/?$`)
const storyPath = /\/(?:blogs?|articles?|news|stor(?:y|ies)|posts?|20\d\d)\/[^/]/
/** The days and months of archives are those of their articles, not lists of them. */
const datedPath = /\/20\d\d\/\d\d?\/(?:\d\d?\/)?[^/]*[a-z]/
const manualHost = /^(?:docs?|developers?|learn|wiki|man\d*|help)\./
const manualPath = new RegExp(String.raw`\/${joinAlternatives(manualPaths)}(?:\/|$)`)
const servicePath = new RegExp(String.raw`\/${joinAlternatives(servicePaths)}\/`)
const threadPath = new RegExp(
  String.raw`\/(?:${joinAlternatives(threadPaths)}[/.?]|topic(?:[.?]|\/\d))`,
)
const threadHost = /^(?:forums?|community|discuss|answers?|boards?)\./

/** What the software of most sites writes on the body of a page, by the page's type. */
const bodyNames = {
  story: /(?:^|\s)(?:single-post|page-node-type-(?:article|blog)|template-article)(?:\s|$)/,
  product: /(?:^|\s)(?:single-product|catalog-product-view|template-product)(?:\s|$)/,
  list: new RegExp(
    unwrap`
      (?:^|\s)(?:archive|tax-product_cat|catalog-category-view|product-listing-page
      |page-with-filter|template-collection)(?:\s|$)`,
  ),
  thread: /(?:^|\s)(?:question-page|section-viewtopic|single-topic)(?:\s|$)/,
} as const
/** Themes of pages that belong to the site, dated or not. */
const sitePage = /(?:^|\s)page-(?:template|id)\b/

/** What kind of page this is, by what it states, its address and its shape. */
export function choosePageType(page: PageTree, facts: PageFacts): PageType {
  const { url, nodes } = facts
  const path = URL.parse(url)?.pathname.toLowerCase() ?? ''
  const host = parseHost(url) ?? ''
  const states = (type: RegExp) => nodes.some((node) => isOfType(node, type))
  const ogType = chooseMeta(facts, 'og:type')?.toLowerCase() ?? ''
  const isManual = manualHost.test(host) || manualPath.test(path)
  const body = (page.body.getAttribute('class') ?? '').toLowerCase().slice(0, 2_000)
  const isList = listPath.test(path) && !datedPath.test(path)
  if (isThread(page) || states(/^(?:DiscussionForumPosting|QAPage)$/)) return 'thread'
  if (bodyNames.thread.test(body)) return 'thread'
  if (bodyNames.product.test(body)) return 'product'
  const published = chooseMeta(facts, 'article:published_time')
  const isDated = ogType === 'article' && published !== null && !isList
  if (
    (states(/^(?:NewsArticle|BlogPosting|TechArticle|Article)$/) && !servicePath.test(path)) ||
    bodyNames.story.test(body) ||
    (isDated && !sitePage.test(body))
  )
    return threadHost.test(host) ? 'thread' : isManual ? 'manual' : 'story'
  if (threadHost.test(host) || threadPath.test(path)) return 'thread'
  const products = nodes.filter((node) => isOfType(node, /^(?:Product|ProductGroup|VideoGame)$/))
  if (states(/^(?:CollectionPage|OfferCatalog)$/) || products.length > 2) return 'list'
  if (bodyNames.list.test(body)) return 'list'
  if (isList && !productPath.test(path) && !manualHost.test(host)) return 'list'
  if (products.length > 0 || /^(?:og:)?product(?![.:]group)/.test(ogType) || productPath.test(path))
    return 'product'
  if (/^product[.:]group$/.test(ogType)) return 'list'
  if (isManual) return 'manual'
  if (servicePath.test(path)) return 'other'
  if (published === null && holdsReplies(page)) return 'thread'
  if (storyPath.test(path)) return 'story'
  if (holdsCards(page)) return 'list'
  if (ogType === 'article' || isArticle(page)) return 'story'
  if (chooseMeta(facts, 'article:published_time', 'article:author') !== null) return 'story'
  return 'other'
}

/** Whether an address is of what a firm offers. */
export function isOffer(url: string): boolean {
  return servicePath.test(URL.parse(url)?.pathname.toLowerCase() ?? '')
}

const articles = 'article, .hentry, .h-entry, [itemtype*="Article"], [itemtype*="BlogPosting"]'

/** One article, with the first heading inside of it. */
function isArticle(page: PageTree): boolean {
  const found = page.querySelectorAll(articles).slice(0, 2)
  return found.length === 1 && found[0]?.querySelector('h1') !== null
}

const minCards = 6
/** Of the text of a page, in cards of one kind. */
const minCardShare = 0.3

/** Whether much of the page is siblings alike, each with a link and a picture, heading or price. */
function holdsCards(page: PageTree): boolean {
  const whole = page.body.textContent.length
  const kinds = new Map<string, { count: number; length: number }>()
  for (const { element } of listElements(page.body)) {
    if (
      element.localName !== 'li' &&
      element.localName !== 'div' &&
      element.localName !== 'article'
    )
      continue
    const name = element.getAttribute('class') ?? ''
    if (name === '' && element.localName !== 'article') continue
    const length = element.textContent.length
    if (length < 20 || length > 3_000 || !isCard(element)) continue
    const kind = kinds.get(name) ?? { count: 0, length: 0 }
    kinds.set(name, { count: kind.count + 1, length: kind.length + length })
  }
  return [...kinds.values()].some(
    ({ count, length }) => count >= minCards && length >= whole * minCardShare,
  )
}

function isCard(element: PageElement): boolean {
  return (
    element.querySelector('a[href]') !== null &&
    (element.querySelector('h2, h3, h4, h5') !== null || /[$€£¥₹]\s?\d/.test(element.textContent))
  )
}

import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'
import { cleanText } from '../tree/clean-text.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import {
  describe,
  isOfType,
  type JsonNode,
  parseJsonLd,
  parseNodes,
  parseTexts,
} from './json-ld.ts'

/** What the head and the scripts of a page say: read before anything is taken out of it. */
export type PageFacts = {
  nodes: readonly JsonNode[]
  /** The articles among them, those that are this page's first. */
  articles: readonly JsonNode[]
  /** The contents of metas by name or property, in lower case. */
  metas: ReadonlyMap<string, readonly string[]>
  url: string
}

const articleTypes =
  /(?:Article|BlogPosting|Posting|Review|Report|Recipe|CreativeWork|Blog|WebPage|VideoObject)$/

/**
 * What a page states in its head and in structured data.
 * @param url of the page, for relative addresses
 */
export function parsePageFacts(page: PageTree, url: string): PageFacts {
  const nodes = parseJsonLd(page)
  const metas = new Map<string, string[]>()
  for (const meta of page.querySelectorAll('meta')) {
    const name = (
      meta.getAttribute('property') ??
      meta.getAttribute('name') ??
      meta.getAttribute('itemprop') ??
      meta.getAttribute('http-equiv') ??
      ''
    )
      .toLowerCase()
      .trim()
    const content = cleanText(meta.getAttribute('content'))
    if (name !== '' && content !== '')
      metas.set(name, [...(metas.get(name) ?? []), content].slice(0, 20))
  }
  const works = nodes.filter(
    (node) =>
      isOfType(node, articleTypes) &&
      (node.headline !== undefined ||
        node.datePublished !== undefined ||
        node.author !== undefined),
  )
  const written = works.filter((node) =>
    isOfType(node, /(?:Article|Posting|Review|Report|Recipe)$/),
  )
  return {
    nodes,
    articles: (written.length > 0 ? written : works).map((node) => describe(node, nodes)),
    metas,
    url,
  }
}

/** The first content of the first of these metas that has any. */
export function chooseMeta({ metas }: PageFacts, ...names: readonly string[]): string | null {
  for (const name of names) {
    const [content] = metas.get(name) ?? []
    if (content !== undefined) return content
  }
  return null
}

/** The name of a page's site as the page states it; null where it does not. */
export function chooseSiteName(facts: PageFacts): string | null {
  const publisher = facts.articles.flatMap(({ publisher }) =>
    parseTexts(parseNodes(publisher).map((node) => describe(node, facts.nodes))),
  )
  const site = facts.nodes
    .filter((node) => isOfType(node, /^WebSite$/))
    .flatMap(({ name }) => parseTexts(name))
  return (
    chooseMeta(facts, 'og:site_name', 'application-name', 'al:android:app_name') ??
    [...site, ...publisher].map(cleanText).find((name) => name !== '') ??
    null
  )
}

/** BCP 47, of the page or of its text. */
export function chooseLanguage(
  page: PageTree,
  root: PageElement | null,
  facts: PageFacts,
): string | null {
  const said = [
    root?.getAttribute('lang'),
    root?.getAttribute('xml:lang'),
    page.body.getAttribute('lang'),
    chooseMeta(facts, 'content-language', 'dc.language', 'language', 'og:locale'),
    ...facts.articles.flatMap(({ inLanguage }) => parseTexts(inLanguage)),
  ]
  for (const one of said) {
    const [tag] = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i.exec(one?.trim() ?? '') ?? []
    if (tag === undefined) continue
    try {
      return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? null
    } catch {
      // what is no language is not said
    }
  }
  return null
}

/**
 * An address of a page in full; null for what is no web address, has credentials, or over 2,000
 * characters.
 */
export function toAbsoluteUrl(href: string | null | undefined, base: string): string | null {
  const text = href?.trim() ?? ''
  const url = text === '' || text.length > 2_000 ? null : parseHttpUrl(text, base)
  return url !== null && url.username === '' && url.password === '' ? url.href : null
}

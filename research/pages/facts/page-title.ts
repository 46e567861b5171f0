import { listHostLabels, parseHost } from '../../text/addresses/parse-host.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import { foldLetters } from '../../text/words/fold.ts'
import { cleanText } from '../tree/clean-text.ts'
import type { PageTree } from '../tree/page-node.ts'
import { parseTexts } from './json-ld.ts'
import { chooseMeta, chooseSiteName, type PageFacts } from './page-facts.ts'

const maxTitleLength = 400
const parting = /\s+[|•·»«›‹~⋆/\\]+\s+|\s+[–—:-]{1,2}\s+|\s*[|｜»«]\s*|\s*_\s*(?=[^_]{0,40}$)/

/**
 * The title of what stands on a page, without the name of the site: the heading that its titles
 * agree on, else what it states of itself.
 */
export function choosePageTitle(page: PageTree, facts: PageFacts): string | null {
  const inHead = clean(page.querySelector('title')?.textContent)
  const stated =
    facts.articles
      .flatMap(({ headline }) => parseTexts(headline))
      .map(clean)
      .find((text) => text !== '') ?? ''
  const shown = clean(
    chooseMeta(
      facts,
      'og:title',
      'twitter:title',
      'dc.title',
      'citation_title',
      'parsely-title',
      'sailthru.title',
    ),
  )
  const sites = [
    chooseSiteName(facts),
    chooseMeta(facts, 'twitter:site', 'author'),
    parseHost(facts.url) ?? '',
    ...listHostLabels(facts.url).filter((label) => label.length > 2),
  ].flatMap((name) => (name === null ? [] : foldLetters(name)))
  const headings = page
    .querySelectorAll('h1')
    .slice(0, 20)
    .map(({ textContent }) => clean(textContent))
  const titles = [stated, shown, inHead].filter((text) => text !== '')
  const agreed = headings.filter(
    (heading) => isTitle(heading, sites) && titles.some((title) => agrees(heading, title)),
  )
  const [best] = agreed.toSorted((a, b) => b.length - a.length)
  if (best !== undefined) return best
  const [first, ...others] = headings.filter((heading) => isTitle(heading, sites))
  const lower = page
    .querySelectorAll('h2, h3')
    .slice(0, 20)
    .map(({ textContent }) => clean(textContent))
  const second = lower.find(
    (heading) =>
      isTitle(heading, sites) &&
      heading.length > 8 &&
      titles.some((title) => agrees(heading, title)),
  )
  if (second !== undefined && (first === undefined || others.length > 0)) return second
  const own = [stated, withoutSite(shown, sites), withoutSite(inHead, sites)].find((text) =>
    isTitle(text, sites),
  )
  return own ?? first ?? (titles[0] === undefined ? null : titles[0])
}

function clean(text: string | null | undefined): string {
  const untagged = (text ?? '').slice(0, 2_000).replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
  return cleanText(decodeReferences(untagged)).slice(0, maxTitleLength)
}

function isTitle(text: string, sites: readonly string[]): boolean {
  return text !== '' && !sites.includes(foldLetters(text)) && foldLetters(text).length > 1
}

/** A heading that is all of a title, or a part of it beside the site's name. */
function agrees(heading: string, title: string): boolean {
  const [a, b] = [foldLetters(heading), foldLetters(title)]
  if (a === b) return true
  if (a.length >= 4 && (b.startsWith(a) || b.endsWith(a)))
    return (
      a.length >= b.length * 0.4 || title.split(parting).some((part) => foldLetters(part) === a)
    )
  return b.length >= 15 && a.length <= b.length * 2.2 && (a.startsWith(b) || a.endsWith(b))
}

/**
 * Takes the parts that name the site off the ends of a title; where none does, a short last part
 * behind a bar or dash.
 */
function withoutSite(title: string, sites: readonly string[]): string {
  const marks = [...title.matchAll(new RegExp(parting.source, 'g'))]
  const isSite = (part: string) => {
    const folded = foldLetters(part)
    return (
      folded !== '' &&
      sites.some(
        (site) =>
          site.length > 2 &&
          (folded === site ||
            (site.length > 4 &&
              folded.length < site.length * 2.5 &&
              (folded.startsWith(site) || folded.endsWith(site))) ||
            (folded.length > 4 && site.startsWith(folded))),
      )
    )
  }
  const last = marks.at(-1)
  const [first] = marks
  for (const mark of marks.toReversed()) {
    const tail = title.slice(mark.index + mark[0].length)
    if (isSite(tail) || isSite(tail.split(parting)[0] ?? ''))
      return withoutSite(title.slice(0, mark.index).trim(), sites)
  }
  if (first !== undefined && isSite(title.slice(0, first.index)))
    return title.slice(first.index + first[0].length).trim()
  if (last === undefined || !/[|｜»«]|\s[–—-]\s/.test(last[0])) return title
  const tail = title.slice(last.index + last[0].length)
  const head = title.slice(0, last.index).trim()
  return tail.length <= 30 &&
    tail.split(/\s+/).length <= 4 &&
    head.length >= Math.max(10, tail.length) &&
    /[|｜»«]/.test(last[0])
    ? head
    : title
}

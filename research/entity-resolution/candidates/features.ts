import { isFreemail } from '../../identity/contacts/build-email-facts.ts'
import { findEmails } from '../../identity/contacts/find-emails.ts'
import {
  findMentions,
  type NameMentions,
  type SoughtName,
} from '../../identity/names/name-mentions.ts'
import { decodePercents } from '../../text/addresses/decode-percents.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import { detectScript, isAscii } from '../../text/signs/script.ts'
import { foldWords } from '../../text/words/fold.ts'
import { splitTextWords } from '../../text/words/split-text-words.ts'
import { isStopWord } from '../../text/words/stop-words.ts'
import { hubDomains, plainWords, profileDomains } from '../../text/words/tables/plain-words.ts'
import { toSingular } from '../../text/words/to-stem.ts'
import { type BirthRange, findBirthRanges } from '../pages/birth-range.ts'
import { findBirthYears } from '../pages/find-birth-years.ts'
import { findCallingsBehind } from './callings-behind.ts'
import { chooseExcerpts, chooseSentences, maxSearchedLength } from './excerpts.ts'
import { chooseTopics, isKinship, topics } from './tables/topics.ts'

/** One finding: a search result or a page. */
export type ClusteredFinding = {
  id: string
  title: string
  url: string
  snippet: string
  text?: string | undefined
}

/** What a finding says that can be compared with another's. */
export type Features = {
  finding: ClusteredFinding
  /**
   * Of title, snippet and address: folded words that are not plain and not the sought name → how
   * often; and pairs of neighbouring capitalised words.
   */
  words: ReadonlyMap<string, number>
  /** The same with what the page says around the name; null for findings without a page. */
  pageWords: ReadonlyMap<string, number> | null
  /**
   * Words and phrases of as much as every finding has: what is counted in it does not depend on how
   * much text came along.
   */
  brief: ReadonlySet<string>
  /** One place per walk of life, of length 1 (or all 0). */
  topics: readonly number[]
  domain: string
  hub: boolean
  profile: boolean
  mentions: NameMentions
  /** E-mail addresses of a bearer of the name, in the page too. */
  ownAddresses: ReadonlySet<string>
  /** The registrable domain, or the part of one that its user has: `ada.github.io`. */
  site: string
  /** The sites that the page names beside the person, or writes addresses at. */
  namedSites: ReadonlySet<string>
  titled: boolean
  /** When the person was probably born, by what the finding says most closely. */
  births: readonly BirthRange[]
  /** What the person is called right behind the name. */
  callings: readonly string[]
}

/** The longest snippets have this many characters. */
const maxBriefLength = 240

/** The length of a usual snippet; shorter ones are filled up from the page. */
const usualLength = 160

/** What a finding says about its person, in the forms by which findings are compared. */
export function parseFeatures(finding: ClusteredFinding, sought: SoughtName): Features {
  const title = decode(finding.title)
  const snippet = decode(finding.snippet)
  const text = decode(finding.text?.slice(0, maxSearchedLength) ?? '')
  const page = text === '' ? '' : chooseExcerpts(text, sought)
  const body = `${snippet} ${page}`
  const url = URL.parse(finding.url)
  const host = parseHost(finding.url) ?? ''
  const domain = host === '' ? '' : toRegistrableDomain(host, { arePrivate: false })
  const path =
    url === null
      ? ''
      : `${host.replace(/\.[a-z]+$/, '')} ${decodePercents(url.pathname + url.search)}`
  // the lists are of languages in Latin letters; folded words of others would only look like these
  const isLatin = detectScript(`${title} ${body}`) === 'latin'
  const words = new Map<string, number>()
  const add = (text: string, weight: number, to = words) => {
    for (const word of splitTextWords(text))
      if (counts(word, sought) && !(isLatin && isStopWord(word))) {
        const singular = toSingular(word)
        to.set(singular, (to.get(singular) ?? 0) + weight)
      }
  }
  const said = fillSnippet(snippet, text, sought)
  add(title, 1)
  add(said.slice(0, maxBriefLength), 1)
  add(path, 0.7)
  const brief = new Set([
    ...words.keys(),
    ...findPhrases(`${title} | ${said.slice(0, maxBriefLength)}`, sought),
  ])
  add(said.slice(maxBriefLength), 1)
  for (const phrase of findPhrases(`${title} | ${said}`, sought)) words.set(phrase, 1)
  const pageWords = page === '' ? null : new Map(words)
  if (pageWords !== null) {
    add(page, 1, pageWords)
    for (const phrase of findPhrases(page, sought)) pageWords.set(phrase, 1)
  }
  const mentions = findMentions(`${title} | ${body}`, sought)
  return {
    finding: { ...finding, title, snippet },
    words,
    pageWords,
    brief,
    topics: topicVector(`${title} ${body} ${path}`, sought),
    domain,
    hub: hubDomains.has(domain) || hubDomains.has(host),
    profile: profileDomains.has(domain),
    mentions,
    ownAddresses: findOwnAddresses(`${title} | ${snippet} | ${text}`, sought),
    site: host === '' ? '' : toRegistrableDomain(host, { arePrivate: true }),
    namedSites: findNamedSites(page),
    titled: findMentions(title, sought).count > 0,
    births: findBirths(`${title}\n${body}`, sought),
    callings: findCallingsBehind(`${title}\n${body}`, sought.words),
  }
}

/**
 * Where the search says little, what the page says of the person stands behind it. It stands in
 * front where the snippet is of other things: the start of a page, or its description.
 */
function fillSnippet(snippet: string, text: string, sought: SoughtName): string {
  if (text === '') return snippet
  const start = snippet.slice(0, maxBriefLength)
  if (start !== '' && findMentions(start, sought).count === 0) {
    const sentences = chooseSentences(text, sought, usualLength)
    if (sentences !== '') return `${sentences} | ${snippet}`
  }
  const missing = usualLength - snippet.length
  if (missing <= 0) return snippet
  const sentences = chooseSentences(text, sought, missing)
  return `${snippet} | ${sentences === '' ? text.slice(0, missing) : sentences}`
}

function counts(word: string, sought: SoughtName): boolean {
  return (
    word.length > 1 &&
    !plainWords.has(word) &&
    !isKinship(word) &&
    !sought.words.has(word) &&
    !/^\d{1,3}$|^\d{5,}$/.test(word)
  )
}

function findPhrases(text: string, sought: SoughtName): Set<string> {
  const phrases = new Set<string>()
  for (const [run] of text.matchAll(
    /\p{Lu}[\p{L}\p{N}'’-]{0,60}\.?(?: (?:of |de |van |von )?\p{Lu}[\p{L}\p{N}'’-]{0,60}\.?)+/gu,
  )) {
    const words = foldWords(run).filter(
      (word) => word.length > 1 && !plainWords.has(word) && !isKinship(word),
    )
    for (const [i, word] of words.entries()) {
      const next = words[i + 1]
      if (next !== undefined && !(sought.words.has(word) && sought.words.has(next)))
        phrases.add(`${word} ${next}`)
    }
  }
  return phrases
}

function topicVector(text: string, sought: SoughtName): number[] {
  const vector = topics.map(() => 0)
  for (const word of foldWords(text)) {
    if (sought.words.has(word)) continue
    const found = chooseTopics(word)
    for (const topic of found) vector[topic] = (vector[topic] ?? 0) + 1 / found.length
  }
  const damped = vector.map((count) => Math.sqrt(count))
  const length = Math.hypot(...damped)
  return length === 0 ? damped : damped.map((count) => count / length)
}

/** A stated year says more than the date of a class or a thesis. */
function findBirths(text: string, sought: SoughtName): BirthRange[] {
  const years = [...findBirthYears(text, sought.words), parseBirthYear(text) ?? []].flat()
  return years.length > 0
    ? years.map((year) => ({ from: year, to: year }))
    : findBirthRanges(text, { sought: [sought], spellings: [], nameWords: sought.words })
}

/** Snippets are cut: a life may have no end, and the year may stand behind a place. */
function parseBirthYear(text: string): number | null {
  const match =
    text.match(/\b(?:born|b\.|geboren|né|née|nacido|nato)[^.|]{0,30}?\b(1[5-9]\d\d|20[01]\d)\b/i) ??
    text.match(/\((1[5-9]\d\d)\s*[-–]\s*(?:1[5-9]\d\d|20\d\d)?\s*\)/)
  return match === null ? null : Number(match[1])
}

function decode(text: string): string {
  return decodeReferences(text.replace(/<[^<>]+>/g, ' '))
}

/** A shorter family name stands in the addresses of others too. */
const minFamilyLength = 3

/**
 * E-mail addresses with the sought family name in front of the @: those of a bearer, not those of a
 * site.
 */
function findOwnAddresses(text: string, { family }: SoughtName): Set<string> {
  if (family.length < minFamilyLength || !text.includes('@')) return new Set()
  // addresses of others need not be read
  const mayHaveOwn = (part: string) => !isAscii(part) || part.toLowerCase().includes(family)
  const addresses = findEmails(text, text, mayHaveOwn).map((address) => address.toLowerCase())
  return new Set(addresses.filter((address) => (address.split('@')[0] ?? '').includes(family)))
}

/** A page that names more sites is a list of them. */
const maxNamedSites = 20

function findNamedSites(text: string): Set<string> {
  const hosts = text.toLowerCase().match(/(?<![a-z\d.-])[a-z\d-]{2,63}(?:\.[a-z\d-]{2,63}){1,4}/g)
  const sites = [...new Set(hosts)].slice(0, maxNamedSites)
  const named = sites.map((host) => toRegistrableDomain(host, { arePrivate: true }))
  // an address at a provider of mail says nothing of the provider's news
  return new Set(named.filter((site) => !isFreemail(site)))
}

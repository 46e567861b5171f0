import { findAskedAddress } from '../../research/identity/contacts/find-asked-address.ts'
import { toPlainText } from '../../research/identity/contacts/plain-text.ts'
import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import { buildSubjectQuery } from '../../research/identity/queries/web-queries.ts'
import { buildFinding, type Finding, type MatchKind } from '../../research/records/finding.ts'
import { toPageAddress, toPageKey } from '../../research/text/addresses/page-key.ts'
import { parseHost } from '../../research/text/addresses/parse-host.ts'
import { joinAlternatives } from '../../research/text/patterns/unwrap.ts'
import { foldWords } from '../../research/text/words/fold.ts'
import { notFoundWords } from '../../research/usernames/presence/tables/not-found.ts'
import type { Question } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'

/**
 * What all web searches have in common: the four kinds of subject, and a result as its engine gave
 * it.
 */
export const webKinds = ['name', 'phone', 'email', 'username'] as const
type WebResult = { url: string; title: string | null; snippet: string | null }

/**
 * Engines cut theirs at two to three lines; those that return passages send more than a citation
 * needs.
 */
const maxSnippetLength = 500

const maxGoneLength = 60
const gone = new RegExp(joinAlternatives(notFoundWords), 'i')

/** The query for a question; null where it is not a subject of a search. */
export function buildWebQuery(question: Question): string | null {
  if (question.kind === 'web') return question.text
  return question.kind === 'id' ? null : buildSubjectQuery(question)
}

/**
 * Results, best first, as findings: one for each page, and an account where the page is a profile.
 * Nothing is fetched for it.
 */
export function toFindings(results: readonly WebResult[], question: Question): Finding[] {
  const byPage = new Map<string, Finding>()
  for (const { url, title, snippet } of results) {
    const [page, key] = [toPageAddress(url), toPageKey(url)]
    if (page === null || key === null || byPage.has(key) || isGone(url, snippet ?? '')) continue
    byPage.set(
      key,
      toFinding(
        page,
        toShort(title ?? '', 200),
        toShort(snippet ?? '', maxSnippetLength),
        question,
      ),
    )
  }
  return [...byPage.values()]
}

/** Engines keep showing profiles that are gone; what they show of one is a line that says so. */
function isGone(url: string, snippet: string): boolean {
  return snippet.length <= maxGoneLength && gone.test(snippet) && parseProfileUrl(url) !== null
}

function toFinding(url: string, title: string, snippet: string, question: Question): Finding {
  const profile = parseProfileUrl(url)
  const said = {
    url,
    title: title === '' ? (parseHost(url) ?? url) : title,
    snippet,
    method: 'search_result',
    matchedOn: findMatches(
      `${title} ${snippet} ${decodePath(url)}`,
      question,
      profile?.handle ?? null,
    ),
  } as const
  return profile === null
    ? buildFinding({ ...said, kind: 'page', trust: 60 })
    : buildFinding({
        ...said,
        kind: 'account',
        platform: profile.platform,
        username: profile.handle,
        trust: 70,
      })
}

/**
 * Engines also return what is merely near to the query: a match is only what can be seen in the
 * result itself.
 */
function findMatches(text: string, question: Question, handle: string | null): MatchKind[] {
  switch (question.kind) {
    case 'name':
      return holdsWords(text, question.text) ? ['name'] : []
    case 'web':
      return holdsWords(text, question.name) ? ['name'] : []
    case 'phone':
    case 'email':
      return findAskedAddress(toPlainText(text), question).length > 0 ? [question.kind] : []
    case 'username':
      return handle?.split('@')[0]?.toLowerCase() === question.text.toLowerCase() ||
        holdsWhole(text, question.text)
        ? ['username']
        : []
    case 'id':
      return []
  }
}

/**
 * True when all words of a name stand in the text, in any order; what holds no word stands nowhere.
 */
function holdsWords(text: string, name: string): boolean {
  const words = new Set(foldWords(text))
  const sought = foldWords(name)
  return sought.length > 0 && sought.every((word) => words.has(word))
}

/** True when the word stands in the text, not as a part of a longer one. */
function holdsWhole(text: string, word: string): boolean {
  const escaped = word.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, 'u').test(
    text.toLowerCase(),
  )
}

function decodePath(url: string): string {
  const path = URL.parse(url)?.pathname ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

import { hasInstructions } from '../safety/has-instructions.ts'
import { isSensitiveText } from '../safety/is-sensitive-text.ts'
import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { unseenOrControl } from '../text/signs/unseen-signs.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { buildQuotes } from './build-quotes.ts'
import type { Citations } from './citations.ts'
import { collectCitedIds } from './draft.ts'
import { findMisstatement } from './find-misstatement.ts'
import { hasRaisedRank } from './has-raised-rank.ts'
import { hasShiftedNumber } from './has-shifted-number.ts'
import { hasShiftedPlace } from './has-shifted-place.ts'
import { isNameTakenForFact } from './is-name-taken-for-fact.ts'
import { parseMarkers } from './markers.ts'
import type { QuotedClaim, SentenceCheck, WrittenSentence } from './quoted-claim.ts'
import { adviceOpenings, readerWords } from './tables/reader-words.ts'
import { toImpliedPhrases, toSamePhrases } from './to-same-phrases.ts'
import { withStop } from './words.ts'

type Question = {
  /** One sentence of a model with markers of `renderClaimList`. */
  raw: string
  claims: ReadonlyMap<string, QuotedClaim>
  check: SentenceCheck
  /** Words that need no proof: the person's names. */
  given: readonly string[]
}

/** `cite`: the sentence with numbers of a text; `unsupported: …` carries the checker's reason. */
type Checked =
  | { ok: true; cite: (citations: Citations) => WrittenSentence }
  | { ok: false; reason: string }

/** A longer run is no single sentence. Characters. */
const maxSentenceLength = 700

/**
 * Lets a model's sentence into a text only when the claims that it cites carry it.
 * Unknown markers, and those whose claim shares no content with the sentence, are dropped; what
 * remains must support it. The rest become `[n]`, at the places where they stood.
 */
export function checkWritten({ raw: written, ...question }: Question): Checked {
  const { claims, check, given } = question
  const raw = toPlainLine(written)
  const marked = parseMarkers(raw)
  const form = deriveFault(raw, marked.plain)
  if (form !== null) return { ok: false, reason: form }
  const known = [...new Set(marked.parts.flatMap(({ markers }) => markers))].flatMap(
    (marker) => claims.get(marker) ?? [],
  )
  if (known.length === 0) return { ok: false, reason: 'uncited' }
  const content = collectContent(marked.plain, given)
  const kept = known.filter((claim) => sharesContent(claim, content, given))
  if (kept.length === 0) return { ok: false, reason: 'unrelated' }
  const excerpts = kept.flatMap(buildQuotes)
  const quotes = excerpts.map(toImpliedPhrases)
  const plain = toSamePhrases(marked.plain)
  const verdict = check(plain, quotes, { given })
  if (!verdict.ok) return { ok: false, reason: `unsupported: ${verdict.reason ?? 'no reason'}` }
  if (isNameTakenForFact(marked.plain, quotes, given))
    return { ok: false, reason: 'unsupported: unknown_fact' }
  if (hasRaisedRank(plain, quotes)) return { ok: false, reason: 'unsupported: added' }
  if (hasShiftedPlace(marked.plain, excerpts) || hasShiftedNumber(plain, quotes))
    return { ok: false, reason: 'unsupported: joined' }
  const fault = findMisstatement(toCitedParts(marked, claims, kept), given)
  if (fault !== null) return { ok: false, reason: `unsupported: ${fault}` }
  const cite = (citations: Citations) => numberCitations(marked, claims, new Set(kept), citations)
  return { ok: true, cite }
}

function toCitedParts(
  { parts }: ReturnType<typeof parseMarkers>,
  claims: ReadonlyMap<string, QuotedClaim>,
  kept: readonly QuotedClaim[],
) {
  return parts.map(({ words, markers }) => ({
    words: toSamePhrases(words),
    claims: kept.filter((claim) => markers.some((marker) => claims.get(marker) === claim)),
  }))
}

/** Without what readers do not see, breaks of lines, and the marks of emphasis or a heading. */
function toPlainLine(raw: string): string {
  return raw
    .replace(/[\p{Z}\t\n\r\f\v]+/gu, ' ')
    .replace(unseenOrControl, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/(\*{1,3}|`)(?=\S)([^*`]+)(?<=\S)\1/g, '$2')
}

/** What no sentence about a person holds. */
function deriveFault(raw: string, plain: string): string | null {
  if (!/\p{L}{2}/u.test(plain)) return 'empty'
  if (raw.length > maxSentenceLength) return 'too_long'
  if (/\bhttps?:|\bwww\.|\]\(|\]\[(?!\s*c?\s?\d)|!\[|javascript:|data:text/i.test(raw))
    return 'link'
  if (/<\/?[a-z!][^>]{0,200}>|&(?:#\d+|[a-z]{2,8});|```|[{}]/i.test(raw)) return 'markup'
  if (hasInstructions(plain) || talksToReader.test(plain)) return 'instruction'
  if (isSensitiveText(plain) !== null) return 'sensitive'
  return null
}

/** A text about a person neither questions nor advises its reader, and has no narrator. */
const talksToReader = new RegExp(
  String.raw`^${joinAlternatives(adviceOpenings)}\b|\b${joinAlternatives(readerWords)}\b`,
  'i',
)

function collectContent(text: string, given: readonly string[]): Set<string> {
  const known = new Set(given.flatMap(foldWords))
  return new Set(foldWords(text).filter((word) => !known.has(word) && !isSmallWord(word)))
}

function sharesContent(
  claim: QuotedClaim,
  content: ReadonlySet<string>,
  given: readonly string[],
): boolean {
  return [...collectContent(buildQuotes(claim).join(' '), given)].some((word) => content.has(word))
}

function numberCitations(
  { parts }: ReturnType<typeof parseMarkers>,
  claims: ReadonlyMap<string, QuotedClaim>,
  kept: ReadonlySet<QuotedClaim>,
  citations: Citations,
): WrittenSentence {
  const cited = new Set<QuotedClaim>()
  const text = parts
    .map(({ words, markers }) => {
      const here = [...new Set(markers.flatMap((marker) => claims.get(marker) ?? []))].filter(
        (claim) => kept.has(claim),
      )
      for (const claim of here) cited.add(claim)
      return here.length === 0 ? words : `${words} ${citations.cite(collectCitedIds(here))}`
    })
    .join('')
  return {
    text: withStop(text),
    claimIds: [...cited].map(({ id }) => id),
  }
}

import { areAlikeWords } from '../claims/support/are-alike-words.ts'
import { type ClaimWords, parseClaim } from '../claims/support/parse-claim.ts'
import type { SupportWord } from '../claims/support/parse-sentence-words.ts'
import { splitWords } from '../claims/support/specifics.ts'
import { unwrap } from '../text/patterns/unwrap.ts'
import { splitSentences, wrapped } from '../text/sentences/split-sentences.ts'
import { foldWords } from '../text/words/fold.ts'
import { toStem } from '../text/words/to-stem.ts'
import { buildQuotes } from './build-quotes.ts'
import type { QuotedClaim } from './quoted-claim.ts'
import { ownWorks } from './tables/same-phrases.ts'
import { sameWords, widerWords } from './tables/same-words.ts'
import { toImpliedPhrases } from './to-same-phrases.ts'

/** What a sentence may take from a claim that it cites. */
export type CitedQuotes = { claim: QuotedClaim; quotes: readonly string[] }

/** "…with Ottavio Brandt, who founded Lumen": what is said of the one named in between. */
const aside = new RegExp(
  unwrap`
    ((?:\p{Lu}[\p{L}\p{M}'’-]+\s+)+\p{Lu}[\p{L}\p{M}'’-]+),
    \s(?:who|whose|now|currently|then|later|formerly|previously)\b[^,.;]*`,
  'gu',
)

/**
 * The quotes of a claim, without what they say of another person that the sentence does not name.
 */
export function buildCitedQuotes(
  claim: QuotedClaim,
  sentence: string,
  given: readonly string[],
): CitedQuotes {
  const known = new Set([sentence, ...given].flatMap(foldWords))
  const quotes = buildQuotes(claim).map((quote) =>
    toImpliedPhrases(quote)
      .replace(ownWork, '$& (author)')
      .replace(aside, (whole, name: string) =>
        foldWords(name).some((word) => known.has(word)) ? whole : name,
      ),
  )
  return { claim, quotes }
}

const ownWork = new RegExp(`\\b(?:his|her|their) (?:[\\p{L}-]+ )?(?:${ownWorks})\\b`, 'giu')

const sameStems = sameWords.map((words) => new Set([...words].map(toStem)))
const widerStems = new Map(
  widerWords.flatMap(([wide, narrow]) =>
    [...wide].map((word) => [toStem(word), new Set([...narrow].map(toStem))] as const),
  ),
)

/**
 * The words of a statement that quotes say, as places in it, in other forms or spellings too. A
 * word of similar meaning is another statement: optics for physics.
 */
export function findSaid(
  { keys, kinds, all }: ClaimWords,
  quotes: readonly string[],
): ReadonlySet<number> {
  const words = quotes.flatMap(splitWords)
  // "field work" says "fieldwork"
  const joined = words.flatMap(({ folded, kind }, place) => {
    const next = words[place + 1]
    return kind === 'plain' && next?.kind === 'plain' ? toStem(`${folded}${next.folded}`) : []
  })
  const said = [...new Set([...words.map(toOwnKey), ...joined])]
  const owned = new Map(all.map((word) => [word.key, toOwnKey(word)]))
  const isSaid = (shared: string, place: number) => {
    const key = owned.get(shared) ?? shared
    return said.includes(key) || isSaidOtherwise(key, said, kinds[place] === 'number')
  }
  return new Set(keys.flatMap((key, place) => (isSaid(key, place) ? [place] : [])))
}

function isSaidOtherwise(key: string, said: readonly string[], isNumber: boolean): boolean {
  return (
    said.some((other) => widerStems.get(key)?.has(other)) ||
    sameStems.some((stems) => stems.has(key) && said.some((other) => stems.has(other))) ||
    (!isNumber && said.some((other) => areAlikeWords(key, other)))
  )
}

/** "studied at" is not said by "research fellow at", which shares its stem. */
function toOwnKey({ key, folded }: SupportWord): string {
  return /^research/.test(folded) ? 'research' : key
}

/** The sentences of quotes that say most of a clause. */
export function findTelling(clause: string, quotes: readonly string[]): string[] {
  const words = parseClaim(clause)
  const sentences = quotes.flatMap((quote) =>
    splitSentences(quote, wrapped).map(({ start, end }) => quote.slice(start, end)),
  )
  const sizes = sentences.map((sentence) => findSaid(words, [sentence]).size)
  const most = Math.max(0, ...sizes)
  return most === 0 ? [] : sentences.filter((_, place) => sizes[place] === most)
}

import { unwrap } from '../text/patterns/unwrap.ts'
import { foldWords } from '../text/words/fold.ts'

/** What hands an honour over, as `toSamePhrases` writes it, and those who get it. */
const handed = new RegExp(
  unwrap`
    \bwon by ((?:(?!(?:of|for|by|from|with|who|whose|which|not|in)\b)
    [^\s.;,]+(?:,(?= \p{Lu}))? ?)+)`,
  'u',
)
/** "her" in front of another word is whose it is: "went to her father". */
const pronoun = /\b(?:him|them)\b|\bher(?=\s*(?:$|(?:and|&)\s))/iu

/** Whether a text says that an honour went to the person: "The prize went to Ilka Morrow". */
export function isHandedTo(text: string, given: readonly string[]): boolean {
  const own = new Set(given.flatMap(foldWords))
  const takers = handed.exec(text)?.[1] ?? ''
  return pronoun.test(takers) || foldWords(takers).some((word) => own.has(word))
}

const giving = /\bs?he (?:\p{L}+ )?(?:gave|presented|awarded)\b.* to /iu

/**
 * Whether a sentence says so of an honour that, by its quotes, went to others alone; or that the
 * person gave what they got.
 */
export function isHandedToOther(
  sentence: string,
  quotes: readonly string[],
  given: readonly string[],
): boolean {
  const telling = quotes.filter((quote) => handed.test(quote))
  const isOwn = (text: string) => isHandedTo(text, given)
  if (giving.test(sentence)) return telling.some(isOwn)
  return isOwn(sentence) && telling.length > 0 && !telling.some(isOwn)
}

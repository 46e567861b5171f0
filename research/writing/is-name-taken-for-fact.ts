import { parseClaim } from '../claims/support/parse-claim.ts'
import { graveWords } from '../claims/support/tables/grave-words.ts'
import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { toStem } from '../text/words/to-stem.ts'
import { findSaid } from './cited-quotes.ts'

/** A longer one, or one with a comma, is a sentence about someone. Words. */
const maxNameWords = 6
const named =
  /(?<article>\b(?:an?|the) )?(?<run>\p{Lu}[\p{L}\p{M}'’-]*\.?(?:\s+\p{Lu}[\p{L}\p{M}'’-]*\.?)*)/gu

/**
 * Whether a sentence states by a word of the person's names what no quote says: a "Zelda Judge" is
 * no judge. Names come from pages and callers, and need no proof as names only.
 */
export function isNameTakenForFact(
  sentence: string,
  quotes: readonly string[],
  [name = '', ...aliases]: readonly string[],
): boolean {
  const own = new Set(foldWords(name))
  const known = new Set([name, ...aliases].flatMap(foldWords))
  const isName = (word: string) => own.has(word) || (known.has(word) && !graveWords.has(word))
  const whole = [name, ...aliases]
    .filter((one) => one.trim() !== '' && !/[,;:]/.test(one))
    .filter((one) => foldWords(one).length <= maxNameWords && foldWords(one).every(isName))
  const names = new RegExp(
    `(?<!\\p{L})${joinAlternatives({ whole: whole.map(RegExp.escape) })}(?!\\p{L})`,
    'gu',
  )
  const bare = (whole.length === 0 ? sentence : sentence.replace(names, ' ; ')).replace(
    named,
    (text, ...groups) => {
      const { article, run }: { article?: string; run: string } = groups.at(-1)
      return article === undefined && foldWords(run).every(isName) ? ' ; ' : text
    },
  )
  const stems = new Set([...known].filter((word) => !isSmallWord(word)).map(toStem))
  const claim = parseClaim(bare)
  const said = findSaid(claim, quotes)
  return claim.keys.some((key, place) => stems.has(key) && !said.has(place))
}

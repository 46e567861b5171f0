import { unwrap } from '../text/patterns/unwrap.ts'
import { foldText } from '../text/words/fold.ts'
import { rankWords } from './tables/rank-words.ts'

type Rank = { word: string; isAmong: boolean; isDefinite: boolean }

/** The noun may stand between: "l'une des tisserandes les plus connues". */
const maxWordsBetween = 4
/** Number and gender change the end of a superlative. Letters. */
const [maxEnding, minStem] = [2, 5]

const patterns = rankWords.map(
  ({ rank, among, apart, definite = '' }) =>
    new RegExp(
      unwrap`
        (?<!\p{L})
        (?:(?<among>(?:${among})\s(?:(?!(?:${apart})\s)[^\s,;:.]+\s){0,${maxWordsBetween}}?)
        |(?<definite>${definite === '' ? '' : `(?:${definite})\\s`})|)
        (?<rank>${rank})(?!\p{L})`,
      'giu',
    ),
)

/** "the oldest member" of one of the oldest members: no quote has the superlative for one alone. */
export function hasRaisedRank(sentence: string, quotes: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const said = quotes.flatMap((quote) => listRanks(quote, pattern))
    return listRanks(sentence, pattern).some(({ word, isAmong, isDefinite }) => {
      const same = said.filter((one) => isForm(one.word, word))
      return !isAmong && isDefinite && same.length > 0 && same.every((one) => one.isAmong)
    })
  })
}

/** Without names: "Everest", "Minister", "Best Cookbook". */
function listRanks(text: string, pattern: RegExp): Rank[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const { rank = '', among, definite } = groups ?? {}
    if (/^\p{Lu}/u.test(rank)) return []
    return {
      word: foldText(rank),
      isAmong: among !== undefined,
      isDefinite: definite !== undefined,
    }
  })
}

function isForm(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  const stem = one.slice(0, Math.max(Math.min(minStem, length), length - maxEnding))
  return other.startsWith(stem) && Math.abs(one.length - other.length) <= maxEnding
}

import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { givenWords } from '../tables/open-role-words.ts'

const alsoWords = parseWordSet(givenWords)

/** "Matthew Baker": a given name and a family name that is a trade; "Art Director" is none. */
export function isFullName(text: string): boolean {
  const given = foldWord(twoNames.exec(text)?.[1] ?? '')
  return isGivenName(given) && !alsoWords.has(given)
}
const twoNames = /^(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+$/u

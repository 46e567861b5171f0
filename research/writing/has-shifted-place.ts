import { unwrap } from '../text/patterns/unwrap.ts'
import { foldWord, foldWords } from '../text/words/fold.ts'
import { functionWords } from '../text/words/stop-words.ts'
import { toStem } from '../text/words/to-stem.ts'

/** Places with the words in front of them: "studied law in Leiden". English. */
type Stay = {
  /** The word right in front; null for a name or a number, which says nothing of its own. */
  anchor: string | null
  /** All since the place before, and those of that place where nothing new is said. */
  words: ReadonlySet<string>
  places: readonly string[]
}

const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`
const stay = new RegExp(
  unwrap`
    (?<!\p{L})(?:in|at)\s(?:the\s)?
    (?<places>${name}(?:(?:,\s|,?\sand\s)(?:in\s|at\s)?${name})*)`,
  'gu',
)
const lastWord = /(?<!\S)(\p{Ll}[\p{Ll}-]+)\s$/u

/**
 * Whether a sentence moves what its sources say of one place to another that they name elsewhere:
 * "studied law in Ghent" of one who studied law in Leiden and worked in Ghent.
 */
export function hasShiftedPlace(sentence: string, quotes: readonly string[]): boolean {
  const said = quotes.flatMap(listStays)
  return listStays(sentence).some(({ anchor, places: named }) => {
    const isThere = ({ places }: Stay) => named.some((place) => places.includes(place))
    return (
      anchor !== null &&
      said.some((one) => one.anchor === anchor) &&
      said.some((one) => one.anchor !== null && one.anchor !== anchor && isThere(one)) &&
      !said.some((one) => one.words.has(anchor) && isThere(one))
    )
  })
}

const isEmpty = (word: string): boolean => functionWords.has(word) || /^\d/.test(word)

function listStays(text: string): Stay[] {
  const stays: Stay[] = []
  let end = 0
  for (const { index, 0: whole, groups } of text.matchAll(stay)) {
    const between = text.slice(end, index)
    const last = lastWord.exec(between)?.[1]
    const own = foldWords(between)
    const isNew = last !== undefined && own.some((word) => !isEmpty(word))
    const kept = isNew ? [] : (stays.at(-1)?.words ?? [])
    const words = new Set([...kept, ...own.map(toStem)])
    const anchor = last === undefined ? null : toStem(foldWord(last))
    stays.push({ anchor, words, places: foldWords(groups?.places ?? '') })
    end = index + whole.length
  }
  return stays
}

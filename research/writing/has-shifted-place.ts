import { unwrap } from '../text/patterns/unwrap.ts'
import { foldWord, foldWords } from '../text/words/fold.ts'
import { toStem } from '../text/words/to-stem.ts'

/** A word and the places where it is said to be so: "studied law in Leiden". English. */
type Stay = { anchor: string; places: readonly string[] }

const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`
const stay = new RegExp(
  unwrap`
    (?<anchor>\p{Ll}[\p{Ll}-]+)\s(?:in|at)\s(?:the\s)?
    (?<places>${name}(?:(?:,\s|,?\sand\s)(?:in\s|at\s)?${name})*)`,
  'gu',
)

/**
 * Whether a sentence moves what its sources say of one place to another that they name elsewhere:
 * "studied law in Ghent" of one who studied law in Leiden and worked in Ghent.
 */
export function hasShiftedPlace(sentence: string, quotes: readonly string[]): boolean {
  const said = quotes.flatMap(listStays)
  return listStays(sentence).some(({ anchor, places: [place = ''] }) => {
    const own = said.filter((one) => one.anchor === anchor)
    const isElsewhere = said.some((one) => one.anchor !== anchor && one.places.includes(place))
    return own.length > 0 && isElsewhere && !own.some(({ places }) => places.includes(place))
  })
}

function listStays(text: string): Stay[] {
  return [...text.matchAll(stay)].map(({ groups }) => ({
    anchor: toStem(foldWord(groups?.anchor ?? '')),
    places: foldWords(groups?.places ?? ''),
  }))
}

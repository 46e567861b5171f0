import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { foldWords } from '../text/words/fold.ts'
import { bareDegrees, degreeSpellings } from './tables/degree-spellings.ts'

const spellings: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(degreeSpellings).map(
    ([key, words]) => [key, new RegExp(String.raw`^${joinAlternatives(words)}\b`)] as const,
  ),
  ...Object.entries(bareDegrees).map(
    ([key, words]) => [key, new RegExp(`^${joinAlternatives(words)}$`)] as const,
  ),
]

/** Equal for spellings of one degree: `B.Sc.`, `BSc (Hons)` and `Bachelor of Science`. */
export function toDegreeKey(degree: string): string {
  const text = foldWords(degree).join(' ')
  return spellings.find(([, spelling]) => spelling.test(text))?.[0] ?? text
}

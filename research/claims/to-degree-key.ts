import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { foldWords } from '../text/words/fold.ts'
import { bareDegrees, degreeEndings, degreeSpellings } from './tables/degree-spellings.ts'

const spellings: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(degreeSpellings).map(
    ([key, words]) => [key, new RegExp(String.raw`^${joinAlternatives(words)}\b`)] as const,
  ),
  ...Object.entries(bareDegrees).map(
    ([key, words]) => [key, new RegExp(`^${joinAlternatives(words)}$`)] as const,
  ),
]

const behind = `(?: ${joinAlternatives(degreeEndings)})?`
const wholeSpellings = spellings.map(
  ([key, { source }]) => [key, new RegExp(`${source.replace(/\\b$|\$$/, '')}${behind}$`)] as const,
)

/** Equal for spellings of one degree: `B.Sc.`, `BSc (Hons)` and `Bachelor of Science`. */
export function toDegreeKey(degree: string): string {
  const text = foldWords(degree).join(' ')
  return spellings.find(([, spelling]) => spelling.test(text))?.[0] ?? text
}

/**
 * The key of a degree of which only the field or honours are said behind it, or null: a "PhD
 * student" has no degree yet, and a doctor of laws no doctorate in philosophy.
 */
export function findWholeDegree(degree: string): string | null {
  const text = foldWords(degree).join(' ')
  if (/^doctor(?:ate)? (?!of philosophy\b)/.test(text)) return null
  return wholeSpellings.find(([, spelling]) => spelling.test(text))?.[0] ?? null
}

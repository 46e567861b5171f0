import { memoize } from '../../text/memoize.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { toCommonCity } from '../places/city-names.ts'
import { schoolLinks, schoolWords, swappedSchools } from './tables/school-words.ts'

const english = new Map(
  Object.entries(schoolWords).flatMap(([word, others]) =>
    [...parseWordSet(others)].map((other) => [other, word] as const),
  ),
)
const kinds = new Set(Object.keys(schoolWords))
const swapped = parseWordSet(swappedSchools)
const linkWords = parseWordSet(schoolLinks)

const listSchoolWords = memoize((name: string): readonly string[] =>
  foldWords(name.replace(/^TU(?=\s)/iu, 'Technische Universität'))
    .filter((word) => !joiningWords.has(word) && !linkWords.has(word))
    .map((word) => english.get(word) ?? toCommonCity(word)),
)

/**
 * @returns equal for one school's name in several languages, or in another order of words; null for
 * what is no school
 */
export function toSchoolKey(name: string): string | null {
  const words = listSchoolWords(withoutInitials(name))
  const isSchool = words.some((word) => kinds.has(word)) && words.some((word) => !kinds.has(word))
  if (!isSchool) return null
  return (mayBeSwapped(words) ? words : words.toSorted()).join(' ')
}

/** "York University" is in Toronto, the "University of York" in York. */
export function isSwapped(a: string, b: string): boolean {
  const [x, y] = [a, b].map((name) => listSchoolWords(withoutInitials(name)))
  if (x === undefined || y === undefined || !mayBeSwapped(x) || !mayBeSwapped(y)) return false
  return x[0] === y[1] && x[1] === y[0]
}

function mayBeSwapped(words: readonly string[]): boolean {
  return words.length === 2 && words.some((word) => swapped.has(word))
}

/** "Institute of Optics (IO)": the name without the initials of its words behind it. */
export const withoutInitials = memoize((name: string): string => {
  const found = /\((\p{Lu}{2,8})\)$/u.exec(name.trim())
  if (found === null) return name
  const [, short = ''] = found
  const whole = found.input.slice(0, found.index).trimEnd()
  const words = foldWords(whole)
  const initials = [words, words.filter((word) => !joiningWords.has(word))].map((some) =>
    some.map((word) => word[0]).join(''),
  )
  return initials.includes(short.toLowerCase()) ? whole : name
})

import { buildCityNames } from '../../identity/places/city-names.ts'
import { memoize } from '../../text/memoize.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { schoolWords, swappedSchools } from './tables/school-words.ts'

const english = new Map(
  Object.entries(schoolWords).flatMap(([word, others]) =>
    [...parseWordSet(others)].map((other) => [other, word] as const),
  ),
)
const kinds = new Set(Object.keys(schoolWords))
const swapped = parseWordSet(swappedSchools)

/** @property key equal for one school's name in several languages; null for what is no school */
type SchoolName = { key: string | null; words: readonly string[] }

const parseSchoolName = memoize((name: string): SchoolName => {
  const folded = foldWords(name.replace(/^TU(?=\s)/u, 'Technische Universität'))
  const words = folded
    .filter((word) => !joiningWords.has(word) && !linkWords.has(word))
    .map((word) => english.get(word) ?? buildCityNames(word)[0] ?? word)
  const isSchool = words.some((word) => kinds.has(word)) && words.some((word) => !kinds.has(word))
  return { key: isSchool ? words.toSorted().join(' ') : null, words }
})

/** "zu Köln", "i Oslo" */
const linkWords = parseWordSet('zu i w v na')

/** Whether two names are one school's: in two languages, or in another order of words. */
export function isSameSchool(a: string, b: string): boolean {
  const { key } = parseSchoolName(a)
  return key !== null && key === parseSchoolName(b).key && !isSwapped(a, b)
}

/** "York University" is in Toronto, the "University of York" in York. */
export function isSwapped(a: string, b: string): boolean {
  const [x, y] = [parseSchoolName(a).words, parseSchoolName(b).words]
  const [first = '', second = ''] = x
  return (
    x.length === 2 &&
    y.length === 2 &&
    first === y[1] &&
    second === y[0] &&
    x.some((word) => swapped.has(word))
  )
}

/** "Institute of Optics (IO)": the name without the initials of its words behind it. */
export const withoutInitials = memoize((name: string): string => {
  const [, whole = '', short = ''] = /^(.+?)\s*\((\p{Lu}{2,8})\)$/u.exec(name.trim()) ?? []
  const words = foldWords(whole)
  const initials = [words, words.filter((word) => !joiningWords.has(word))].map((some) =>
    some.map((word) => word[0]).join(''),
  )
  return short !== '' && initials.includes(short.toLowerCase()) ? whole : name
})

import { isFirmWord } from '../../claims/patterns/tables/firm-words.ts'
import { toSchoolKey } from '../../identity/names/school-name.ts'
import { commonCompanyWords } from '../../identity/names/tables/company-words.ts'
import { computeWordDistance } from '../../identity/names/word-similarity.ts'
import { memoize } from '../../text/memoize.ts'
import { detectScript, type Script } from '../../text/signs/script.ts'
import { foldWords } from '../../text/words/fold.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { noEmployers } from './tables/no-employers.ts'

/**
 * An employer's name as it is compared.
 * @property telling the words that other employers do not have as well
 * @property initials of all words
 * @property school equal for one school's name in several languages; null for other employers
 */
export type Employer = {
  key: string
  words: readonly string[]
  telling: readonly string[]
  initials: string
  school: string | null
  script: Script
}

/** @returns null for what is no employer's name, such as "freelance" */
export const parseEmployer = memoize((name: string): Employer | null => {
  const all = foldWords(name)
  const words = all.filter((word) => !joiningWords.has(word))
  const uncommon = words.filter((word) => !commonCompanyWords.has(word))
  // two theatre companies are two firms; "Cloud Systems" has only words of firms, which then count
  const proper = uncommon.filter((word) => !isFirmWord(word))
  const telling = proper.length > 0 ? proper : uncommon
  const key = all.join(' ')
  const isEmployer = key !== '' && !noEmployers.has(key)
  return isEmployer
    ? {
        key,
        words,
        telling,
        initials: words.map((word) => word[0]).join(''),
        school: toSchoolKey(name),
        script: detectScript(name),
      }
    : null
})

/**
 * Whether no employer of one side fits any of the other. False where that is undecidable: unknown
 * employers, names in two scripts, or names of common words only.
 */
export function areOtherEmployers(a: readonly Employer[], b: readonly Employer[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((x) => b.some((y) => mayFit(x, y)))
}

function mayFit(a: Employer, b: Employer): boolean {
  if (a.key === b.key || a.script !== b.script || a.telling.length === 0 || b.telling.length === 0)
    return true
  if (a.school !== null && a.school === b.school) return true
  if (isShortFor(a, b) || isShortFor(b, a)) return true
  return a.telling.some((x) => b.telling.some((y) => x === y || isSpelling([x, y])))
}

type Pair = readonly [string, string]

const isSpelling = memoize(
  ([x, y]: Pair): boolean => {
    const longest = Math.max(x.length, y.length)
    // each letter more costs this at least, so most pairs need no comparison of letters
    const minDistance = 0.4 * Math.abs(x.length - y.length)
    return (
      1 - minDistance / longest >= spelling && 1 - computeWordDistance(x, y) / longest >= spelling
    )
  },
  { max: 20_000, keyOf: ([x, y]) => `${x} ${y}` },
)

function isShortFor(short: Employer, { initials }: Employer): boolean {
  return initials.length > 1 && short.words.includes(initials)
}

/** Words this much alike are spellings of one. */
const spelling = 0.8

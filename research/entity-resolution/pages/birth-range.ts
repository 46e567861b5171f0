import type { ClaimDraft } from '../../claims/claim.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import type { Bearer } from './bearer.ts'
import { classHonours, classWords, thesisWords } from './tables/passage-words.ts'

/** The years in which a person was probably born, both included. */
export type BirthRange = { from: number; to: number }

/** Usual ages at what pages date; courses are taken by many who work. */
const usualAges = {
  school: [15, 25],
  study: [18, 45],
  thesis: [24, 45],
  post: [18, 65],
} as const

function toBirthRange(year: number, event: keyof typeof usualAges): BirthRange {
  const [youngest, oldest] = usualAges[event]
  return { from: year - oldest, to: year - youngest }
}

/** The years between two ranges; 0 where they overlap. */
export function countYearsBetween(a: BirthRange, b: BirthRange): number {
  return Math.max(0, a.from - b.to, b.from - a.to)
}

/** What the posts and studies that were read from a page say of the year of birth. */
export function deriveBirthRanges(drafts: readonly ClaimDraft[]): BirthRange[] {
  return drafts.flatMap((draft) => {
    if (draft.path !== 'work.positions' && draft.path !== 'education.items') return []
    const event = draft.path === 'work.positions' ? 'post' : 'study'
    const years = [draft.value.from, draft.value.to].flatMap((date) => date?.slice(0, 4) ?? [])
    return years.map((year) => toBirthRange(Number(year), event))
  })
}

const year = String.raw`((?:19|20)\d\d)(?!\d|\s?[-–—]\s?\d)`
/** A line of its own: a sentence may speak of a class that the bearer taught. */
const classYear = new RegExp(
  String.raw`^\s*(?:${joinAlternatives(classWords)})\s${year}\s*$`,
  'gimu',
)
const honour = new RegExp(
  String.raw`(?<!\p{L})(?:${joinAlternatives(classHonours)})(?!\p{L})`,
  'iu',
)
const thesis = new RegExp(
  String.raw`(?<!\p{L})(?:doktor)?(?:${joinAlternatives(thesisWords)})(?!\p{L})`,
  'iu',
)
/** "Roe, Ada (1969)" in front of a title: elsewhere a name may be the supervisor's. */
const author = new RegExp(
  String.raw`^[^\p{L}\n]{0,9}((?:[\p{L}\p{M}'’.-]{1,40},?\s){2,5})\(?${year}`,
  'u',
)

/** What a page of one school class, or the entry of a thesis, says of the year of birth. */
export function findBirthRanges(text: string, bearer: Bearer): BirthRange[] {
  const classes = new Set([...text.matchAll(classYear)].map(([, found]) => Number(found)))
  // of several classes the bearer's is not known, and honours are given at any age
  const ofClass = classes.size !== 1 || honour.test(text) ? [] : [...classes]
  return [
    ...ofClass.map((one) => toBirthRange(one, 'school')),
    ...findThesisYears(text, bearer).map((one) => toBirthRange(one, 'thesis')),
  ]
}

/** "Roe, Ada (1969). On looms. Doctoral thesis" */
function findThesisYears(text: string, { nameWords }: Bearer): number[] {
  return text.split('\n').flatMap((entry) => {
    const [, name = '', found] = thesis.test(entry) ? (author.exec(entry) ?? []) : []
    const isTheirs = foldWords(name).filter((word) => nameWords.has(word)).length > 1
    return isTheirs ? [Number(found)] : []
  })
}

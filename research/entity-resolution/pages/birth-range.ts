import type { ClaimDraft } from '../../claims/claim.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import type { Bearer } from './bearer.ts'
import { classWords, thesisWords } from './tables/passage-words.ts'

/** The years in which a person was probably born, both included. */
export type BirthRange = { from: number; to: number }

/** Usual ages at what pages date. */
const usualAges = {
  school: [15, 25],
  study: [18, 30],
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
const classYear = new RegExp(
  String.raw`(?<![\p{L}-])(?:${joinAlternatives(classWords)})\s${year}`,
  'giu',
)
const thesis = new RegExp(
  String.raw`(?<!\p{L})\p{L}{0,12}(?:${joinAlternatives(thesisWords)})(?!\p{L})`,
  'iu',
)
const yearBehind = new RegExp(String.raw`([\p{L}\p{M}'’-]{1,40}),?\s\(?${year}`, 'gu')

/** What a page of one school class, or the entry of a thesis, says of the year of birth. */
export function findBirthRanges(text: string, bearer: Bearer): BirthRange[] {
  const classes = new Set([...text.matchAll(classYear)].map(([, found]) => Number(found)))
  // of several classes, the bearer's is not known
  const ofClass = classes.size > 1 ? [] : [...classes]
  return [
    ...ofClass.map((one) => toBirthRange(one, 'school')),
    ...findThesisYears(text, bearer).map((one) => toBirthRange(one, 'thesis')),
  ]
}

/** "Roe, Ada (1969). On looms. Doctoral thesis" */
function findThesisYears(text: string, { nameWords }: Bearer): number[] {
  const entries = text.split('\n').filter((line) => thesis.test(line))
  return entries.flatMap((entry) =>
    [...entry.matchAll(yearBehind)].flatMap(([, word = '', found]) =>
      nameWords.has(foldWord(word)) ? [Number(found)] : [],
    ),
  )
}

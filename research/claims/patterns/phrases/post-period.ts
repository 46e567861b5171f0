import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { postLinks, spanOpenings } from '../tables/frame-words.ts'
import { parsePeriod, type ReadPeriod } from './parse-period.ts'
import { isRoleWord } from './roles.ts'

/** ", United Way of Marsh", the rest of a firm's name in front of "since" */
const furtherName = /,(?: (?:\p{Lu}[\p{L}&-]*|of|for|the|and)){2,7} (?=since )/uy

const gaps = [
  // "joined the Globex team in 2004"
  /(?: (?:team|staff|crew|family))?,?\s?\(?\s?/uy,
  furtherName,
  /,? (?:in|à|en|em|a) \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?(?:, \p{Lu}\p{L}+)?,?\s\(?/uy,
]

/** The time that stands behind a post, or behind where it is held. */
export function findPeriodBehind(text: string, end: number): ReadPeriod | null {
  for (const gap of gaps) {
    const between = matchAt(gap, text, end)?.[0]
    // ", President of the Lamp Union since": the year is of the next post
    const length = gap === furtherName && namesNext(between) ? undefined : between?.length
    const period =
      length === undefined
        ? null
        : (parsePeriod(text, end + length) ??
          (isInBracket(text, end + length) ? parsePeriod(text, end + length, true) : null))
    if (period !== null) return period
  }
  return null
}

function namesNext(words = ''): boolean {
  return words
    .split(/[\s,]+/)
    .some((word) => word !== '' && (isRoleWord(word) || isGivenName(foldWord(word))))
}

/** Behind a bracket that is open a year needs no word in front. */
function isInBracket(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - maxBracketLength), at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
const maxBracketLength = 60

const insideStart = new RegExp(
  unwrap`
    (?<=\s)(?:(?:in|on)(?=\s(?:\d{1,2}\s)?(?:\p{Lu}\p{L}+\s)?(?:\d{1,2},?\s)?\d{4}
    (?:,?\s${joinAlternatives(postLinks)}\b))|${joinAlternatives(spanOpenings)})[ ]
    (?=(?:\d{1,2} )?(?:\p{Lu}\p{L}+ )?(?:\d{1,2},? )?\d{4})`,
  'iu',
)

/** "arbeitet seit 2019 bei …": the time inside of what says the post. */
export function findPeriodInside(text: string): ReadPeriod | null {
  const at = text.search(insideStart)
  return at === -1 ? null : parsePeriod(text, at)
}

import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { atThatTime, endingVerbs } from './tables/former-words.ts'

/** ", resigned in 2010": the post beside the name is over. */
const endsPost = new RegExp(
  unwrap`
    ^(?:\s*,\s[^.;]*?,)?\s(?:who\s)?(?:has\s|had\s)?(?:abruptly\s|suddenly\s)?
    ${joinAlternatives(endingVerbs)}(?!\p{L})`,
  'iu',
)
const apposedThen = new RegExp(
  unwrap`
    ^\s*,\s(?:(?:the\s)?then[\s-]|${joinAlternatives(atThatTime)}\s
    |[^,;.]{2,90}?\s${joinAlternatives(atThatTime)}(?=\s*[,;.]|$))`,
  'iu',
)

/** What is said beside a name whose post is over: no headline, and no post of today. */
export function endPosts(
  stated: readonly WeighedStatement[],
  predicate: string,
): readonly WeighedStatement[] {
  if (!endsPost.test(predicate) && !apposedThen.test(predicate)) return stated
  return stated.flatMap((one): WeighedStatement[] => {
    if (one.path === 'identity.headline') return []
    if (one.path !== 'work.positions') return [one]
    return [{ ...one, value: { ...one.value, current: false } }]
  })
}

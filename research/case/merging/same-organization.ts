import { parseEmployer } from '../../entity-resolution/people/employers-differ.ts'
import { isSwapped, toSchoolKey, withoutInitials } from '../../identity/names/school-name.ts'
import { scoreCompanies } from '../../identity/names/score-companies.ts'
import { toOrganizationKey } from '../../identity/names/to-organization-key.ts'
import { memoize } from '../../text/memoize.ts'

/** A score is the percentage of such pairs that are one. */
const surely = 80

/**
 * Whether two names are one organisation's: without legal forms and small words, slips of spelling
 * allowed, or the one in initials.
 */
export function isSameOrganization(a: string, b: string): boolean {
  return a === b || (a < b ? samePair(a)(b) : samePair(b)(a))
}

const samePair = memoize((a: string) =>
  memoize((b: string) => !isSwapped(a, b) && areOne(withoutInitials(a), withoutInitials(b))),
)

function areOne(a: string, b: string): boolean {
  const school = toSchoolKey(a)
  if (school !== null && school === toSchoolKey(b)) return true
  if (toOrganizationKey(a) === toOrganizationKey(b)) return true
  const [x, y] = [parseEmployer(a), parseEmployer(b)]
  if (x === null || y === null) return false
  if (x.words.length > 0 && x.words.join(' ') === y.words.join(' ')) return true
  return (
    isShortFor(x.key, y) ||
    isShortFor(y.key, x) ||
    Math.max(scoreCompanies(a, b).score, scoreCompanies(b, a).score) >= surely
  )
}

/** Fewer than three letters stand for too much. */
function isShortFor(
  key: string,
  { words, initials }: { words: readonly string[]; initials: string },
): boolean {
  return key.length >= 3 && words.length >= 3 && key === initials
}

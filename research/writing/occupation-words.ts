import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { occupations } from '../text/words/tables/occupations.ts'
import { isProperAdjective } from './is-proper-adjective.ts'
import { endings, offices, properWords, titles } from './tables/title-words.ts'
import { withArticle } from './words.ts'

/** Titles that name an office: no article. */
const office = new RegExp(
  unwrap`
    ^(?:(?:co-?|vice[- ]|deputy |acting |interim |executive )*${joinAlternatives(offices)}\b
    |lead\b|professor emerit)`,
  'i',
)
/** Nouns for occupations, by their endings or whole. */
const occupation = new RegExp(
  unwrap`
    \b(?:\p{L}+${joinAlternatives({ endings })}|${joinAlternatives({ ...titles, occupations })})$`,
  'iu',
)
const proper = new RegExp(`^${joinAlternatives(properWords)}$`, 'i')

/**
 * `Optical engineer` → `optical engineer`: a capital that only the start of the title asked for.
 * `German teacher` and `CTO` keep theirs.
 */
export function toLowerTitle(title: string): string {
  const [first = '', ...others] = title.split(' ')
  const word = first.replace(',', '')
  const isPlain =
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) && !isProperAdjective(word) && !proper.test(word)
  const [role = ''] = title.split(/ (?:of|for|in|at) /i)
  const titleCase = / \p{Lu}\p{Ll}/u.test(role)
  return isPlain && !titleCase && (others.length > 0 || occupation.test(first))
    ? `${first.charAt(0).toLowerCase()}${first.slice(1)}${title.slice(first.length)}`
    : title
}

/** `an optical engineer`, `head of research`: a title as predicate. */
export function asRole(title: string): string {
  const lower = toLowerTitle(title)
  if (office.test(title) || /^(?:an?|the)\s/i.test(title) || /^[^\p{Script=Latin}]+$/u.test(title))
    return lower
  return withArticle(lower)
}

/**
 * Whether a headline is an occupation, so that "is a …" can stand before it; mottos and lists are
 * not.
 */
export function isRole(headline: string): boolean {
  const core = headline.split(/\s+(?:at|of|for|in|with|from|und|,)\s+|,\s*/iu)[0] ?? ''
  return (
    headline.length <= 100 &&
    core.split(' ').length <= 6 &&
    !/[|·•/!?;:"“]|\.\s|\b(?:i|i'm|my|me|we|our|you|your|is|was|has|are)\b/iu.test(headline) &&
    (occupation.test(core) || office.test(core))
  )
}

import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { occupations } from '../text/words/tables/occupations.ts'
import { isProperAdjective } from './is-proper-adjective.ts'
import { endings, modifiers, offices, properWords, titles } from './tables/title-words.ts'
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
const modifier = new RegExp(`^${joinAlternatives(modifiers)}$`, 'i')

/**
 * `Optical engineer`, `Optical Engineer` → `optical engineer`: capitals that only the title asked
 * for. `German teacher`, `CTO` and `Rhodes Scholar` keep theirs.
 */
export function toLowerTitle(title: string): string {
  const [first = '', ...others] = title.split(' ')
  const word = first.replace(',', '')
  const isPlain =
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) && !isProperAdjective(word) && !proper.test(word)
  const [role = ''] = title.split(/,| (?:of|for|in|at) /i)
  if (isTitleCase(role))
    return isNameless(role) ? `${role.toLowerCase()}${title.slice(role.length)}` : title
  // one word in front of a comma may be a firm: "Samsung, Software Engineer"
  const isOpened = others.length > 0 && !first.endsWith(',')
  return isPlain && (isOpened || occupation.test(word) || office.test(word))
    ? `${first.charAt(0).toLowerCase()}${first.slice(1)}${title.slice(first.length)}`
    : title
}

function isTitleCase(role: string): boolean {
  return / \p{Lu}\p{Ll}/u.test(role)
}

/** Whether it is an occupation, and each of its capitals one of a word that is no name. */
function isNameless(role: string): boolean {
  return role.split(/ (?:and|&) /).every((part) => {
    const words = part.split(' ')
    const named = words.slice(0, -1).find((word) => /\p{Lu}/u.test(word) && !modifier.test(word))
    return named === undefined && isOccupation(words.at(-1) ?? '')
  })
}

function isOccupation(word: string): boolean {
  return /^\p{Lu}?\p{Ll}+$/u.test(word) && occupation.test(word) && !proper.test(word)
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

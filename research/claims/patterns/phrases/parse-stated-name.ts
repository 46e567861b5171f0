import { commonCompanyWords } from '../../../identity/names/tables/company-words.ts'
import { writtenParticles } from '../../../identity/names/tables/titles.ts'
import { places } from '../../../identity/places/tables/places.ts'
import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldText } from '../../../text/words/fold.ts'
import { hasLeadingMonth } from '../../../text/words/months.ts'
import { addressWords, nationalities, sentenceStarts } from '../tables/address-words.ts'
import { isFullName } from './is-full-name.ts'
import { isSchool, type OrganizationReading } from './parse-organization.ts'
import { isRoleWord } from './roles.ts'

const title = new RegExp(String.raw`(?:${joinAlternatives(addressWords)}\.? )*`, 'y')
const name = new RegExp(
  unwrap`
    \p{Lu}[\p{L}\p{M}'’-]*\.?(?: (?:(?:${writtenParticles.join('|')}) ){0,2}\p{Lu}
    [\p{L}\p{M}'’-]*\.?(?=\s|[,.;:)]|$)){0,3}`,
  'uy',
)
const notNames = new RegExp(
  String.raw`^(?:${joinAlternatives(sentenceStarts)}|${joinAlternatives(nationalities)}|I)\b`,
)

/** "Anna Bell July", in front of "27, 1788" */
function withoutDate(name: string, text: string, start: number): string {
  const last = name.lastIndexOf(' ')
  const isDated = last !== -1 && /^(?:\.?\s\d|,\s\d{4})/u.test(text.slice(start + name.length))
  return isDated && hasLeadingMonth(name.slice(last + 1)) ? name.slice(0, last) : name
}

/** A person's name of one to four words at `at`, behind a form of address. */
export function parseStatedName(text: string, at: number): OrganizationReading | null {
  const start = at + (matchAt(title, text, at)?.[0].length ?? 0)
  const found = matchAt(name, text, start)?.[0]
  if (found === undefined) return null
  const value = withoutDate(found.replace(/['’]s$/, '').replace(/\.$/, ''), text, start)
  const words = value.split(' ')
  // "his brother, D.J., …": an initial alone is no name
  if (value.length < 2 || notNames.test(value) || hasLeadingMonth(value)) return null
  if (places.has(value) || isSchool(value)) return null
  const isOfPost = (word: string, at: number) =>
    isRoleWord(word) && !isFullName(`${words[at - 1]} ${word}`)
  // "Initech Solutions"
  if (words.some((word) => commonCompanyWords.has(foldText(word)))) return null
  return words.some(isOfPost) ? null : { value, end: start + value.length }
}

import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { birthLabels, lifeVerbs } from '../../text/words/tables/birth-words.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { hasKin, invertedVerb } from './binding/subjects.ts'
import { collectAliases } from './collect-aliases.ts'
import { deriveHeadline } from './derive-headline.ts'
import { parseBirthYearBehind } from './phrases/birth-year.ts'
import { isKnownTown } from './phrases/is-region.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { isRoleWord } from './phrases/roles.ts'
import { isFirmName } from './tables/firm-words.ts'

const firstYear = 1850

/** Year of birth, headline, home and other names. */
export function parseLife(bound: BoundSentence): WeighedStatement[] {
  const stated: WeighedStatement[] = []
  const base = bindingConfidence[bound.binding]
  const isSubject = bound.binding !== 'named' && !bound.owned
  const inverted = invertedVerb.exec(bound.intro)?.[1] ?? ''
  const said = `${inverted}${bound.predicate}`
  const predicate = withoutApposition(said, bound).replace(bornMark, 'born ')
  const year = bound.owned
    ? bornOwned(bound)
    : (parseBirthYearBehind(predicate) ?? bornBefore(bound.intro) ?? bornInBracket(bound))
  if (
    year !== null &&
    year >= firstYear &&
    (isSubject ||
      bound.owned ||
      (besideName.test(bound.predicate) && !behindOf.test(bound.intro) && !hasKin(bound.intro)))
  ) {
    stated.push({ path: 'identity.birthYear', value: { year }, confidence: Math.min(base + 5, 85) })
  }
  const headline = isSubject ? deriveHeadline(bound) : null
  if (headline !== null)
    stated.push({ path: 'identity.headline', value: { value: headline }, confidence: base - 5 })
  const isHome = isSubject || (!bound.owned && inBracket.test(bound.predicate))
  const home = isHome ? deriveHome(bound.predicate) : null
  if (home !== null) {
    const value = { ...toLocation(home), from: null, to: null, current: true }
    stated.push({ path: 'locations.items', value, confidence: base - 8 })
  }
  for (const value of bound.owned ? [] : collectAliases(bound))
    stated.push({ path: 'identity.aliases', value: { value }, confidence: base - 2 })
  return stated
}

/** "b. 1961." at the head of a line under a name */
const bornMark = /^(?:b\.|\*|geb\.)\s?(?=(?:18|19|20)\d\d\b)/iu
const inBracket = /^\s?\(\d{1,2},\s(?=\p{Lu})/u
const fromTown =
  /^,(?: \d{1,2},)?(?: (?:an? |the )?[\p{Ll}][^,.;:()]{2,50},)? (?:now )?(?:of|from) (?=\p{Lu})/u

/** "the firm of NAME, born in 1998" */
const behindOf = /\sof\s$/u

/** "NAME, managing editor, of Ulverby, …": a town in commas behind the name. */
function deriveHome(predicate: string): string | null {
  const aged = inBracket.exec(predicate)
  if (aged !== null) return parseLocation(predicate, aged[0].length)?.value ?? null
  const start = fromTown.exec(predicate)?.[0].length
  const place = start === undefined ? null : parseLocation(predicate, start)
  return place !== null && !isFirmName(place.value) && /^[,.]/.test(predicate.slice(place.end))
    ? place.value
    : null
}

/** Of a person who is no subject, what stands right behind the name. */
const besideName = /^(?:\s*[(（]|, \d{4}-|,\s(?:who (?:was|is) )?(?:born\b|b\.\s|year of birth))/u

/** "NAME, managing editor, of Ulverby, was born in 1953", "NAME, farrier (born 1953)" */
const betweenNameAndBirth = new RegExp(
  unwrap`
    ^(?:[,;][^,.;:()]{2,60}){1,3}(?:[,;]
    (?=\s+(?:(?:who\s+)?(?:was\s+|is\s+)?born\b|b\.|${joinAlternatives(birthLabels)}))
    |(?<!\s|\s\p{Lu}\p{L}*)(?=\s\((?:born\b|b\.|\*)))`,
  'u',
)

function withoutApposition(text: string, { others }: BoundSentence): string {
  const apposed = betweenNameAndBirth.exec(text)?.[0] ?? ''
  // "NAME, son of Otto Rank (born 1920)"
  const isOfOther = hasKin(apposed) || others.some((at) => at >= 0 && at < apposed.length)
  return isOfOther ? text : text.slice(apposed.length)
}

const ownBirth = new RegExp(
  String.raw`^(?:['’]s?\s)?${joinAlternatives(birthLabels)}(?!\p{L})`,
  'iu',
)

/** "Her year of birth is 1953." */
function bornOwned({ predicate }: BoundSentence): number | null {
  const said = predicate.replace(/^['’]s?\s/u, '')
  return ownBirth.test(predicate) ? parseBirthYearBehind(said) : null
}

const yearInBracket = new RegExp(
  unwrap`
    ^\s?\((?:(\p{Lu}[\p{L}\p{M} .’'-]{2,30}),\s)?((?:19|20)\d\d)\)\s
    (?:${joinAlternatives(lifeVerbs)}(?!\p{L})|is (?:an? )?((?:[\p{L}-]+ ?){1,5})(?!['’]))`,
  'u',
)
/** Works and accounts are younger than those who write and read pages. */
const lastYear = 2008

/** "NAME (1953) lives in Halifax", but not "NAME (1953) argues" nor "is a classic". */
function bornInBracket({ binding, predicate }: BoundSentence): number | null {
  if (binding !== 'full') return null
  const [, place, year = '', what] = yearInBracket.exec(predicate) ?? []
  const isPerson = what === undefined || what.split(/[\s-]+/u).some(isRoleWord)
  // "(Eldgate College, 1990)"
  if (place !== undefined && !isKnownTown(place)) return null
  return year !== '' && isPerson && Number(year) <= lastYear ? Number(year) : null
}

/** "Born in Porto in 1953, NAME …" */
function bornBefore(intro: string): number | null {
  return /^\s*Born\b/.test(intro)
    ? parseBirthYearBehind(` was ${intro.trim().replace(/^Born/, 'born')}`)
    : null
}

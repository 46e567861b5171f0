import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { invertedVerb } from './binding/subjects.ts'
import { collectAliases } from './collect-aliases.ts'
import { deriveHeadline } from './derive-headline.ts'
import { parseBirthYearBehind } from './phrases/birth-year.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { isFirmName } from './tables/firm-words.ts'

const firstYear = 1850

/** Year of birth, headline, home and other names. */
export function parseLife(bound: BoundSentence): WeighedStatement[] {
  const stated: WeighedStatement[] = []
  const base = bindingConfidence[bound.binding]
  const isSubject = bound.binding !== 'named' && !bound.owned
  const inverted = invertedVerb.exec(bound.intro)?.[1] ?? ''
  const predicate = `${inverted}${bound.predicate}`
    .replace(betweenNameAndBirth, '')
    .replace(bornMark, 'born ')
  const year = bound.owned ? null : (parseBirthYearBehind(predicate) ?? bornBefore(bound.intro))
  if (
    year !== null &&
    year >= firstYear &&
    (isSubject || /^(?:\s*[(（]|, \d{4}-)/.test(bound.predicate))
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
  /^,(?: \d{1,2},)?(?: (?:an? |the )?[\p{Ll}][^,.;:()]{2,50},)? (?:of|from) (?=\p{Lu})/u

/** "NAME, managing editor, of Ulverby, …": a town in commas behind the name. */
function deriveHome(predicate: string): string | null {
  const aged = inBracket.exec(predicate)
  if (aged !== null) {
    const town = parseLocation(predicate, aged[0].length)
    return town !== null && !isFirmName(town.value) && predicate[town.end] === ')'
      ? town.value
      : null
  }
  const start = fromTown.exec(predicate)?.[0].length
  const place = start === undefined ? null : parseLocation(predicate, start)
  return place !== null && !isFirmName(place.value) && /^[,.]/.test(predicate.slice(place.end))
    ? place.value
    : null
}

/** "NAME, managing editor, of Ulverby, was born in 1953" */
const betweenNameAndBirth =
  /^(?:[,;][^,.;:()]{2,60}){1,3}[,;](?=\s+(?:(?:who\s+)?(?:was\s+|is\s+)?born\b|b\.))/u

/** "Born in Porto in 1953, NAME …" */
function bornBefore(intro: string): number | null {
  return /^\s*Born\b/.test(intro)
    ? parseBirthYearBehind(` was ${intro.trim().replace(/^Born/, 'born')}`)
    : null
}

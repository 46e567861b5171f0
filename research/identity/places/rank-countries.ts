import { memoizeOnce } from '../../text/memoize-once.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldAccents } from '../../text/words/fold.ts'
import { findCities } from './find-cities.ts'
import { countryNames } from './parse-place.ts'
import { regionCountries } from './tables/place-aliases.ts'
import { subdivisions } from './tables/subdivisions.ts'

/** How much each kind of evidence says; a larger city of the same name outweighs the others. */
const weights = { country: 3, region: 3, postcode: 3, script: 2, domain: 3, city: 2, namesake: 0.5 }

/** Shapes of postal codes that one country uses. */
const postcodes: readonly [string, RegExp][] = [
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b/],
  ['NL', /\b[1-9]\d{3} [A-Z]{2}\b(?= \p{Lu})/u],
  ['US', /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/],
  ['AU', /\b(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT) \d{4}\b/],
  ['IE', /\b[A-Z]\d[\dW] [A-Z][A-Z\d]{3}\b/],
  ['JP', /〒\s?\d{3}/],
]

/** Scripts that one country writes in. Han is left out: several countries use it. */
const scripts: readonly [string, RegExp][] = [
  ['JP', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['KR', /\p{Script=Hangul}/u],
  ['TH', /\p{Script=Thai}/u],
  ['IL', /\p{Script=Hebrew}/u],
  ['GR', /\p{Script=Greek}/u],
]

/** Country domains that the whole world registers names in. */
const worldwide = parseWordSet('ac ai cc co fm gg io la ly me nu sh tk to tv vc ws')

const countryDomain = /[\p{L}\p{N}]\.([a-z]{2})(?=$|[\s/:,;)>"'|?#]|\.(?:\s|$))/giu

const regionCodes = memoizeOnce(() =>
  Map.groupBy(subdivisions.values(), (code) => code.slice(code.indexOf('-') + 1)),
)

const maxWordsOfCountry = 4
const capitalised = /\p{Lu}[\p{L}\p{M}]*(?:[ '’-]+[\p{L}\p{M}]+){0,3}/gu

/**
 * Countries that a text points at, the likeliest first: by country and region names, cities,
 * postal codes, country domains and scripts. ISO 3166 codes.
 */
export function rankCountries(text: string): string[] {
  const scores = new Map<string, number>()
  const add = (country: string | undefined, weight: number) => {
    if (country !== undefined) scores.set(country, (scores.get(country) ?? 0) + weight)
  }
  for (const country of namedCountries(text)) add(country, weights.country)
  for (const country of regionsBehindCommas(text)) add(country, weights.region)
  for (const [country, shape] of postcodes) if (shape.test(text)) add(country, weights.postcode)
  for (const [country, script] of scripts) if (script.test(text)) add(country, weights.script)
  for (const country of domainCountries(text)) add(country, weights.domain)
  for (const city of findCities(text)) {
    const weight = isPartOfName(text, city.start, city.end) ? weights.namesake : weights.city
    city.countries.forEach((country, rank) => {
      add(country, rank === 0 ? weight : weights.namesake / rank)
    })
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([country]) => country)
}

function namedCountries(text: string): Set<string> {
  const found = new Set<string>()
  for (const match of text.matchAll(capitalised)) {
    const words = foldAccents(match[0]).split(' ')
    for (let from = 0; from < words.length; from += 1)
      for (let to = Math.min(words.length, from + maxWordsOfCountry); to > from; to -= 1) {
        const name = words.slice(from, to).join(' ')
        // two letters are also words of every language
        if (name.length < 3) continue
        // "Victoria Smith" is no part of Australia, "Victoria Australia" is
        const isLast = to === words.length || countryNames().has(words.slice(to).join(' '))
        const country = countryNames().get(name) ?? (isLast ? regionCountries.get(name) : undefined)
        if (country !== undefined) found.add(country)
      }
  }
  for (const match of text.matchAll(/\b(?:UK|USA|UAE|U\.S\.A?\.|U\.K\.)/g))
    found.add(match[0].includes('K') ? 'GB' : match[0] === 'UAE' ? 'AE' : 'US')
  return found
}

/** "Halifax, NS": codes of states and provinces. */
function* regionsBehindCommas(text: string): Generator<string> {
  for (const match of text.matchAll(/\p{L}, ?([A-Z]{2,3})\b/gu))
    for (const code of regionCodes().get(match[1] ?? '') ?? []) yield code.slice(0, 2)
}

function domainCountries(text: string): Set<string> {
  const found = new Set<string>()
  for (const match of text.matchAll(countryDomain)) {
    const domain = (match[1] ?? '').toLowerCase()
    if (!worldwide.has(domain)) found.add(domain === 'uk' ? 'GB' : domain.toUpperCase())
  }
  return found
}

/** "Victoria Smith" is no place: a city followed by another capitalised word. */
function isPartOfName(text: string, start: number, end: number): boolean {
  return /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) && !/\d{4,5} $/.test(text.slice(0, start))
}

import { memoize } from '../../text/memoize.ts'
import { memoizeOnce } from '../../text/memoize-once.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { detectScript, type Script } from '../../text/signs/script.ts'
import { foldAccents, foldWords } from '../../text/words/fold.ts'
import { computeWordDistance } from '../names/word-similarity.ts'
import { toCommonCity } from './city-names.ts'
import { areSameCity } from './find-cities.ts'
import {
  cityParts,
  codesBehindCities,
  countryAliases,
  nowhere,
  partsBehindCities,
  regionCountries,
} from './tables/place-aliases.ts'

/**
 * A person's stated place.
 * @property city folded; '' where only a country or its part is named.
 * @property country ISO 3166 code, or null
 */
export type Place = { city: string; country: string | null; script: Script }

/**
 * Languages that countries are named in; those of the Latin script come with their neighbours'
 * spellings.
 */
const languages = 'en de fr es it pt nl pl sv tr ru uk el he ar hi zh ja ko'.split(' ')

/** Countries by their names (`foldAccents`), made at the first use: Node knows many languages. */
export const countryNames = memoizeOnce((): ReadonlyMap<string, string> => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((x) => letters.map((y) => x + y))
  // codes of states that are gone stand for what came after them
  const known = codes.filter(
    (code) =>
      new Intl.Locale(`und-${code}`).region === code && !/^(?:EU|EZ|UN|XA|XB|QO|ZZ)$/.test(code),
  )
  const names = languages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  const found = new Map<string, string>()
  for (const name of names)
    for (const code of known) {
      const key = foldAccents(name.of(code) ?? '')
      if (key !== '' && !found.has(key)) found.set(key, code)
    }
  for (const [name, code] of countryAliases) found.set(name, code)
  return found
})

/**
 * @returns null for text that names no place: invented names cannot be distinguished from cities,
 * but numbers and web addresses can
 */
export const parsePlace = memoize(splitPlace, { max: 2_000 })

/** Longer texts are sentences, not places. */
const [maxLength, maxWords] = [80, 4]

function splitPlace(text: string): Place | null {
  if (/[@\d]|https?:/.test(text) || text.length > maxLength) return null
  const parts = text
    .split(/[,،、;/|()]|\s[-–—·]\s/)
    .map(foldAccents)
    .flatMap((part, _, all) => (all.length === 1 ? splitCountry(part) : [part]))
    .filter((part) => part !== '' && !nowhere.has(part))
  const [first] = parts
  if (first === undefined || first.split(' ').length > maxWords) return null
  const country =
    parts
      .toReversed()
      .reduce<string | null>(
        (found, part) => found ?? deriveCountry(part, parts.length > 1),
        null,
      ) ??
    parts.slice(1).reduce<string | null>((found, part) => found ?? findCountryBehind(part), null)
  const city = deriveCountry(first, false) === null ? foldWords(first).join(' ') : ''
  return { city: toCommonCity(city), country, script: detectScript(text) }
}

const countryBehind = new RegExp(
  unwrap`
    ^(?!(?:the|north|south|east|west|central|\p{L}+ern)\b)(.+) (uk|usa|united kingdom
    |united states)$`,
  'iu',
)
const articleBefore = /^the (?=(?:uk|usa|united kingdom|united states)$)/i

/** "Bristol UK" has a city in front of its country; "South UK" has none. */
export function splitCountry(text: string): string[] {
  return countryBehind.exec(text)?.slice(1) ?? [text.replace(articleBefore, '')]
}

/**
 * The country that a part of a place names behind a city: itself, or one of its parts.
 * @param part folded
 */
export function findCountryBehind(part: string): string | null {
  return deriveCountry(part, true) ?? partsBehindCities.get(part) ?? null
}

/** Two letters behind a city are a state's or a country's; those that are both say nothing. */
function deriveCountry(part: string, isBehind: boolean): string | null {
  const known = countryNames().get(part) ?? regionCountries.get(part)
  if (known !== undefined)
    return part.length === 2 && !isBehind && !countryAliases.has(part) ? null : known
  const code = part.toUpperCase()
  return isBehind && codesBehindCities.has(code) ? code : null
}

/** Distance of two places: none (or unknown), within one country, or between two. */
export function comparePlaces(a: Place, b: Place): 'no' | 'city' | 'country' {
  if (a.country !== null && b.country !== null && a.country !== b.country) return 'country'
  // a city's name in another script is often another word
  if (a.city === '' || b.city === '' || a.script !== b.script || areOneCity(a.city, b.city))
    return 'no'
  return a.country !== null && a.country === b.country ? 'city' : 'country'
}

function areOneCity(a: string, b: string): boolean {
  const [x, y] = [a.split(' ').map(toCommonCity), b.split(' ').map(toCommonCity)]
  if (cityParts.get(a) === b || cityParts.get(b) === a || areSameCity(a, b)) return true
  // Greater London, San Francisco Bay Area
  if (x.every((word) => y.includes(word)) || y.every((word) => x.includes(word))) return true
  return 1 - computeWordDistance(a, b) / Math.max(a.length, b.length) >= spelling
}

/** Cities' names this much alike are spellings of one. */
const spelling = 0.7

import { parsePlace } from '../identity/places/parse-place.ts'
import { type Area, areFittingAreas, parseAreas } from '../identity/places/place-areas.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'
import { foldWords } from '../text/words/fold.ts'
import type { ClaimValueOf } from './claim.ts'

type Location = ClaimValueOf<'locations.items'>

/**
 * @property city folded, '' where only a country or its part is named
 * @property country ISO 3166 code, or null
 * @property areas where it may lie
 */
type Located = { city: string; country: string | null; areas: Area[] }

/**
 * What is said around a city's name and does not make it another city. No other stop word is left
 * out: `La Paz` and `Den Haag` begin with one.
 */
const around = parseWordSet('greater city metro metropolitan area region downtown central of the')

/** A location in the parts by which places are compared. */
export function buildPlace({ label, city, country, countryCode }: Location): Located {
  const named = [city, country ?? countryCode].filter((part) => part !== null).join(', ')
  const place = parsePlace(city === null ? label : named)
  const found = place?.city ?? foldWords(city ?? label).join(' ')
  const code = countryCode?.toUpperCase() ?? place?.country ?? null
  const parts = label.split(',').slice(found === '' ? 0 : 1)
  return { city: found, country: code, areas: parseAreas(parts, code) }
}

/** The region, where the label leaves no choice. */
export function chooseRegion({ areas }: Located): string | null {
  return areas.length === 1 ? (areas[0]?.region ?? null) : null
}

/**
 * Whether two may be one place, one of them perhaps less exact: `Lisbon`, `Lisboa, Portugal` and
 * `Portugal`.
 */
export function isSamePlace(a: Location, b: Location): boolean {
  const [x, y] = [buildPlace(a), buildPlace(b)]
  const isWide = x.city === '' || y.city === ''
  const fit = x.areas.some((one) =>
    y.areas.some(
      (other) => areFittingAreas(one, other) && (!isWide || one.country === other.country),
    ),
  )
  return fit && (isWide || plain(x.city) === plain(y.city))
}

/** A key that is equal for spellings of one place. */
export function toPlaceKey(value: Location): string {
  const place = buildPlace(value)
  const region = chooseRegion(place)
  return [plain(place.city), place.country ?? '', ...(region === null ? [] : [region])].join('|')
}

function plain(city: string): string {
  const words = city.replace(/ bay area$/, '').split(' ')
  const rest = words.filter((word) => !around.has(word))
  return (rest.length === 0 ? words : rest).join(' ')
}

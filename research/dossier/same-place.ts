import type { ClaimValueOf } from '../claims/claim.ts'
import { foldWords } from '../names/fold.ts'
import { type Place, readPlace } from '../people/read-place.ts'

type Location = ClaimValueOf<'locations.items'>

/** What is said around a city's name and does not make it another city. */
const around = new Set('greater city metro metropolitan bay area region downtown central of the'.split(' '))

/** @property city folded, '' where only a country or its part is named; @property country ISO 3166, null where nobody says */
export function placeOf({ label, city, country, countryCode }: Location): Pick<Place, 'city' | 'country'> {
  const place = readPlace(city === null ? label : [city, country ?? countryCode].filter((part) => part !== null).join(', '))
  return { city: place?.city ?? foldWords(city ?? label).join(' '), country: countryCode?.toUpperCase() ?? place?.country ?? null }
}

/** Whether two may be one place, one of them perhaps less exact: `Lisbon`, `Lisboa, Portugal` and `Portugal`. */
export function samePlace(a: Location, b: Location): boolean {
  const [x, y] = [placeOf(a), placeOf(b)]
  if (x.country !== null && y.country !== null && x.country !== y.country) return false
  if (x.city === '' || y.city === '') return x.country === y.country
  return plain(x.city) === plain(y.city)
}

export function placeKey(value: Location): string {
  const { city, country } = placeOf(value)
  return `${plain(city)}|${country ?? ''}`
}

function plain(city: string): string {
  const words = city.split(' ')
  const rest = words.filter((word) => !around.has(word))
  return (rest.length === 0 ? words : rest).join(' ')
}

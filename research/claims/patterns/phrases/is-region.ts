import { findCities } from '../../../identity/places/find-cities.ts'
import { parsePlace } from '../../../identity/places/parse-place.ts'
import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { compassWords, regions } from '../tables/place-words.ts'

const region = new RegExp(
  `^(?:(?:sub-)?${joinAlternatives(compassWords)}[ -]?)?${joinAlternatives(regions)}$`,
  'iu',
)

/** Whether a name is that of parts of the world: "South Asia", "India/South Asia". */
export function isRegion(name: string): boolean {
  const parts = name.split(/\s?[/&]\s?|\s(?:and|und|et|y)\s/u)
  return (
    parts.some((part) => region.test(part)) &&
    parts.every((part) => region.test(part) || isCountry(part))
  )
}

/** Whether a name is a country's or, where its country is known, that of a state. */
export function isCountry(name: string): boolean {
  const place = parsePlace(name)
  return place !== null && place.country !== null && place.city === ''
}

/** Whether the whole text is the name of a town that the lists know. */
export function isKnownTown(text: string): boolean {
  return findCities(text).some(({ start, end }) => start === 0 && end === text.length)
}

import { findCities } from '../../identity/places/find-cities.ts'
import { parsePlace } from '../../identity/places/parse-place.ts'

/** Lines at the top of a page that is titled by the name. */
const maxTopLines = 4

/**
 * The towns that stand with their country on lines at the top of a page about the person: "Leeds,
 * England". A town alone may be where something was written, or where the person was then.
 */
export function findHomes(text: string): string[] {
  return text.split('\n', maxTopLines).flatMap((line) => {
    const place = line.trim()
    const [city] = findCities(place)
    const hasCountry = /^,\s/u.test(place.slice(city?.end)) && parsePlace(place)?.country != null
    return city?.start === 0 && hasCountry ? [place] : []
  })
}

import { memoizeOnce } from '../../text/memoize-once.ts'
import { foldWords } from '../../text/words/fold.ts'
import { countryNames } from './parse-place.ts'
import { places } from './tables/places.ts'
import { subdivisions } from './tables/subdivisions.ts'

const known = memoizeOnce(() => new Set([...places].map((place) => foldWords(place).join(' '))))

/**
 * Whether a name is that of a country, a part of one or a large city, where many bearers of any
 * name live.
 * @param key folded words
 */
export function isWidePlace(key: string): boolean {
  return known().has(key) || subdivisions.has(key) || countryNames().has(key)
}

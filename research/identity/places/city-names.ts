import { memoizeOnce } from '../../text/memoize-once.ts'
import { cityAliases } from './tables/place-aliases.ts'

const aliases = memoizeOnce(() =>
  Map.groupBy(cityAliases.keys(), (alias) => cityAliases.get(alias) ?? alias),
)

/**
 * Every name that a city is known by, the given one among them.
 * @param city folded to ASCII, words separated by spaces
 */
export function buildCityNames(city: string): string[] {
  const common = toCommonCity(city)
  return [common, ...(aliases().get(common) ?? [])]
}

/** "LA" is an article as well. */
const minLength = 3

/** The names by which a text speaks of a city: of short ones the given alone, which are words. */
export function listWrittenCityNames(city: string): string[] {
  return [city, ...buildCityNames(city).filter((name) => name.length >= minLength)]
}

/** @returns the name by which a city is compared; any other text as it is */
export function toCommonCity(name: string): string {
  return cityAliases.get(name) ?? name
}

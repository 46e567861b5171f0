import { cityAliases } from './tables/place-aliases.ts'

/**
 * Every name that a city is known by, the given one among them.
 * @param city folded to ASCII, words separated by spaces
 */
export function buildCityNames(city: string): string[] {
  const common = cityAliases.get(city) ?? city
  const others = [...cityAliases].flatMap(([alias, name]) => (name === common ? [alias] : []))
  return [common, ...others]
}

import { memoizeOnce } from '../../text/memoize-once.ts'
import { foldAccents, foldWords } from '../../text/words/fold.ts'
import { listWrittenCityNames } from './city-names.ts'
import { findCities } from './find-cities.ts'
import { findCountryName } from './find-country-name.ts'
import { findCountryBehind } from './parse-place.ts'
import { type Area, areFittingAreas, parseAreas } from './place-areas.ts'
import { subdivisions } from './tables/subdivisions.ts'

/**
 * A town with what stands behind its name and says which town of that name it is: "Paris,
 * Ontario".
 * @property name folded; words of the sentence may stand in front of it
 */
export type Town = { name: string; areas: readonly Area[] }

const parts = /, ?| \(|\)/
const capitalsAtEnd = /\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Ll}{2,4} )?\p{Lu}[\p{L}\p{M}.'’-]*){0,2}$/u
const capitalsAtStart = /^\p{Lu}[\p{L}\p{M}'’-]*(?: (?:and |of )?\p{Lu}[\p{L}\p{M}'’-]*){0,3}/u

/** "Leeds, IT manager", "Norwich, MA in history" */
const codeInSentence = /^\p{Lu}{2,3} \p{Ll}/u
/** "In Paris, Victoria met" */
const opener = /(?:^|[.!?] )\p{Lu}\p{Ll}{0,3} \p{Lu}[^ ]*$/u
const verb = /^\p{Lu}[^ ]* \p{Ll}/u

/** The areas in which a larger city of the name lies; all where there is none. */
function chooseUsual(areas: readonly Area[], name: string): readonly Area[] {
  const words = name.split(' ')
  const usual = words
    .map((_, at) => listCityAreas(words.slice(at).join(' ')))
    .find((found) => found.length > 0)
  return usual === undefined ? areas : areas.filter((area) => areFittingTowns([area], usual))
}

/** The towns in a text behind which a country or a part of one stands. */
export function findTowns(text: string): Town[] {
  return text.split('\n').flatMap((line) => {
    const said = line.split(parts)
    return said.flatMap((part, at): Town[] => {
      const [town] = capitalsAtEnd.exec(part) ?? []
      if (town === undefined) return []
      const name = foldWords(town).join(' ')
      const behind = said[at + 1] ?? ''
      const isUnsure = codeInSentence.test(behind) || (opener.test(part) && verb.test(behind))
      const all = parseQualifier(behind)
      const areas = isUnsure ? chooseUsual(all, name) : all
      return areas.length === 0 ? [] : [{ name, areas }]
    })
  })
}

/** Where a label puts its town: empty where nothing behind the town says it. */
export function parseTownAreas(label: string): readonly Area[] {
  const [, ...behind] = label.split(parts)
  return behind.map(parseQualifier).find((areas) => areas.length > 0) ?? []
}

/** "Ontario", "ON", "Ontario, Canada"; "Ma" and "On" are words. */
function parseQualifier(text: string): readonly Area[] {
  const [name = ''] = capitalsAtStart.exec(text.trim()) ?? []
  if (name.length < 2 || (name.length < 4 && name !== name.toUpperCase())) return []
  const areas = parseAreas([name], null).filter(({ country }) => country !== null)
  if (areas.length > 0) return areas
  const country = findCountryBehind(foldAccents(name))
  return country === null ? [] : [{ country, region: null }]
}

/** Whether two of a name may be one town. */
export function areFittingTowns(a: readonly Area[], b: readonly Area[]): boolean {
  return a.some((one) => b.some((other) => areFittingAreas(one, other)))
}

/** The towns that have a city's name, in whatever language. */
export function chooseNamedTowns(towns: readonly Town[], city: string): Town[] {
  const names = listWrittenCityNames(city)
  return towns.filter(({ name }) => names.some((one) => ` ${name}`.endsWith(` ${one}`)))
}

/** Where the larger cities of a name lie; empty where there is none. */
export function listCityAreas(city: string): Area[] {
  const capitalised = city.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
  const [found] = findCities(capitalised)
  const isWhole = found?.start === 0 && found.end === capitalised.length
  return isWhole ? found.countries.map((country) => ({ country, region: null })) : []
}

const regionNames = memoizeOnce(() => Map.groupBy(subdivisions.keys(), toRegion))

function toRegion(name: string): string | undefined {
  return subdivisions.get(name)
}

/** The folded English names of areas and of their countries. */
export function listAreaNames(areas: readonly Area[]): string[] {
  return areas.flatMap(({ country, region }) => [
    ...(regionNames().get(region ?? '') ?? []).filter((name) => name.length >= minLength),
    ...(country === null ? [] : [foldWords(findCountryName(country) ?? '').join(' ')]),
  ])
}

/** "d c" is no name. */
const minLength = 4

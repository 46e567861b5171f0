import { parsePlace } from '../identity/places/parse-place.ts'
import { subdivisions } from '../identity/places/tables/subdivisions.ts'
import { foldWords } from '../text/words/fold.ts'
import { toCountryPart } from './jurisdiction.ts'

type Placed = {
  /** Without its country. */
  name: string
  /** ISO 3166-1. */
  country: string
  /** By a comma or brackets: "Sample, Norway" is no name, "Sample Norway" may be one. */
  isApart: boolean
}

const apart = /^(?<name>.*\S)(?:\s*,\s*(?<place>[^,()]+)|\s*\((?<inside>[^()]+)\))$/su
const lastWord = /^(?<name>.*\S)\s+(?<place>\S+)$/su

/**
 * A company's name and the country behind it, be it by the name of a state, which need not be the
 * one that registered it; null where none is named there.
 */
export function splitNamedCountry(text: string): Placed | null {
  const groups = (apart.exec(text) ?? lastWord.exec(text))?.groups
  const { name = '', place = '', inside } = groups ?? {}
  const country = findCountry(inside ?? place)
  return country === null ? null : { name, country, isApart: apart.test(text) }
}

/** Georgia is a country and a state: it stands for neither. */
function findCountry(place: string): string | null {
  const part = subdivisions.get(foldWords(place).join(' '))
  const found = parsePlace(place)
  const named = new Set([
    ...(part === undefined ? [] : [toCountryPart(part)]),
    ...(found?.city === '' && found.country !== null ? [found.country] : []),
  ])
  const [country = null] = named
  return named.size > 1 ? null : country
}

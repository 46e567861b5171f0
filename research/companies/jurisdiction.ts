import { parsePlace } from '../identity/places/parse-place.ts'
import { subdivisions } from '../identity/places/tables/subdivisions.ts'
import { memoize } from '../text/memoize.ts'
import { foldWords } from '../text/words/fold.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

const aliases: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
])

/**
 * @returns the ISO 3166 code of a jurisdiction as GLEIF writes it (`GB`, `US-DE`), or null.
 * OpenCorporates' spelling (`us_de`) and plain names are understood as well.
 */
export const parseJurisdiction = memoize(normaliseJurisdiction, { max: 1_000 })

function normaliseJurisdiction(text: string): string | null {
  const code = text.trim().toUpperCase().replace('_', '-')
  const [, country = '', part] = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(code) ?? []
  if (country !== '') {
    const known = aliases.get(country) ?? country
    return part === undefined ? known : `${known}-${part}`
  }
  const named = subdivisions.get(foldWords(text).join(' '))
  return named ?? parsePlace(text)?.country ?? null
}

/**
 * How two jurisdictions stand to each other: `US-DE` lies within `US`; `US-DE` and `US-CA` are
 * neighbours.
 */
type Relation = 'same' | 'within' | 'neighbours' | 'apart'

/** How two jurisdictions relate, by their ISO 3166 codes as GLEIF writes them. */
export function compareJurisdictions(a: string, b: string): Relation {
  if (a === b) return 'same'
  if (toCountryPart(a) !== toCountryPart(b)) return 'apart'
  return a.length === 2 || b.length === 2 ? 'within' : 'neighbours'
}

/** @returns the ISO 3166-1 code of a jurisdiction: `US-DE` → `US` */
export function toCountryPart(jurisdiction: string): string {
  return jurisdiction.slice(0, 2)
}

/** The country of a jurisdiction in English: `United States` for `US-DE`. */
export function toCountryName(jurisdiction: string): string | undefined {
  return countryNames.of(toCountryPart(jurisdiction))
}

import { memoizeOnce } from '../../text/memoize-once.ts'
import { foldWords } from '../../text/words/fold.ts'
import { findCountryName } from './find-country-name.ts'
import { parsePlace } from './parse-place.ts'
import { subdivisions } from './tables/subdivisions.ts'

/**
 * One reading of where a city lies.
 * @property region ISO 3166-2 code, or null
 */
export type Area = { country: string | null; region: string | null }

const byCode = memoizeOnce(() =>
  Map.groupBy(subdivisions.values(), (code) => code.slice(3).toLowerCase()),
)

/**
 * What the parts of a label may mean: `Bristol, TN` lies in Tennessee or in Tunisia.
 * @param country of the place, as far as it is known
 */
export function parseAreas(parts: readonly string[], country: string | null): Area[] {
  for (const part of parts) {
    const folded = foldWords(part).join(' ')
    const areas = parseArea(folded)
    if (areas.length === 0) continue
    // a country that only this part names says no more than the part
    const own = parsePlace(part)?.country ?? null
    const fitting = areas.filter(
      (area) => country === null || country === own || area.country === country,
    )
    return fitting.length > 0 ? fitting : [{ country, region: null }]
  }
  return [{ country, region: null }]
}

function parseArea(folded: string): Area[] {
  const named = subdivisions.get(folded)
  const codes = named === undefined ? (byCode().get(folded) ?? []) : [named]
  if (codes.length === 0) return []
  const country =
    folded.length === 2 ? codeOfCountry(folded) : (parsePlace(folded)?.country ?? null)
  const areas = codes.map((region): Area => ({ country: region.slice(0, 2), region }))
  const isFurther = country !== null && !areas.some((area) => area.country === country)
  return isFurther ? [...areas, { country, region: null }] : areas
}

function codeOfCountry(letters: string): string | null {
  const code = letters.toUpperCase()
  return findCountryName(code) === null ? null : code
}

/** Whether two readings leave it open that they are one area. */
export function areFittingAreas(a: Area, b: Area): boolean {
  return fits(a.country, b.country) && fits(a.region, b.region)
}

function fits(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b
}

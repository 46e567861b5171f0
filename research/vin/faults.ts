import type { Item } from './items.ts'
import { buildSigns } from './keys.ts'
import { isCarOrLightTruck } from './model-year.ts'
import { parseWmi } from './structure.ts'
import { findSuggestedVin, type WrongSign } from './suggestion.ts'
import type { Schema, Wmi } from './tables.ts'

/**
 * The agency's error codes with the weight by which it chooses between two readings of a VIN (vPIC
 * table ErrorCode, which the offline file lacks): 1 check digit, 3 one wrong sign with one
 * correction (the agency's 2 and 3), 4 one with several, 5 more than one, 7 unknown maker, 8 no
 * pattern fits, 9 glider kit, 10 off-road vehicle, 11 no model year, 14 signs that nothing
 * explains, 400 signs out of place.
 */
export const faultWeights = {
  1: -5,
  3: -100,
  4: -200,
  5: -300,
  7: -10_000,
  8: -1000,
  9: 0,
  10: 0,
  11: -20,
  14: -30,
  400: -40,
} as const
export type FaultCode = keyof typeof faultWeights

/** Characters that none of the maker's patterns allows in their place. */
export function findWrongSigns(vin: string, schemas: Schema[]): WrongSign[] {
  const allowed = new Map<number, string>()
  for (const { signs } of schemas) {
    for (const [position, more] of Object.entries<string>(JSON.parse(signs))) {
      allowed.set(Number(position), (allowed.get(Number(position)) ?? '') + more)
    }
  }
  // 12-14 belong to the name of a maker of few vehicles; 9 and 10 have rules of their own
  const checked = parseWmi(vin).length === 6 ? [4, 5, 6, 7, 8, 11] : [4, 5, 6, 7, 8, 11, 12, 13, 14]
  return checked.flatMap((position) => {
    const sign = vin[position - 1] ?? ''
    const known = [...new Set(allowed.get(position))].sort().join('')
    return known === '' || known.includes(sign) ? [] : [{ position, sign, allowed: known }]
  })
}

/**
 * The fault code for characters that the manufacturer's patterns do not allow: 3 or 4 for one, 5
 * for several.
 */
export function findWrongSignCode(vin: string, wrong: WrongSign[]): FaultCode[] {
  const [only, ...more] = wrong
  if (!only) return []
  if (more.length > 0) return [5]
  return [only.allowed.length === 1 || findSuggestedVin(vin, wrong) ? 3 : 4]
}

/** True when a position stays that nothing in the decoded patterns explains. */
export function hasUnexplained(vin: string, items: Item[]): boolean {
  const named = items.filter(({ keys }) => keys !== '').flatMap(({ keys }) => buildSigns(keys))
  return [4, 5, 6, 7, 8, 11].some(
    (position) =>
      !named.some(
        (place) => place.position === position && place.signs.includes(vin[position - 1] ?? ''),
      ),
  )
}

/**
 * Positions whose sign the VIN rules do not allow there: letters in the serial number, a check
 * digit that is none, an impossible year.
 */
export function findMisplaced(vin: string, wmi: Wmi | null): number[] {
  const serialFrom = vin[2] === '9' ? 15 : isCarOrLightTruck(wmi) ? 13 : 14
  return [...vin].flatMap((sign, i) => {
    const position = i + 1
    const legal =
      position === 9
        ? /[0-9X]/
        : position === 10
          ? /[1-9A-HJ-NPR-TV-Y]/
          : position >= serialFrom
            ? /[0-9]/
            : /./
    return legal.test(sign) ? [] : [position]
  })
}

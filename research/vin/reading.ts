import { faultWeights } from './faults.ts'
import {
  choosePlausibleYears,
  hasFillers,
  isYearRuled,
  parseModelYears,
  parseYearByPosition7,
} from './model-year.ts'
import { decodeAs, type Pass } from './pass.ts'
import { hasAmericanForm, parseWmi } from './structure.ts'
import { findSuggestedVin } from './suggestion.ts'
import type { VpicTables, Wmi } from './tables.ts'

const gvwr = 25
/**
 * vPIC ids of weight classes up to 10,000 lb, where position 7 determines the cycle of the model
 * year.
 */
const lightClasses = new Set(['1', '2', '10', '11', '12', '13', '14', '15', '16', '17'])

export type VinReading = {
  wmi: Wmi | null
  best: Pass
  /** The other model year of position 10, when the maker's data explains the VIN about as well. */
  rival: Pass | null
}

/**
 * Reads a VIN. What follows neither American rules nor the maker's data has no model year that is
 * known; makers that put fillers in its place write the year as well.
 * @param now decides which model years can be on the road and which makers are public yet.
 */
export function parseVin(tables: VpicTables, vin: string, now: Date): VinReading {
  const reading = chooseReading(tables, vin, now)
  const { wmi, best } = reading
  if (hasAmericanForm(vin) || hasFillers(vin) || explains(best)) return reading
  if (isMistyped(vin, best, latestYear(now))) return reading
  // patterns are of vehicles for the United States: of this one the maker's code alone is known
  const maker = wmi === null ? null : { ...wmi, code: '' }
  return { wmi, best: decodeAs(tables, vin, maker, null), rival: null }
}

/**
 * Reads a VIN by the agency's algorithm (vPIC `spVinDecode`): each plausible model year is tried
 * and the one with the least faults wins.
 */
function chooseReading(tables: VpicTables, vin: string, now: Date): VinReading {
  const code = parseWmi(vin)
  const known = tables.wmi(code)
  const wmi = known && (known.publicFrom ?? '') <= now.toISOString() ? known : null
  const covers = (year: number) => tables.covers(code, year)
  const years = choosePlausibleYears(vin, wmi, latestYear(now), covers)
  // makers submit what they sell in the United States, which says nothing of other vehicles
  const isUndated = years.length === 0 || (years.length > 1 && hasFillers(vin))
  const [first, second] = (isUndated ? [null] : years).map((year) =>
    decodeAs(tables, vin, wmi, year),
  )
  if (!first) throw new Error('a VIN has at least one reading')
  if (!second) return { wmi, best: first, rival: null }
  // position 7 settled it: only a reading without a wrong sign speaks for a maker that breaks the
  // rule
  if (isYearRuled(vin, wmi)) return { wmi, best: explains(second) ? second : first, rival: null }
  if (first.items.length + second.items.length === 0)
    return { wmi, best: undated(first, years.filter(covers)), rival: null }
  const [best, rival] = compare(vin, first, second) <= 0 ? [first, second] : [second, first]
  return {
    wmi,
    best,
    rival: explains(rival) && explains(best) && !isRuled(vin, best) ? rival : null,
  }
}

/** The newest model year that can be on the road. */
const latestYear = (now: Date) => now.getUTCFullYear() + 2

/**
 * Whether one sign is wrong, and the check digit agrees once the maker's sign stands there: so the
 * VIN has one. Where position 10 means a newer year as well, chance is as likely.
 */
function isMistyped(vin: string, { year, wrong }: Pass, latest: number): boolean {
  const isNewest = parseModelYears(vin).find((one) => one <= latest) === year
  return isNewest && wrong.length > 0 && findSuggestedVin(vin, wrong) !== null
}

/** Nothing decoded: the year is only known if the maker submitted data for just one of the two. */
function undated(pass: Pass, covered: number[]): Pass {
  return { ...pass, year: covered.length === 1 ? (covered[0] ?? null) : null }
}

const faults = (pass: Pass) => pass.codes.reduce<number>((sum, code) => sum + faultWeights[code], 0)
const explains = (pass: Pass) => pass.items.length > 0 && pass.wrong.length === 0

/**
 * Where the agency weighs how much each year decodes, the newer year wins here: the offline data
 * lacks the elements that it weighs.
 */
function compare(vin: string, a: Pass, b: Pass): number {
  return (
    faults(b) - faults(a) ||
    Number(isRuled(vin, b)) - Number(isRuled(vin, a)) ||
    (b.year ?? 0) - (a.year ?? 0)
  )
}

/**
 * True when the vehicle turned out to be a light one and position 7 speaks for this year: the rule
 * of 49 CFR 565 settles it.
 */
function isRuled(vin: string, { items, year }: Pass): boolean {
  const light = items.some(
    ({ element, attribute }) => element === gvwr && lightClasses.has(attribute),
  )
  return light && parseYearByPosition7(vin) === year
}

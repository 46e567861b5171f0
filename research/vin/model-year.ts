import type { Wmi } from './tables.ts'

/**
 * Position 10; I, O, Q, U, Z and 0 are never used. The cycle of 30 starts in 1980 and again in
 * 2010.
 */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const passengerCar = 2
const multipurpose = 7

/** The newer year first; empty when position 10 is no year code. */
export function parseModelYears(vin: string): number[] {
  const at = yearCodes.indexOf(vin[9] ?? '')
  return at < 0 ? [] : [2010 + at, 1980 + at]
}

/**
 * Cars, multipurpose vehicles and light trucks: position 7 is a letter from 2010 on and a digit
 * before (49 CFR 565.15).
 */
export function isCarOrLightTruck(wmi: Wmi | null): boolean {
  return (
    wmi?.vehicleTypeId === passengerCar ||
    wmi?.vehicleTypeId === multipurpose ||
    wmi?.lightTruck === true
  )
}

/**
 * Whether position 7 settles the cycle. The rule is that of the United States: fillers in positions
 * 4-6 show a vehicle that was made for elsewhere.
 */
export function isYearRuled(vin: string, wmi: Wmi | null): boolean {
  return isCarOrLightTruck(wmi) && !hasFillers(vin)
}

/** Whether fillers stand where makers describe vehicles for the United States. */
export function hasFillers(vin: string): boolean {
  return vin.slice(3, 6) === 'ZZZ'
}

/** The year that position 7 speaks for, in cars, multipurpose vehicles and light trucks. */
export function parseYearByPosition7(vin: string): number | null {
  const [newer, older] = parseModelYears(vin)
  return (/[0-9]/.test(vin[6] ?? '') ? older : newer) ?? null
}

/**
 * The model years worth trying, the likeliest first; two unless the VIN settles it.
 * @param latest the newest model year that can be on the road; later ones mean the cycle before.
 * @param covers whether the maker submitted anything for a year: one without data leaves room for
 * makers that break the rule of position 7.
 */
export function choosePlausibleYears(
  vin: string,
  wmi: Wmi | null,
  latest: number,
  covers: (year: number) => boolean,
): number[] {
  const years = parseModelYears(vin).filter((year) => year <= latest)
  const ruled = isYearRuled(vin, wmi)
    ? years.find((year) => year === parseYearByPosition7(vin))
    : undefined
  if (ruled === undefined) return years
  return covers(ruled)
    ? [ruled]
    : [ruled, ...years.filter((year) => year !== ruled && covers(year))]
}

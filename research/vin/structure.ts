/**
 * What a VIN says by its form alone (49 CFR 565, ISO 3779). Every function takes 17 legal
 * characters in upper case.
 */

/** Place modulo 10 is the value of the sign: A=1 … H=8, J=1 … N=5, P=7, R=9, S=2 … Z=9. */
const transliteration = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** @returns what position 9 should be: a digit or X. */
export function computeCheckDigit(vin: string): string {
  const sum = weights.reduce(
    (total, weight, i) => total + weight * (transliteration.indexOf(vin[i] ?? '') % 10),
    0,
  )
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * @returns null where position 9 cannot be a check digit at all, as on vehicles made for Europe
 * (WVWZZZ…Z).
 */
export function isCheckDigitValid(vin: string): boolean | null {
  const digit = vin[8] ?? ''
  return /[0-9X]/.test(digit) ? digit === computeCheckDigit(vin) : null
}

/**
 * 3 characters, or 6 for makers of fewer than 500 vehicles a year: position 3 is 9, and positions
 * 12-14 distinguish them.
 */
export function parseWmi(vin: string): string {
  return vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3)
}

/**
 * What vPIC patterns are compared with: positions 4-8, a bar in the place of the check digit,
 * positions 10-17.
 */
export function buildVinKey(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`
}

/**
 * Whether a VIN follows the rules of the United States, under which position 9 is a check digit and
 * position 10 the model year; elsewhere neither need be.
 */
export function hasAmericanForm(vin: string): boolean {
  return parseVinRegion(vin) === 'North America' || isCheckDigitValid(vin) === true
}

const regions = [
  { first: /[1-5]/, second: /./, region: 'North America' },
  { first: /7/, second: /[F-Z0-9]/, region: 'North America' },
  { first: /[67]/, second: /./, region: 'Oceania' },
  { first: /[89]/, second: /./, region: 'South America' },
  { first: /[A-C]/, second: /./, region: 'Africa' },
  { first: /[HJ-NPR]/, second: /./, region: 'Asia' },
  { first: /[S-Z]/, second: /./, region: 'Europe' },
] as const

/**
 * The region that issued the maker's code, by the first two signs; null for ranges that ISO 3780
 * leaves unassigned.
 */
export function parseVinRegion(vin: string): string | null {
  return (
    regions.find(({ first, second }) => first.test(vin[0] ?? '') && second.test(vin[1] ?? ''))
      ?.region ?? null
  )
}

import { computeCheckDigit, isCheckDigitValid } from './structure.ts'

/** A sign that no pattern of the maker names in its place (from 1), and those that they name. */
export type WrongSign = { position: number; sign: string; allowed: string }

/**
 * The VIN that was probably meant. Only for a wrong check digit: a VIN that agrees with its own is
 * not mistyped in one place, so a sign that the data does not know is then a gap of the data.
 * @returns null when nothing is wrong or more than one correction fits.
 */
export function findSuggestedVin(vin: string, wrong: WrongSign[]): string | null {
  if (isCheckDigitValid(vin) !== false) return null
  const [only, ...more] = wrong
  if (!only) return replaceSign(vin, 9, computeCheckDigit(vin))
  if (more.length > 0) return null
  const fitting = [...only.allowed]
    .map((sign) => replaceSign(vin, only.position, sign))
    .filter(isCheckDigitValid)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function replaceSign(vin: string, position: number, sign: string): string {
  return vin.slice(0, position - 1) + sign + vin.slice(position)
}

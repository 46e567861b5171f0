import { conjunction } from '../text/formats/conjunctions.ts'
import { hasFillers, isYearRuled, parseModelYears, parseYearByPosition7 } from './model-year.ts'
import type { Pass } from './pass.ts'
import type { VinReading } from './reading.ts'
import {
  computeCheckDigit,
  hasAmericanForm,
  isCheckDigitValid,
  parseVinRegion,
  parseWmi,
} from './structure.ts'

/**
 * What a caller should know before relying on the decoded values, in plain English; empty when the
 * VIN decoded clean.
 */
export function buildDecodeWarnings(vin: string, reading: VinReading): string[] {
  return [
    checkDigit(vin),
    sayMaker(vin, reading),
    sayModelYear(vin, reading),
    sayScope(reading.best),
  ].flat()
}

function checkDigit(vin: string): string[] {
  const valid = isCheckDigitValid(vin)
  const optional =
    parseVinRegion(vin) === 'North America'
      ? ''
      : ' Check digits are mandatory in North America only.'
  if (valid === null)
    return [
      `Position 9 (${vin[8]}) is no check digit, so typing errors cannot be noticed.${optional}`,
    ]
  if (valid) return []
  return [
    `The check digit (position 9) is ${vin[8]} and should be ${computeCheckDigit(vin)}: the ` +
      `VIN may be mistyped.${optional}`,
  ]
}

function sayMaker(vin: string, { wmi, best }: VinReading): string[] {
  const region = parseVinRegion(vin)
  if (!wmi) {
    const where = region ? ` It belongs to a maker in ${region}.` : ''
    return [
      `The maker code ${parseWmi(vin)} is not in the agency's data: make, model and equipment ` +
        `are unknown.${where}`,
    ]
  }
  const shared =
    !best.make && wmi.makes.length > 1
      ? [`Makes share the maker code ${wmi.code} (${saySeveral(wmi.makes)}); which one is unknown.`]
      : []
  if (best.items.length > 0) return shared
  return [
    ...shared,
    `The agency has no pattern that fits this VIN: only what the maker code ${wmi.code} says ` +
      'is known.',
  ]
}

function sayModelYear(vin: string, { wmi, best, rival }: VinReading): string[] {
  const [newer, older] = parseModelYears(vin)
  if (newer === undefined)
    return [`Position 10 (${vin[9]}) is no model year code: the model year is unknown.`]
  if (best.year === null && !hasAmericanForm(vin) && !hasFillers(vin))
    return [
      `Position 10 (${vin[9]}) means ${older} or ${newer} where it is the model year, which it ` +
        'need not be outside North America.',
    ]
  if (best.year === null)
    return [`Position 10 (${vin[9]}) means ${older} or ${newer}, and the data does not show which.`]
  if (rival)
    return [
      `The model year may be ${rival.year} instead of ${best.year}: position 10 (${vin[9]}) ` +
        `means both, and the maker's data fits both.`,
    ]
  const ruled = parseYearByPosition7(vin)
  const broken =
    isYearRuled(vin, wmi) &&
    parseModelYears(vin).length > 0 &&
    ruled !== best.year &&
    ruled !== null
  return broken
    ? [
        `The model year is ${best.year} by the maker's data, though position 7 (${vin[6]}) ` +
          `speaks for ${ruled}.`,
      ]
    : []
}

/**
 * Where the VIN and the data do not meet; the offline data has gaps, so this is no proof of a
 * fault.
 */
export function buildNotes(vin: string, { best }: VinReading): string[] {
  if (hasFillers(vin))
    return [
      'Positions 4-6 (ZZZ) are fillers, as on vehicles made for Europe; the agency knows ' +
        'vehicles made for the United States.',
    ]
  const unknown = best.wrong.map(
    ({ position, sign, allowed }) =>
      `Position ${position} is ${sign}; for this maker and year the offline data knows only ` +
      `${[...allowed].join(', ')} there.`,
  )
  // the check digit and the year have warnings of their own
  const letters = best.misplaced
    .filter((position) => position > 10)
    .map(
      (position) =>
        `Position ${position} is ${vin[position - 1]}, where this kind of vehicle has a digit ` +
        'of the serial number.',
    )
  return [...unknown, ...letters]
}

function sayScope({ codes }: Pass): string[] {
  const messages = []
  if (codes.includes(9))
    messages.push('This is a glider kit: the vehicle was completed from parts by someone else.')
  if (codes.includes(10))
    messages.push('This is an off-road vehicle: its number need not follow the rules for VINs.')
  return messages
}

function saySeveral(makes: string[]): string {
  return makes.length > 8
    ? conjunction.format([...makes.slice(0, 8), `${makes.length - 8} more`])
    : makes.join(', ')
}

import type { Pass } from './pass.ts'
import type { VpicTables } from './tables.ts'

/** vPIC element ids of what a vehicle shows. */
const elements = {
  batteryType: 2,
  bodyClass: 5,
  cylinders: 9,
  displacementCC: 11,
  displacementL: 13,
  doors: 14,
  drivetrain: 15,
  cycles: 17,
  engineModel: 18,
  powerKW: 21,
  fuelType: 24,
  gvwr: 25,
  model: 28,
  plantCity: 31,
  series: 34,
  steering: 36,
  transmission: 37,
  trim: 38,
  brakeSystem: 42,
  valveTrain: 62,
  configuration: 64,
  fuelTypeSecondary: 66,
  fuelInjection: 67,
  horsepower: 71,
  plantCountry: 75,
  plantCompany: 76,
  plantState: 77,
  restraints: 121,
  cooling: 122,
  horsepowerTo: 125,
  electrification: 126,
  chargerLevel: 127,
  otherEngine: 129,
  turbo: 135,
  basePrice: 136,
  engineManufacturer: 146,
  gvwrTo: 190,
} as const

export type VehicleFacts = (name: keyof typeof elements) => string | null

/** Blank, "not applicable" and "to be determined" all mean that the agency has no value. */
const noValue = /^(not applicable|n\/?a|tbd|unknown|none)?$/i

/** Reads an element of a pass in the agency's words; notes of several patterns are joined. */
export function buildVehicleFacts(tables: VpicTables, { items }: Pass): VehicleFacts {
  return (name) => {
    const values = items
      .filter(({ element }) => element === elements[name])
      .map(
        ({ element, attribute }) =>
          tables.valueOf(element, attribute)?.replaceAll(/\s+/g, ' ').trim() ?? '',
      )
      .filter((value) => !noValue.test(value))
    return values.length === 0 ? null : [...new Set(values)].join('; ')
  }
}

/** Statements of the maker's free text on restraints that speak of air bags, word for word. */
export function findAirbagStatements(restraints: string | null): string[] {
  if (restraints === null) return []
  const statements = restraints
    .split(/;\s*|\.\s+/)
    .map((statement) => statement.replace(/[.\s]+$/, ''))
  return statements.filter((statement) => /air[\s-]?bag|inflatable|curtain/i.test(statement))
}

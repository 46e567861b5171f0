import type { Vehicle } from '../../contract/operations/vin.ts'
import { buildEngine } from './engine.ts'
import { buildVehicleFacts, findAirbagStatements } from './facts.ts'
import { buildDecodeWarnings, buildNotes } from './messages.ts'
import { parseModelYears } from './model-year.ts'
import { parseVin, type VinReading } from './reading.ts'
import { hasAmericanForm, isCheckDigitValid, parseVinRegion, parseWmi } from './structure.ts'
import { findSuggestedVin } from './suggestion.ts'
import { buildDecodeSummary, buildHeadline } from './summary.ts'
import type { VpicTables } from './tables.ts'

/**
 * Decodes a VIN from the agency's tables.
 * @param vin 17 legal characters in upper case (the contract's `Vin` has seen it).
 * @param now decides which model years can be on the road; the only use of time.
 */
export function buildVehicle(tables: VpicTables, vin: string, now: Date): Vehicle {
  return decodeVehicle(tables, vin, now).vehicle
}

/** The same with its warnings, which a summary of more than the decode needs. */
export function decodeVehicle(
  tables: VpicTables,
  vin: string,
  now: Date,
): { vehicle: Vehicle; warnings: string[] } {
  const reading = parseVin(tables, vin, now)
  const { best, wmi } = reading
  const fact = buildVehicleFacts(tables, best)
  const restraints = fact('restraints')
  const warnings = buildDecodeWarnings(vin, reading)
  const model = findModel(tables, best.items)
  const described = {
    vin,
    year: best.year,
    make: best.make?.toUpperCase() ?? null,
    model,
    headline: buildHeadline(best.year, best.make, model, wmi?.manufacturer ?? null),
    trim: fact('trim'),
    series: fact('series'),
    bodyClass: fact('bodyClass'),
    vehicleType: wmi?.vehicleType?.trim().toUpperCase() ?? null,
    doors: parseInteger(fact('doors')),
    drivetrain: fact('drivetrain'),
    transmission: fact('transmission'),
    manufacturer: wmi?.manufacturer?.trim().toUpperCase() ?? null,
    gvwr: fact('gvwr'),
    gvwrTo: fact('gvwrTo'),
    brakeSystem: fact('brakeSystem'),
    batteryType: fact('batteryType'),
    chargerLevel: fact('chargerLevel'),
    basePrice: fact('basePrice'),
    steering: fact('steering'),
    engine: buildEngine(fact),
    plant: {
      city: fact('plantCity'),
      state: fact('plantState'),
      country: fact('plantCountry'),
      company: fact('plantCompany'),
    },
    safety: {
      airbags: findAirbagStatements(restraints),
      features:
        restraints === null ? [] : [{ name: 'Other Restraint System Info', value: restraints }],
      ratings: [],
    },
  }
  const vehicle = {
    ...described,
    summary: buildDecodeSummary(described, warnings, '[1]'),
    decode: buildDecode(tables, vin, reading, [...warnings, ...buildNotes(vin, reading)]),
    sources: [
      {
        id: 'src_1',
        position: 1,
        url: `https://vpic.nhtsa.dot.gov/decoder/Decoder?VIN=${vin}`,
        title: `NHTSA vPIC, offline snapshot ${tables.version}`,
        domain: 'nhtsa.gov',
      },
    ],
    coverage: buildCoverage(reading),
  }
  return { vehicle, warnings }
}

function findModel(tables: VpicTables, items: VinReading['best']['items']): string | null {
  const id = items.find(({ element }) => element === 28)?.attribute
  return id === undefined ? null : (tables.model(id)?.name ?? null)
}

function buildDecode(
  tables: VpicTables,
  vin: string,
  { best, wmi }: VinReading,
  messages: string[],
): Vehicle['decode'] {
  return {
    checkDigitValid: isCheckDigitValid(vin),
    messages,
    suggestedVin:
      best.year === null && !hasAmericanForm(vin) ? null : findSuggestedVin(vin, best.wrong),
    modelYears: parseModelYears(vin).sort((a, b) => a - b),
    wmi: parseWmi(vin),
    region: parseVinRegion(vin),
    possibleMakes: best.make ? [] : (wmi?.makes.map((make) => make.toUpperCase()) ?? []),
    source: 'vpic_offline',
    datasetVersion: tables.version,
  }
}

function buildCoverage({ best }: VinReading): Vehicle['coverage'] {
  const found = best.items.length > 0
  return [
    {
      provider: 'vpic_offline',
      outcome: found ? 'ok' : 'no_results',
      message: found
        ? 'The offline snapshot leaves out most safety equipment, drive types and ' +
          'transmissions; null and empty mean unknown.'
        : 'No pattern of the offline snapshot fits this VIN.',
    },
    ...['recalls', 'ratings', 'history'].map((provider) => ({
      provider,
      outcome: 'not_configured' as const,
      message: 'No provider is configured.',
    })),
  ]
}

function parseInteger(value: string | null): number | null {
  const number = Number(value)
  return value !== null && Number.isInteger(number) ? number : null
}

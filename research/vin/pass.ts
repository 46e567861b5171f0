import {
  type FaultCode,
  findMisplaced,
  findWrongSignCode,
  findWrongSigns,
  hasUnexplained,
} from './faults.ts'
import {
  chooseUnanimous,
  computeConversions,
  type Item,
  listEngineItems,
  matchSchemas,
  rank,
} from './items.ts'
import { buildVinKey, computeCheckDigit } from './structure.ts'
import type { WrongSign } from './suggestion.ts'
import type { VpicTables, Wmi } from './tables.ts'

const model = 28
const bodyClass = 5
/**
 * vPIC body classes that are no road vehicles: their identification numbers need not follow the VIN
 * rules.
 */
const offRoad = new Set(['69', '84', '86', '88', '97', '105', '113', '124', '126', '127'])
const glider = '64'

/** One reading of a VIN: what the data says of it if it is of `year`. */
export type Pass = {
  year: number | null
  items: Item[]
  /** As the agency spells it; null where makers share the WMI and the model is unknown. */
  make: string | null
  codes: FaultCode[]
  wrong: WrongSign[]
  misplaced: number[]
}

/** Reads a VIN as one of `year` (vPIC `spVinDecode_Core`); null: the year is unknown. */
export function decodeAs(
  tables: VpicTables,
  vin: string,
  wmi: Wmi | null,
  year: number | null,
): Pass {
  const schemas = wmi ? tables.schemas(wmi.code, year) : []
  const patterns = matchSchemas(schemas, buildVinKey(vin))
  const settled = rank(
    year === null ? chooseUnanimous(patterns) : [...patterns, ...listEngineItems(tables, patterns)],
  )
  const items = [...settled, ...computeConversions(tables, settled)]
  const wrong = settled.length > 0 ? findWrongSigns(vin, schemas) : []
  const reading = {
    year,
    items,
    make: deriveMake(tables, wmi, settled),
    wrong,
    misplaced: findMisplaced(vin, wmi),
  }
  return { ...reading, codes: collectCodes(vin, wmi, reading) }
}

/**
 * The model decides the make, because makers share a WMI; without a model only a WMI of one make
 * does.
 */
function deriveMake(tables: VpicTables, wmi: Wmi | null, items: Item[]): string | null {
  const found = items.find(({ element }) => element === model)
  const byModel = found && tables.model(found.attribute)?.make
  return byModel ?? (wmi?.makes.length === 1 ? (wmi.makes[0] ?? null) : null)
}

function collectCodes(vin: string, wmi: Wmi | null, reading: Omit<Pass, 'codes'>): FaultCode[] {
  const body = reading.items.find(({ element }) => element === bodyClass)?.attribute ?? ''
  const codes: FaultCode[] = []
  if (!wmi) codes.push(7)
  else if (reading.items.length === 0) codes.push(8)
  codes.push(...findWrongSignCode(vin, reading.wrong))
  if (reading.items.length > 0 && hasUnexplained(vin, reading.items)) codes.push(14)
  if (body === glider) codes.push(9)
  if (offRoad.has(body)) codes.push(10)
  if (reading.year === null) codes.push(11)
  if (reading.misplaced.length > 0) codes.push(400)
  if (computeCheckDigit(vin) !== vin[8]) codes.push(1)
  return codes
}

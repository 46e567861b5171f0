/**
 * The part of the agency's vPIC tables that decoding reads; the caller passes it in, so that
 * decoding stays pure.
 */

export type Wmi = {
  code: string
  manufacturer: string | null
  /** As the agency spells them; more than one when makers share the WMI. */
  makes: string[]
  vehicleTypeId: number | null
  vehicleType: string | null
  /** A truck of at most 10,000 lb: position 7 then determines the cycle of the model year. */
  lightTruck: boolean
  /** ISO date before which the agency does not publish it. */
  publicFrom: string | null
}

/** What a maker submitted for a span of model years. */
export type Schema = {
  yearFrom: number
  /**
   * One line a pattern: keys, element, changed (ms since 1970), id, attribute; separated by tabs.
   */
  patterns: string
  /** For each VIN position (4-17) the signs that any pattern names there, `{"4":"ABC"}`. */
  signs: string
}

type EngineFact = { element: number; attribute: string; changed: number }
type Conversion = { from: number; to: number; operator: '*' | '/'; factor: number }

export type VpicTables = {
  /** Newest change and content of the data, `vpic-2026-03-12-…`. */
  version: string
  conversions: Conversion[]
  wmi(code: string): Wmi | null
  /** Schemas of a WMI that hold for a model year; of all years when it is null. */
  schemas(wmi: string, year: number | null): Schema[]
  covers(wmi: string, year: number): boolean
  engine(model: string): EngineFact[]
  model(id: string): { name: string; make: string } | null
  /**
   * The words for a coded attribute; the attribute itself where the element is plain text; null for
   * a code that the data does not explain.
   */
  valueOf(element: number, attribute: string): string | null
}

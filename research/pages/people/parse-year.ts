import { parseTexts } from '../facts/json-ld.ts'

/** No more than the year, whatever is stated. */
export function parseYear(value: unknown): number | null {
  const [, year] = /^\s{0,9}(\d{4})(?!\d|['’]?s\b)/.exec(parseTexts(value)[0] ?? '') ?? []
  return year === undefined || Number(year) < 1000 ? null : Number(year)
}

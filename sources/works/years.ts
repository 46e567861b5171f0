/** Years of a life as catalogues write them; null where a part is not there. */
type Years = { birthYear: number | null; deathYear: number | null }

/** `1835-1910`, `1984-`, `-1910`, `approximately 1520-1580`; all else says nothing. */
export function parseLifeYears(written: string | null | undefined): Years {
  const [, from, to] = /(?<!\d)(\d{4})?\??\s*[-–]\s*(?:\D*(\d{4}))?(?!\d)/.exec(written ?? '') ?? []
  return { birthYear: toYear(from), deathYear: toYear(to) }
}

/** The year of a date in any form: `31 July 1965`, `1965-07-31`, `1965?`. */
export function parseWorkYear(written: string | null | undefined): number | null {
  return toYear(/(?<!\d)\d{4}(?!\d)/.exec(written ?? '')?.[0])
}

function toYear(digits: string | undefined): number | null {
  const year = Number(digits ?? Number.NaN)
  return year >= 1000 && year <= 2100 ? year : null
}

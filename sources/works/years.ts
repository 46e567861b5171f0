import { joinAlternatives } from '../../research/text/patterns/unwrap.ts'
import { boundWords, datingWords } from './tables/dating-words.ts'

/** Years of a life as catalogues write them; null where a part is not there or no year. */
type Years = { birthYear: number | null; deathYear: number | null; isDead: boolean }

/** Other words beside years mean that the person was active then. */
const datingWord = new RegExp(String.raw`${joinAlternatives(datingWords)}\b\.?`, 'giu')

/**
 * The years of a life behind a name: `Example, Ada, 1835-1910`, `1984-`, `-1910`, `born 1970`,
 * `approximately 1520-1580`. All else says nothing: `active 1990-2010`, or the hyphen of a name.
 */
export function parseLifeYears(heading: string | null | undefined): Years {
  const part = (heading ?? '')
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .slice(1)
    .find((one) => /\d{4}/.test(one) && !/\p{L}/u.test(one.replace(datingWord, '')))
  const [from = '', to, ...more] = (part ?? '').split(/[-–]/)
  if (more.length > 0) return { birthYear: null, deathYear: null, isDead: false }
  if (to !== undefined)
    return { birthYear: parseWorkYear(from), deathYear: parseWorkYear(to), isDead: /\d/.test(to) }
  const isDead = /^\s*d(?:ied\b|\.)/i.test(from)
  return {
    birthYear: /^\s*b(?:orn\b|\.)/i.test(from) ? parseWorkYear(from) : null,
    deathYear: isDead ? parseWorkYear(from) : null,
    isDead,
  }
}

/**
 * The year of a date in any form: `31 July 1965`, `1965-07-31`, `1965?`. Two years, as `1965 or
 * 1966`, are none, nor are a decade and a bound: `1980s`, `before 1980`.
 */
export function parseWorkYear(written: string | null | undefined): number | null {
  if (bound.test(written ?? '')) return null
  const found = (written ?? '').matchAll(/(?<!\d)\d{4}(?!\d|['’]?s\b)/g)
  const [year = null, ...others] = new Set([...found].flatMap(([digits]) => toYear(digits) ?? []))
  return others.length > 0 ? null : year
}

const bound = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(boundWords)}\s.{0,9}\d{4}`, 'iu')

function toYear(digits: string): number | null {
  const year = Number(digits)
  return year >= 1000 && year <= 2100 ? year : null
}

import { formatUtcDay } from '../../text/formats/format-time.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { parseMonth } from '../../text/words/months.ts'

const iso = /(?<!\d)((?:19|20)\d\d)\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?!\d)/u
const dayFirst = new RegExp(
  unwrap`
    (?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.|-)?[\s,-]{1,3}(?:de\s|del\s|of\s|ta['’])?\s?
    ([\p{L}\p{M}]{3,14})\.?,?[\s-](?:de\s|del\s)?\s?((?:19|20)\d\d)(?!\d)`,
  'u',
)
const monthFirst =
  /([\p{L}\p{M}]{3,14})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,2}((?:19|20)\d\d)(?!\d)/u
const numbers = /(?<!\d)(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d\d)(?!\d)/u

/**
 * The first date that is written in a text, in any of the usual manners: `May 1, 2024`, `1 mai
 * 2024`, `2024年5月1日`, `1.5.2024`. As `2024-05-01`.
 */
export function parseWrittenDate(text: string, language: string | null): string | null {
  const head = text.slice(0, 2_000)
  const found = [
    read(iso, head, ([, y, m, d]) => [y, m, d]),
    read(dayFirst, head, ([, d, m, y]) => [y, toMonth(m), d]),
    read(monthFirst, head, ([, m, d, y]) => [y, toMonth(m), d]),
    read(numbers, head, ([, a, mark, b, y]) => order(a, b, y, mark, language)),
  ]
  return found.filter((one) => one !== null).toSorted((a, b) => a.at - b.at)[0]?.date ?? null
}

type Parts = (string | number | undefined)[]

function read(
  pattern: RegExp,
  text: string,
  parts: (match: RegExpExecArray) => Parts,
): { at: number; date: string } | null {
  const match = pattern.exec(text)
  if (match === null) return null
  const [year, month, day] = parts(match).map(Number)
  const date = toDate(year ?? 0, month ?? 0, day ?? 0)
  return date === null ? null : { at: match.index, date }
}

function toMonth(name = ''): number {
  return parseMonth(name, 'pages') ?? 0
}

/** `5/1/2024` is May in America and January elsewhere. */
function order(
  a: string | undefined,
  b: string | undefined,
  year: string | undefined,
  mark: string | undefined,
  language: string | null,
): Parts {
  const isAmerican = mark === '/' && /^en(?:-US)?$/i.test(language ?? 'en') && Number(a) <= 12
  return isAmerican || Number(b) > 12 ? [year, a, b] : [year, b, a]
}

/** Null for days that the calendar does not have, and for years before the web. */
export function toDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (
    !(year >= 1990 && year <= 2099) ||
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day
  )
    return null
  return formatUtcDay(date)
}

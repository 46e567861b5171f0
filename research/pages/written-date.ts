import { lazy } from '../text/lazy.ts'

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'nb',
  'fi',
  'hu',
  'ro',
  'tr',
  'ru',
  'uk',
  'el',
  'ca',
  'id',
  'ar',
  'he',
] as const

/**
 * Names of months as these languages write them, alone and in dates, whole and short; where two
 * differ the earlier language holds.
 */
const months = lazy(
  (): ReadonlyMap<string, number> =>
    new Map(
      languages
        .flatMap((language) =>
          (['long', 'short'] as const).flatMap((month) => {
            const forms = [{ month }, { month, day: 'numeric' } as const].map(
              (form) =>
                new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...form, timeZone: 'UTC' }),
            )
            return [...Array(12).keys()].flatMap((index) =>
              forms.map((form): [string, number] => [
                fold(form.format(Date.UTC(2000, index, 15)).replace(/\d+|\bde\b|\bd’/g, '')),
                index + 1,
              ]),
            )
          }),
        )
        .concat([
          ['sept', 9],
          ['maerz', 3],
          ['janner', 1],
          ['feber', 2],
        ])
        .toReversed()
        .filter(([name]) => name.length > 2),
    ),
)

const iso = /(?<!\d)((?:19|20)\d\d)\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?!\d)/u
const dayFirst =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.|-)?[\s,-]{1,3}(?:de\s|del\s|of\s|ta['’])?\s?([\p{L}\p{M}]{3,14})\.?,?[\s-](?:de\s|del\s)?\s?((?:19|20)\d\d)(?!\d)/u
const monthFirst =
  /([\p{L}\p{M}]{3,14})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,2}((?:19|20)\d\d)(?!\d)/u
const numbers = /(?<!\d)(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d\d)(?!\d)/u

/**
 * The first date that is written in a text, in any of the usual manners: `May 1, 2024`, `1 mai
 * 2024`, `2024年5月1日`, `1.5.2024`. As `2024-05-01`.
 */
export function writtenDate(text: string, language: string | null): string | null {
  const head = text.slice(0, 2_000)
  const found = [
    read(iso, head, ([, y, m, d]) => [y, m, d]),
    read(dayFirst, head, ([, d, m, y]) => [y, monthOf(m), d]),
    read(monthFirst, head, ([, m, d, y]) => [y, monthOf(m), d]),
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

function monthOf(name: string | undefined): number {
  return months().get(fold(name ?? '')) ?? 0
}

function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
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
  return date.toISOString().slice(0, 10)
}

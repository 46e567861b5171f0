import { memoizeOnce } from '../../text/memoize-once.ts'
import { foldText } from '../../text/words/fold.ts'
import { claimMonths } from '../../text/words/months.ts'

/** A date as far as it is said. */
type WrittenDate = { year: number; month: number | null; day: number | null }

const year = '((?:1[0-9]|20)\\d{2})'
const day = '(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|o)?'
const gap = "(?:\\s*(?:,|/|-|\\bde\\b|\\bdel\\b|\\bof\\b|')\\s*|\\s+)"
const to = '\\s*(?:-|to|until|bis|a|al|tot|through|and)\\s*'
const by = (pattern: string): RegExp => new RegExp(`(?<![a-z0-9])${pattern}(?![a-z0-9])`, 'g')

type Groups = readonly (string | undefined)[]
const numbers = (groups: Groups, ...order: number[]): number[] =>
  order.map((at) => Number(groups[at]))
const toMonth = (groups: Groups, at: number): number => claimMonths().get(groups[at] ?? '') ?? 0

/**
 * Each way to write a date, over text folded to ASCII, and what it says; where day and month could
 * change places, both.
 */
const forms = memoizeOnce((): readonly (readonly [RegExp, (groups: Groups) => number[][]])[] => {
  const names = [...claimMonths().keys()].sort((a, b) => b.length - a.length)
  const monthWord = `(${names.join('|')})\\.?`
  return [
    [
      by(`${year}[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?(?:t[\\d:.]+z?)?`),
      (g) => [g[3] === undefined ? numbers(g, 1, 2) : numbers(g, 1, 2, 3)],
    ],
    [
      by(`(\\d{1,2})[-/.]\\s?(\\d{1,2})[-/.]\\s?${year}`),
      (g) => [numbers(g, 3, 2, 1), numbers(g, 3, 1, 2)],
    ],
    [by(`(\\d{1,2})[/.]${year}`), (g) => [numbers(g, 2, 1)]],
    [
      by(`${day}${gap}${monthWord}${gap}${year}`),
      (g) => [[Number(g[3]), toMonth(g, 2), Number(g[1])]],
    ],
    [
      by(`${monthWord}${gap}${day}(?:,\\s*|\\s+)${year}`),
      (g) => [[Number(g[3]), toMonth(g, 1), Number(g[2])]],
    ],
    [by(`${monthWord}${gap}${year}`), (g) => [[Number(g[2]), toMonth(g, 1)]]],
    [by(`${monthWord}${to}${monthWord}${gap}${year}`), (g) => [[Number(g[3]), toMonth(g, 1)]]],
    [
      by(`${day}${gap}${monthWord}${to}${day}${gap}${monthWord}${gap}${year}`),
      (g) => [[Number(g[5]), toMonth(g, 2), Number(g[1])]],
    ],
    [
      by(`${year},?\\s+${monthWord}(?:\\s+${day})?`),
      (g) => [
        g[3] === undefined
          ? [Number(g[1]), toMonth(g, 2)]
          : [Number(g[1]), toMonth(g, 2), Number(g[3])],
      ],
    ],
    [by(year), (g) => [numbers(g, 1)]],
  ]
})
const eastAsian = /(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?)?/g

/**
 * @returns every date that a text says in ISO, in numbers, or in English, German, French, Spanish,
 * Portuguese, Italian, Dutch, Chinese, Japanese or Korean; the year of a full date also by itself,
 * once each
 */
export function parseDates(text: string): WrittenDate[] {
  const found = new Map<string, WrittenDate>()
  const add = ([y, month, d]: readonly number[]): void => {
    if (
      y === undefined ||
      (month !== undefined && !(month >= 1 && month <= 12)) ||
      (d !== undefined && !(d >= 1 && d <= 31))
    )
      return
    const date = { year: y, month: month ?? null, day: d ?? null }
    found.set(JSON.stringify(date), date)
  }
  for (const groups of text.normalize('NFKC').matchAll(eastAsian))
    add(groups.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)])))
  const folded = foldText(text.replace(/[‐-―−]/g, '-'))
  if (!/\d{4}/.test(folded)) return [...found.values()]
  for (const [pattern, read] of forms())
    for (const groups of folded.matchAll(pattern)) for (const date of read(groups)) add(date)
  return [...found.values()]
}

/**
 * @param when `2019`, `2019-03` or `2019-03-14`
 * @returns whether one of the dates says it, at that precision or a finer one
 */
export function saysDate(dates: readonly WrittenDate[], when: string): boolean {
  const [y, month, d] = when.split('-').map(Number)
  return dates.some(
    (date) =>
      date.year === y &&
      (month === undefined || date.month === month) &&
      (d === undefined || date.day === d),
  )
}

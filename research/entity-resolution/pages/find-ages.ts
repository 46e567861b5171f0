import { unwrap } from '../../text/patterns/unwrap.ts'
import type { Bearer } from './bearer.ts'
import { findWrittenNames, listSpellings } from './find-written-names.ts'

/** "Ada Roe, 56, of Leeds", "Ada Roe (56)", "Ada Roe, aged 56". */
const ageBehind = new RegExp(
  unwrap`
    ^(?:,\s(?:aged?\s)?([2-9]\d)(?=,(?!\s\d)|\.(?!\d)|\s(?:and|from|of|who)\b(?!\s\d))
    |\s\(([2-9]\d)\))`,
  'u',
)
/** "Orla Finch (9)": numbers of such a line are points, or pages of a register. */
const smallNumber = /\p{L}(?:,\s|\s\()\d(?:[,;)]|$)/u

/** The ages that a text gives right behind the name: those of adults. */
export function findAges(text: string, bearer: Bearer): number[] {
  const spellings = listSpellings(text, bearer)
  if (spellings.size === 0) return []
  const lines = text.split('\n').filter((line) => !smallNumber.test(line))
  return lines.flatMap((line) =>
    findWrittenNames(line, spellings).flatMap(({ end }) => {
      const [, plain, inBrackets] = ageBehind.exec(line.slice(end)) ?? []
      const age = plain ?? inBrackets
      return age === undefined ? [] : [Number(age)]
    }),
  )
}

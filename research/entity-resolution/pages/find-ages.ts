import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import type { Bearer } from './bearer.ts'
import { findWrittenNames, listSpellings } from './find-written-names.ts'
import { yearsOfAge } from './tables/passage-words.ts'

/** "Ada Roe, 56, of Leeds", "Ada Roe (56)", "Ada Roe, aged 56". */
const ageBehind = new RegExp(
  unwrap`
    ^(?:,\s(?:aged?\s)?([2-9]\d)(?=,(?!\s\d)|\.(?!\d)|\s(?:and|from|of|who)\b(?!\s\d))
    |\s\(([2-9]\d)\))`,
  'u',
)
/**
 * "Ada Roe, 56 ans,", "Ada Roe (56 Jahre)", "Ada Roe, ingeniera de 56 años": in front of the age
 * may stand what she does.
 */
const ageInYears = new RegExp(
  unwrap`
    ^(?:,\s|\s\()(?:((?:\p{L}+\s){1,4})de\s)?(?:de\s)?([2-9]\d|1[01]\d)\s
    ${joinAlternatives(yearsOfAge)}(?!\p{L}|\s(?:de|d['’]))`,
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
      const age = findAgeBehind(line.slice(end))
      return age === undefined ? [] : [Number(age)]
    }),
  )
}

function findAgeBehind(text: string): string | undefined {
  const [, plain, inBrackets] = ageBehind.exec(text) ?? []
  const [, post, inYears] = ageInYears.exec(text) ?? []
  // "Ada Roe, une carrière de 30 ans" is of any age
  const isOfPerson = post === undefined || foldWords(post).some(isRoleWord)
  return plain ?? inBrackets ?? (isOfPerson ? inYears : undefined)
}

import { type Alignment, scoreHits } from './align-documents.ts'
import { parseExcerptWords } from './excerpt-words.ts'
import type { ClaimWords } from './parse-claim.ts'
import { parseDates, saysDate } from './parse-dates.ts'
import { saysOfRelative } from './says-of-relative.ts'

/** Several words in capitals are a name; one may be the beginning of anything. */
const minNameWords = 2

/**
 * @param known what the claim answers, whose names need no document
 * @returns whether a claim gives a number in digits, a date, or a name of several words of which
 * the documents say nothing. However much of the rest they say, they do not support it.
 */
export function misstates(
  claim: ClaimWords,
  alignment: Alignment,
  { documents, known }: { documents: readonly string[]; known: string },
): boolean {
  const hits = scoreHits(claim, alignment)
  const isSaid = (key: string) => (hits[claim.keys.indexOf(key)] ?? 0) > 0
  const dates = parseDates(claim.text)
  return (
    misdates(dates, documents) ||
    miscounts(claim, isSaid, dates) ||
    misnames(claim, isSaid, new Set(parseExcerptWords(known))) ||
    saysOfRelative(claim, alignment, documents)
  )
}

function misdates(wanted: ReturnType<typeof parseDates>, documents: readonly string[]): boolean {
  if (wanted.length === 0) return false
  const dates = parseDates(documents.join('\n\n'))
  return !wanted.every(({ year, month, day }) =>
    saysDate(dates, [year, month, day].filter((part) => part !== null).join('-')),
  )
}

/** The numbers of dates are compared as dates: documents may spell the month. */
function miscounts(
  { all }: ClaimWords,
  isSaid: (key: string) => boolean,
  dates: ReturnType<typeof parseDates>,
): boolean {
  const dated = new Set(dates.flatMap(({ year, month, day }) => [year, month, day]))
  return all.some(
    ({ kind, key, written }) =>
      kind === 'number' && /\d/.test(written) && !isSaid(key) && !dated.has(Number(key.slice(1))),
  )
}

function misnames(
  { all }: ClaimWords,
  isSaid: (key: string) => boolean,
  known: ReadonlySet<string>,
): boolean {
  let unsaid = 0
  for (const { kind, key, folded } of all) {
    const isUnsaid = kind === 'name' && !isSaid(key) && !known.has(folded)
    unsaid = isUnsaid ? unsaid + 1 : 0
    if (unsaid >= minNameWords) return true
  }
  return false
}

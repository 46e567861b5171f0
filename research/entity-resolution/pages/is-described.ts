import { functionWords } from '../../text/words/stop-words.ts'
import { toStem } from '../../text/words/to-stem.ts'
import type { Portrait } from './portrait.ts'
import { type Mark, type MarkKind, weighMarks } from './weigh-match.ts'

/** The share of the caller's words that a page has to say of the bearer. */
const minShare = 0.75
/** A role of several words, or what the person heads: more than a bare role, a word or a town. */
const telling = 1.5
/** A handle is no word of a page, and a year of birth is compared by itself. */
const wordless: ReadonlySet<MarkKind> = new Set(['link', 'year of birth'])

/**
 * Whether a page says of the bearer what the caller says of the person: most of the caller's words
 * in any order and form, or the whole of one telling part. A page on several bearers does not, nor
 * one with an employer, or a firm beside the name, that may be another than the caller's; a place
 * alone is too little.
 * @param nameWords words of the name, which say nothing
 */
export function isDescribed(
  portrait: Portrait,
  hints: readonly Mark[],
  nameWords: ReadonlySet<string>,
): boolean {
  const isMore = hints.some(({ kind }) => kind !== 'place' && kind !== 'region')
  return (
    isMore &&
    !hasOtherFirm(portrait, hints) &&
    portrait.birthYears.length < 2 &&
    (saysWords(portrait, hints, nameWords) ||
      weighMarks(portrait, hints).some(({ weight }) => weight >= telling))
  )
}

function hasOtherFirm({ employers, firms, beside }: Portrait, hints: readonly Mark[]): boolean {
  return (
    hints.some(({ kind }) => kind === 'employer') &&
    (employers.length > 0 || [...firms].some((firm) => beside.has(firm)))
  )
}

function saysWords(
  { words }: Portrait,
  hints: readonly Mark[],
  nameWords: ReadonlySet<string>,
): boolean {
  const all = hints
    .flatMap(({ kind, key }) => (wordless.has(kind) ? [] : key.split(' ')))
    .filter((word) => word.length >= minLength && !functionWords.has(word) && !nameWords.has(word))
  const sought = [...new Map(all.map((word) => [toStem(word), word])).values()]
  const said = sought.filter((word) => hasForm(words, word)).length
  return sought.length >= minWords && said >= minShare * sought.length
}

/** Fewer words stand on pages of too many bearers, beside the name as well: "artist". */
const minWords = 3
const minLength = 3

/** Whether a text has a form of a word, or one that says the same of a person. */
function hasForm(words: string, word: string): boolean {
  const stem = toStem(word)
  // nearly always the same letters, so the page is read once
  const starts = new Set([word, stem].map((one) => ` ${one.slice(0, minLength)}`))
  return [...starts].some((start) => {
    for (let at = words.indexOf(start); at >= 0; at = words.indexOf(start, at + 1))
      if (toStem(words.slice(at + 1, words.indexOf(' ', at + 1))) === stem) return true
    return false
  })
}

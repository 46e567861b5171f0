import { commonCompanyWords } from '../../identity/names/tables/company-words.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { formsOfAddress, titles } from '../../identity/names/tables/titles.ts'
import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives } from '../../text/unwrap.ts'
import type { NameSpan } from './locate-names.ts'
import { isSchool } from './parse-organization.ts'
import { isRoleWord } from './roles.ts'
import { sentenceStarts } from './tables/address-words.ts'
import { besideWords } from './tables/beside-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { relationsToOthers } from './tables/relative-words.ts'
import type { WrittenWord } from './words.ts'

const behindThese = new RegExp(String.raw`(?:^|\s)${joinAlternatives(besideWords)}\s?$`, 'iu')
const behindRelation = new RegExp(
  String.raw`(?:^|\s)(?:grand|step|god)?${joinAlternatives(relationsToOthers)} (?:of|von|de|di) $`,
  'u',
)
const notGiven = new RegExp(`^(?:${joinAlternatives(sentenceStarts)})$`)

/**
 * Locates names of people other than the sought person: names of two to four words that begin with
 * a known given name, follow a form of address, or stand where only people stand, and single names
 * of relatives. Offsets of the first word.
 */
export function locateOtherPeople(
  text: string,
  words: readonly WrittenWord[],
  own: readonly NameSpan[],
): number[] {
  const found: number[] = []
  for (let i = 0; i < words.length; ) {
    const run = runFrom(text, words, i)
    const [first] = run
    if (first === undefined) {
      i += 1
      continue
    }
    i += run.length
    if (
      own.some(
        (span) => !span.another && span.start < (run.at(-1)?.end ?? 0) && span.end > first.start,
      )
    )
      continue
    if (isPerson(text, run)) found.push(first.start)
  }
  for (const span of own) if (span.another) found.push(span.start)
  return found
}

/** Words with capitals and single spaces between them. */
function runFrom(text: string, words: readonly WrittenWord[], from: number): WrittenWord[] {
  const run: WrittenWord[] = []
  for (let i = from; i < words.length; i += 1) {
    const [word, last] = [words[i], run.at(-1)]
    if (
      word === undefined ||
      word.folded === '' ||
      (last !== undefined && !/^(?: |\. |-)$/.test(text.slice(last.end, word.start)))
    )
      break
    run.push(word)
  }
  return run
}

function isPerson(text: string, run: readonly WrittenWord[]): boolean {
  const [first, second] = run
  if (first === undefined) return false
  if (
    run.some(
      ({ folded, raw }) => commonCompanyWords.has(folded) || isSchool(raw) || isFirmName(raw),
    )
  )
    return false
  if (second !== undefined && formsOfAddress.has(first.folded)) return true
  const bare = run.filter(({ folded, raw }) => !titles.has(folded) && !isRoleWord(raw))
  const [given, family] = bare
  if (given === undefined || bare.length > 4) return false
  // "grandmother of Otto": a given name alone
  if (family === undefined) return behindRelation.test(text.slice(0, given.start))
  if (places.has(text.slice(given.start, bare.at(-1)?.end))) return false
  if (isGivenName(given.folded) && !places.has(given.raw)) return true
  return (
    bare.length <= 3 &&
    (given.start === 0 ? !notGiven.test(given.raw) : behindThese.test(text.slice(0, given.start)))
  )
}

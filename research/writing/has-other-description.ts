import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { foldText } from '../text/words/fold.ts'
import { beingWords, bondWords, copulaWords, furtherWords } from './tables/object-words.ts'

/** What a clause says that the subject is, up to where or of what. */
const predicate = new RegExp(
  unwrap`
    \b${joinAlternatives(copulaWords)}\s+(?:an?|the)\s+((?:[\p{Ll}-]+\s+){0,3}?[\p{Ll}-]+)
    (?=[.,;]?\s*$|[.,;]|\s+${joinAlternatives(furtherWords)}\b)`,
  'u',
)
const endsInCopula = new RegExp(String.raw`\b${joinAlternatives(copulaWords)}\s+$`, 'u')
/** An article in front of a noun, with at most one word between them. */
const opening = /(?<!\p{L})(?<article>the|an?|his|her|their)\s+(?:\p{Ll}[\p{L}-]*\s+)?$/iu

/**
 * Whether a clause calls the subject what its sources call another only: "is a potter" of one who
 * is married to the potter Silas Wray, "is the minister" of one who advises the minister.
 * @param texts the sentences that say most of the clause
 */
export function hasOtherDescription(
  clause: string,
  texts: readonly string[],
  given: readonly string[],
): boolean {
  const found = predicate.exec(clause)
  const noun = found?.[1]
  if (found === null || noun === undefined) return false
  const subject = clause.slice(0, found.index)
  if (isOwnedOnly(noun, { subject, texts, given })) return true
  const named = new RegExp(`(?<!\\p{L})${RegExp.escape(noun)}(?!\\p{L})`, 'giu')
  const others = texts.flatMap((text) =>
    [...text.matchAll(named)].map(({ index, 0: { length } }) =>
      isOfOther(text.slice(0, index), text.slice(index + length), given),
    ),
  )
  return others.length > 0 && others.every((isOther) => isOther)
}

const bond = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(bondWords)}$`, 'u')

/** "was a student of Rosa Pell" of one whose students are named. */
function isOwnedOnly(
  noun: string,
  {
    subject,
    texts,
    given,
  }: { subject: string; texts: readonly string[]; given: readonly string[] },
): boolean {
  const word = bond.exec(noun)?.[0]
  if (word === undefined) return false
  const any = new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'iu')
  const owned = new RegExp(
    unwrap`
      (?<!\b(?:named|made|called|elected|appointed|as) )
      \b(?:his|her|their) (?:(?!as )\p{Ll}[\p{L}-]* ){0,2}${word}s?(?!\p{L})`,
    'giu',
  )
  const named = subject.match(/(?!(?:She|They)\b)\p{Lu}[\p{L}\p{M}'’-]{2,}/gu) ?? []
  const isNamed =
    named.length > 0 ? bearsName(named, []) : bearsName(given, ['She', 'she', 'He', 'he'])
  const telling = texts.filter((text) => any.test(text))
  return (
    telling.length > 0 &&
    telling.every((text) => {
      const isOther = (found: string, at: number) =>
        isNamed({ before: text.slice(0, at), after: text.slice(at + found.length) }) ? found : ' '
      return !any.test(text.replace(owned, isOther))
    })
  )
}

/** Whether a name stands beside what one is to another: "his student Ilka Morrow". */
function bearsName(names: readonly string[], pronouns: readonly string[]) {
  const words = names.flatMap((name) => name.split(' ')).map(RegExp.escape)
  const behind = new RegExp(
    unwrap`
      ^,?(?: is| was)?(?: (?!(?:and|or|of|with|to|for|by|from|in|at)\b)\p{Ll}[\p{L}-]*){0,4}
      \s(?:\p{Lu}\S* )?${joinAlternatives({ words })}(?!\p{L})`,
    'u',
  )
  const ahead = new RegExp(
    unwrap`
      (?<!\p{L})${joinAlternatives({ words, pronouns })}(?:, (?:\p{Ll}+ )?
      | (?:\p{Ll}+ )?(?:is|was|became|been|remained|as) (?:\p{Ll}+ )?)$`,
    'u',
  )
  return ({ before, after }: { before: string; after: string }) =>
    behind.test(after) || ahead.test(before)
}

function isOfOther(before: string, after: string, given: readonly string[]): boolean {
  const opened = opening.exec(before)
  if (opened === null) return false
  const names = given.map((name) => name.split(' ')[0] ?? name)
  if (/^\s+\p{Lu}/u.test(after)) return !names.some((name) => after.trim().startsWith(name))
  if (/^(?:his|her|their)$/i.test(opened.groups?.article ?? '')) return false
  if (given.some((name) => isNamedBehind(name, after))) return false
  const begun = before.slice(0, opened.index).trim()
  if (begun === '') return given.some((name) => isMetBehind(name, after))
  const last = /(?:^|\s)([\p{L}-]+)$/u.exec(begun)?.[1]
  if (last === undefined || given.some((name) => name.split(' ').includes(last))) return false
  return !beingWords.has(foldText(last)) && !/ly$/.test(last)
}

/** "the director of Brae Ltd, Ilka Morrow." */
function isNamedBehind(name: string, after: string): boolean {
  const apposition = String.raw`^[^.,;:]{0,60}, ${RegExp.escape(name)}(?=\s*(?:[.,;:!?()]|$))`
  return new RegExp(apposition, 'u').test(after)
}

/** "The minister praised Ilka Morrow", but not "The director is Ilka Morrow". */
function isMetBehind(name: string, after: string): boolean {
  const any = [name, ...name.split(' ')].map(RegExp.escape).join('|')
  const at = after.search(new RegExp(String.raw`(?<!\p{L})(?:${any})(?!\p{L})`, 'u'))
  const between = after.slice(0, at)
  return at > 0 && /\p{L}\s+$/u.test(between) && !endsInCopula.test(between)
}

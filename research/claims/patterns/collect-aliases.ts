import { formsOfAddress } from '../../identity/names/tables/titles.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { hasLeadingMonth } from '../../text/words/months.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { isTitle } from './phrases/roles.ts'
import {
  birthNameWords,
  knownAdverbs,
  knownAsWords,
  toBe,
  wasWords,
  wordsBeforeKnown,
} from './tables/life-words.ts'

const aliasName = unwrap`
  ([\p{Lu}\d][\p{L}\p{M}\p{N}’'.-]*(?: (?:(?:de|van|von|da|the|of) )?
  [\p{Lu}\d][\p{L}\p{M}\p{N}’'.-]*){0,3})`
const knownAs = new RegExp(
  `(?:^|[\\s(（,])${joinAlternatives(knownAsWords)}\\s*["“„«'‘]?${aliasName}`,
  'u',
)
const nee = new RegExp(
  unwrap`
    ^(?:[^.;]{0,40})[(,]\s*${joinAlternatives(birthNameWords)}\s+
    (\p{Lu}[\p{L}\p{M}’'-]+)(?: (\p{Lu}[\p{L}\p{M}’'-]+))?(?=[),;]|\s+(?:in|on|am|le|el)\b|$)`,
  'u',
)
/** Of the subject itself, "known as" stands behind its verb or a mark. */
const ofSubject = new RegExp(
  unwrap`
    (?:^|[^\p{L}\s]|(?<!\p{L})(?:${joinAlternatives(toBe)}|${joinAlternatives(wasWords)}
    |${joinAlternatives(wordsBeforeKnown)}))\s*
    (?:\p{L}+ly\s|${joinAlternatives(knownAdverbs)}\s)*$`,
  'iu',
)

/** "made flies known as …": the thing has the name. */
function isOfThing(predicate: string, at: number): boolean {
  const behind = predicate.slice(Math.max(0, at)).trimStart()
  return at > 0 && /^known as/i.test(behind) && !ofSubject.test(predicate.slice(0, at))
}

const notBirthNames = /^(?:In|On)\b/

/** Further down, a line alone is a heading, a part in a film or a row of a menu. */
const headLines = 8

/** Right under the name, or at the top of a page that is the person's. */
function isAtHead({ under, sentence }: BoundSentence): boolean {
  return (under > 0 ? under : sentence.line + 1) <= headLines
}

/** Other names of the subject: what they are known as, and their name at birth. */
export function collectAliases(bound: BoundSentence): string[] {
  const { binding, predicate, name, others } = bound
  const found: string[] = []
  const said = binding === 'line' && !isAtHead(bound) ? -1 : predicate.search(knownAs)
  const at = isOfThing(predicate, said) ? -1 : said
  // "Otto Rank, also known as" is another's
  if (binding !== 'named' && at !== -1 && at < 160 && !others.some((place) => place < at)) {
    const alias = knownAs.exec(predicate)?.[1]?.replace(/[.'’-]+$/, '')
    if (
      alias !== undefined &&
      alias.length > 1 &&
      alias !== name &&
      !isTitle(alias) &&
      !/^(?:The|A|An|One)$/.test(alias) &&
      !formsOfAddress.has(foldWord(alias))
    )
      found.push(alias)
  }
  const born = name === '' ? null : nee.exec(predicate.slice(0, 120))
  const [, first, second] = born ?? []
  if (first !== undefined && !notBirthNames.test(first) && !hasLeadingMonth(first)) {
    // a family name alone goes with the given name that is written in front of it
    const given = name.split(/\s+/)[0] ?? ''
    found.push(second === undefined ? `${given} ${first}` : `${first} ${second}`)
  }
  return found.filter((alias) => alias !== name)
}

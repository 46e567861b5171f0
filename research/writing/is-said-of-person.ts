import { type ClaimWords, parseClaim } from '../claims/support/parse-claim.ts'
import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { foldWords } from '../text/words/fold.ts'
import { toStem } from '../text/words/to-stem.ts'
import { type CitedQuotes, findTelling } from './cited-quotes.ts'
import { hasOtherDescription } from './has-other-description.ts'
import { hasShiftedObject } from './has-shifted-object.ts'
import { hasTurnedDirection } from './has-turned-direction.ts'
import { isHandedTo } from './is-handed-to.ts'
import { isSaidOfKin } from './is-said-of-kin.ts'
import { passiveWords, pastVerbs } from './tables/hedge-words.ts'
import { pathWords } from './tables/plain-words.ts'

/**
 * Whether what a claim says of the words of a clause it says of the person: not of a relative, of
 * another place or firm in its excerpt, or of what stands before a verb of winning.
 * @param before the clause in front of it
 */
export function isSaidOfPerson(
  clause: string,
  source: CitedQuotes,
  { before, given }: { before: string; given: readonly string[] },
): boolean {
  const { claim, quotes } = source
  if (claim.path === 'locations.items') {
    const excerpts = claim.citations.map(({ excerpt }) => excerpt)
    if (hasTurnedDirection(clause, findTelling(clause, excerpts))) return false
  }
  // the values of other claims are the person's own
  if (claim.path === 'mentions.items') {
    const telling = findTelling(clause, quotes)
    if (hasTurnedDirection(clause, telling)) return false
    if (hasOtherDescription(clause, telling, given)) return false
    if (hasShiftedObject(clause, telling, { given, language: 'en' })) return false
  }
  return (
    concerns(clause, source, { before, given }) &&
    namesOwn(parseClaim(clause), source) &&
    !turnsRound(clause, source, given) &&
    !gaveIt(clause, source) &&
    !actsForOther(clause, source, given) &&
    !isDeedOfOther(clause, source, { before, given }) &&
    !actsItself(clause, source)
  )
}

/** A clause that goes on with the last name of the one in front of it. */
const goesOn = /^(?:who|whose|an?|the)\b/

/** What is said of a relative's life is no fact about the person: the relative has to be named. */
function concerns(
  clause: string,
  { claim, quotes }: CitedQuotes,
  { before, given }: { before: string; given: readonly string[] },
): boolean {
  if (claim.path !== 'relatives.items')
    return !isSaidOfKin(`${before} ${clause}`, findTelling(clause, quotes), given)
  const words = new Set(foldWords(clause))
  const name = foldWords(claim.value.name)
  const isNamedLast = name.length > 0 && name.at(-1) === foldWords(before).at(-1)
  return name.some((word) => words.has(word)) || (isNamedLast && goesOn.test(clause))
}

const verbStems: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (['work.positions', 'locations.items', 'education.items'] as const).map((path) => [
    path,
    new Set([...(pathWords[path] ?? [])].map(toStem)),
  ]),
)

/** "lives in Perth" where the claim's home is Inverness, and its excerpt names both. */
function namesOwn({ keys, kinds }: ClaimWords, { claim }: CitedQuotes): boolean {
  const names = keys.filter((_, place) => kinds[place] === 'name')
  if (names.length === 0 || !keys.some((key) => verbStems.get(claim.path)?.has(key))) return true
  const own = new Set(foldWords(Object.values(claim.value).join(' ')).map(toStem))
  return names.some((name) => own.has(name))
}

/** A verb of winning with the word that follows it, which names what was won. */
const winning = /\b(?:won|received|earned)\s+(?:the|an?|its|his|her|their)?\s*(\p{L}+)/giu

/** "won the contracts" of a report about contracts that won a prize. */
function turnsRound(clause: string, { quotes }: CitedQuotes, given: readonly string[]): boolean {
  return [...clause.matchAll(winning)].some(({ index, 1: object = '' }) => {
    const winners = [...given, ...(clause.slice(0, index).match(/\p{Lu}\p{L}{3,}/gu) ?? [])]
    const word = RegExp.escape(object)
    const verbs = String.raw`\b(?:won|received|earned|awarded)\b`
    const telling = quotes.filter((quote) => new RegExp(verbs, 'iu').test(quote))
    const isTurned = (quote: string) =>
      new RegExp(String.raw`\b${word}\b.*${verbs}`, 'isu').test(quote) &&
      !new RegExp(String.raw`${verbs}.*\b${word}\b`, 'isu').test(quote) &&
      !isHandedTo(quote, winners)
    return telling.length > 0 && telling.every(isTurned)
  })
}

const gave = /^(?!.*\b(?:won|received|earned)\b).*\bs?he (?:\p{L}+ )?awarded\b/isu

/** "received the medal" of one who awarded it to another. */
function gaveIt(clause: string, { quotes }: CitedQuotes): boolean {
  if (clause.search(winning) < 0) return false
  const telling = quotes.filter((quote) => /\b(?:won|received|earned|awarded)\b/i.test(quote))
  return telling.length > 0 && telling.every((quote) => gave.test(quote))
}

/** A subject with a verb in the past: "She supervised". */
const acting =
  /^(?:s?he |they )?(?:\p{L}+ly )?(?!published\b)(\p{L}{3,}ed|built|led|taught|written)\b/iu

/** "supervised the thesis" of one whose thesis was supervised: the passive hides who acted. */
function actsForOther(clause: string, { quotes }: CitedQuotes, given: readonly string[]): boolean {
  const verb = acting.exec(clause)?.[1]
  if (verb === undefined) return false
  const telling = quotes.filter((quote) => new RegExp(`\\b${verb}\\b`, 'iu').test(quote))
  const own = ['him', 'her', 'them', ...given].map(RegExp.escape)
  const passive = new RegExp(
    unwrap`
      \b${joinAlternatives(passiveWords)} (?:\p{L}+ly )?${verb}\b
      (?!.{0,80} by ${joinAlternatives({ own })}(?!\p{L}))`,
    'iu',
  )
  return telling.length > 0 && telling.every((quote) => passive.test(quote))
}

const deed = new RegExp(
  unwrap`
    ^(?:[Ss]?[Hh]e |[Tt]hey )?(?:\p{L}+ly )?(?!won\b)
    (\p{L}{3,}ed|${joinAlternatives(pastVerbs)}|led|taught)\b(?!.* by \p{Lu})`,
  'u',
)

/** "and the engineer Hugo" in front of "Brandt" */
const joining = /\b(?:and|with|&) (?:\S+ ){0,3}$/

/** "Calder, her firm, acquired the mill": the name in front of it goes on. */
const apposition = /^(?:his|her|their|the|an?)\b/i

/**
 * "appointed the president" of "President Allard appointed her", but not of "Calder Labs founded by
 * her", nor behind a clause that names who did it.
 */
function isDeedOfOther(
  clause: string,
  { quotes }: CitedQuotes,
  { before, given }: { before: string; given: readonly string[] },
): boolean {
  const verb = deed.exec(clause)?.[1]
  if (verb === undefined || apposition.test(before)) return false
  const doing = new RegExp(
    unwrap`
      (?:(?<=[^\s.!?:;] )(?<name>\p{Lu}[\p{L}'’-]+) (?:(?:\p{Lu}{2,5}|PhD|[JS]r\.?) ){0,3}
      (?:\p{L}+ly )?)?\b${verb}\b(?:(?:(?! (?:and|but|is|was|were) )[^,.;]){0,60}?
      \sby (?<agent>\p{Lu}\S+(?: \p{Lu}\S+)*|her|him|them))?`,
    'gu',
  )
  const own = new Set([before, ...given, 'her him them'].flatMap(foldWords))
  const all = quotes.flatMap((quote) => [...quote.matchAll(doing)])
  return (
    all.length > 0 &&
    all.every(({ groups, index, input }) => {
      const name = groups?.agent ?? groups?.name
      const isJoint = joining.test(input.slice(Math.max(0, index - 60), index))
      return name !== undefined && !isJoint && !foldWords(name).some((word) => own.has(word))
    })
  )
}

/** A passive with another actor than the person: "was hired by Rolf". */
const suffering = new RegExp(
  unwrap`
    \b${joinAlternatives(passiveWords)} (?:\p{L}+ly )?(\p{L}{3,}ed|built|led|taught|written)
    (?: [^,;]{0,60})? by (?!him\b|her\b|them\b)`,
  'iu',
)

/** "was hired by Rolf" of one who hired Rolf. */
function actsItself(clause: string, { quotes }: CitedQuotes): boolean {
  const verb = suffering.exec(clause)?.[1]
  if (verb === undefined) return false
  const telling = quotes.filter((quote) => new RegExp(`\\b${verb}\\b`, 'iu').test(quote))
  const active = new RegExp(String.raw`\bs?he (?:\p{L}+ly )?${verb}\b`, 'iu')
  return telling.length > 0 && telling.every((quote) => active.test(quote))
}

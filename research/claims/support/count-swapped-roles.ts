import { parseWordSet } from '../../text/patterns/word-set.ts'
import { toStem } from '../../text/words/to-stem.ts'
import type { ClaimWords } from './parse-claim.ts'
import type { SupportWord } from './parse-sentence-words.ts'

/** What holds both ways round. */
const mutual = new Set(
  [
    ...parseWordSet(`
      marry met meet date join partner merge collaborate work play cooperate tie draw share sing
      and with friend together brother sister sibling twin cousin spouse colleague rival neighbour
    `),
  ].map(toStem),
)
const auxiliaries = parseWordSet(`
  is are was were be been being got get
  ete fut est furent sont fue fueron sido foi foram stata stato state stati venne
`)
/** In front of the one who acts; English, French, Spanish, Portuguese, Italian. */
const agentWords = parseWordSet('by par por pelo pela da dal dalla')
/** Letters. */
const minStem = 4
/** How far from its verb a preposition may stand: "lost the 2008 cup final to B". */
const maxObjectWords = 6
const objectWords = parseWordSet('the a an its his her their')

/** Words of names, and what the first does to the second or is of it. */
type Deed = { doer: Name; deed: string; to: Name }
type Name = ReadonlySet<string>

/**
 * @returns 1 where the document's sentence has the claim's names the other way round about the same
 * verb: `A bought B` for `B bought A`; a passive with `by` counts as its active. Also where a name
 * does in the one what is done to it in the other: `A operates the mill`, `A is operated by …`
 */
export function countSwappedRoles(claim: ClaimWords, words: readonly SupportWord[]): number {
  return swapsNames(claim, words) || turnsVoice(claim, words) ? 1 : 0
}

function swapsNames(claim: ClaimWords, words: readonly SupportWord[]): boolean {
  const said = collectDeeds(words)
  const isSwapped = (a: Deed): boolean =>
    said.some((b) => a.deed === b.deed && meets(a.doer, b.to) && meets(a.to, b.doer)) &&
    !said.some((b) => a.deed === b.deed && meets(a.doer, b.doer) && meets(a.to, b.to))
  return collectDeeds(claim.all).some(isSwapped)
}

function turnsVoice(claim: ClaimWords, words: readonly SupportWord[]): boolean {
  const said = collectVoices(words)
  return collectVoices(claim.all).some(({ name, deed, isPassive }) => {
    const same = said.filter((one) => isSameDeed(one.deed, deed))
    return (
      name !== null &&
      same.some((one) => one.name !== null && meets(one.name, name)) &&
      same.every((one) => one.isPassive !== isPassive)
    )
  })
}

/** "operates" for "operated": the stem of the one begins that of the other. */
function isSameDeed(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return one === other || (short.length >= minStem && long.startsWith(short))
}

/**
 * Names in front of a verb with an object, or of a passive with the one who acts. Null where none
 * is near: "was trained by the navy, and has trained the crew".
 */
function collectVoices(words: readonly SupportWord[]) {
  return words.flatMap((verb, place) => {
    if (verb.kind !== 'plain' || mutual.has(verb.key) || verb.negates) return []
    const name = nearestName(words, place, -1)
    const isPassive = isPassiveAt(words, place)
    return isPassive || hasObject(words, place) ? [{ name, deed: verb.key, isPassive }] : []
  })
}

/** An article or a possessive right behind a verb that no auxiliary makes a participle. */
function hasObject(words: readonly SupportWord[], place: number): boolean {
  return (
    objectWords.has(words[place + 1]?.folded ?? '') &&
    !words.slice(Math.max(0, place - 3), place).some((word) => auxiliaries.has(word.folded))
  )
}

function isPassiveAt(words: readonly SupportWord[], place: number): boolean {
  const agent = findAgent(words, place)
  return agent !== null && agent < place + 4
}

/** Where the one who acts in a passive is named: "was named app of the year by Ridge". */
function findAgent(words: readonly SupportWord[], place: number): number | null {
  const isVerb = words
    .slice(Math.max(0, place - 3), place)
    .some((word) => auxiliaries.has(word.folded))
  const ahead = words
    .slice(place + 1, place + 1 + maxObjectWords)
    .findIndex((word) => agentWords.has(word.folded))
  return isVerb && ahead >= 0 ? place + 1 + ahead : null
}

const meets = (a: Name, b: Name): boolean => !a.isDisjointFrom(b)

/** Names with a verb between them: the name nearest before it, the one nearest after it. */
function collectDeeds(words: readonly SupportWord[]): Deed[] {
  const deeds: Deed[] = []
  for (const [place, verb] of words.entries()) {
    if (verb.kind !== 'plain' || mutual.has(verb.key) || verb.negates) continue
    if (saysWhere(words, place)) continue
    // "the supervision of B" is no deed of the name in front
    if (words[place - 1]?.folded === 'the') continue
    const before = nearestName(words, place, -1)
    const agent = findAgent(words, place)
    const after = nearestName(words, agent ?? place, 1)
    if (before === null || after === null || meets(before, after)) continue
    deeds.push(
      agent !== null
        ? { doer: after, deed: verb.key, to: before }
        : { doer: before, deed: verb.key, to: after },
    )
  }
  return [...deeds, ...handovers(words)]
}

/** "is based in Bristol", "Bristol-based": no deed, as "is based on" is. */
function saysWhere(words: readonly SupportWord[], place: number): boolean {
  const next = words[place + 1]?.folded ?? ''
  return words[place]?.folded === 'based' && next !== 'on' && next !== 'upon'
}

const givingWords = parseWordSet('from to of against over')

/**
 * `bought … from B`, `lost the final to B`, `is a subsidiary of B`: the name in front of the verb
 * or the noun, and the one behind the preposition.
 */
function handovers(words: readonly SupportWord[]): Deed[] {
  return words.flatMap(({ folded }, place) => {
    const to = givingWords.has(folded) ? nearestName(words, place, 1) : null
    if (to === null) return []
    const first = Math.max(0, place - 1 - maxObjectWords)
    return words.slice(first, place).flatMap((verb, back): Deed[] => {
      if (verb.kind !== 'plain' || mutual.has(verb.key)) return []
      const doer = nearestName(words, first + back, -1)
      return doer === null ? [] : [{ doer, deed: `${verb.key} ${folded}`, to }]
    })
  })
}

const isName = (word: SupportWord, place: number): boolean =>
  word.kind === 'name' || (place === 0 && word.kind === 'plain' && /^\p{Lu}/u.test(word.written))

/** All words of the name that is nearest in this direction, within a few words. */
function nearestName(words: readonly SupportWord[], from: number, step: 1 | -1): Name | null {
  for (
    let place = from + step, steps = 0;
    place >= 0 && place < words.length && steps < 5;
    place += step, steps += 1
  ) {
    const word = words[place]
    if (word !== undefined && isName(word, place)) return collectName(words, place, step)
    if (word?.kind === 'plain') return null
  }
  return null
}

function collectName(words: readonly SupportWord[], from: number, step: 1 | -1): Name {
  const keys = new Set<string>()
  for (let place = from; ; place += step) {
    const word = words[place]
    if (word === undefined || !isName(word, place)) return keys
    keys.add(word.key)
  }
}

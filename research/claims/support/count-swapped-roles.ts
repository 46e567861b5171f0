import { parseWordSet } from '../../text/patterns/word-set.ts'
import { toStem } from '../../text/words/to-stem.ts'
import type { ClaimWords } from './parse-claim.ts'
import type { SupportWord } from './parse-sentence-words.ts'

/** What holds both ways round. */
const mutual = new Set(
  [
    ...parseWordSet(`
      marry met meet date join partner merge collaborate work play cooperate tie draw share sing
      and with friend together
    `),
  ].map(toStem),
)
const auxiliaries = parseWordSet('is are was were be been being got get')

type Deed = { doer: string; deed: string; to: string }

/**
 * @returns 1 where the document's sentence has the claim's names the other way round about the same
 * verb: `A bought B` for `B bought A`; a passive with `by` counts as its active
 */
export function countSwappedRoles(claim: ClaimWords, words: readonly SupportWord[]): number {
  const said = collectDeeds(words)
  const isSwapped = (a: Deed): boolean =>
    said.some((b) => a.deed === b.deed && a.doer === b.to && a.to === b.doer) &&
    !said.some((b) => a.deed === b.deed && a.doer === b.doer && a.to === b.to)
  return collectDeeds(claim.all).some(isSwapped) ? 1 : 0
}

/** Names with a verb between them: the name nearest before it, the one nearest after it. */
function collectDeeds(words: readonly SupportWord[]): Deed[] {
  const deeds: Deed[] = []
  for (const [place, verb] of words.entries()) {
    if (verb.kind !== 'plain' || mutual.has(verb.key) || verb.negates) continue
    const before = nearestName(words, place, -1)
    const after = nearestName(words, place, 1)
    if (before === null || after === null || before === after) continue
    const isPassive =
      words.slice(place + 1, place + 4).some((word) => word.folded === 'by') &&
      words.slice(Math.max(0, place - 3), place).some((word) => auxiliaries.has(word.folded))
    deeds.push(
      isPassive
        ? { doer: after, deed: verb.key, to: before }
        : { doer: before, deed: verb.key, to: after },
    )
  }
  return [...deeds, ...handovers(words)]
}

/**
 * `bought … from B`, `sold … to B`: the name in front of the verb, and the one behind the
 * preposition.
 */
function handovers(words: readonly SupportWord[]): Deed[] {
  return words.flatMap(({ folded }, place) => {
    if (folded !== 'from' && folded !== 'to') return []
    const back = words
      .slice(0, place)
      .reverse()
      .findIndex(({ kind }) => kind === 'plain')
    const verb = words[place - 1 - back]
    const [doer, to] = [nearestName(words, place - 1 - back, -1), nearestName(words, place, 1)]
    return back < 0 || verb === undefined || doer === null || to === null
      ? []
      : [{ doer, deed: `${verb.key} ${folded}`, to }]
  })
}

const isName = (word: SupportWord, place: number): boolean =>
  word.kind === 'name' || (place === 0 && word.kind === 'plain' && /^\p{Lu}/u.test(word.written))

function nearestName(words: readonly SupportWord[], from: number, step: 1 | -1): string | null {
  for (
    let place = from + step, steps = 0;
    place >= 0 && place < words.length && steps < 5;
    place += step, steps += 1
  ) {
    const word = words[place]
    if (word !== undefined && isName(word, place)) return word.key
    if (word?.kind === 'plain') return null
  }
  return null
}

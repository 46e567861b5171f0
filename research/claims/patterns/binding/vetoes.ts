import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import type { Span } from '../../../text/span.ts'
import {
  apartDoubts,
  bareVerbs,
  courtesies,
  doubt,
  doubtAtStart,
  doubtInEnglish,
  doubtInLetters,
  doubtInSigns,
  instructions,
  negatedVerbs,
  undoingVerbs,
} from '../tables/veto-words.ts'

/** Addressed to a reader that obeys rather than to one that reads; case does not matter. */
const instruction = new RegExp(joinAlternatives(instructions), 'iu')

/**
 * Words that make of a statement something else: a negation, a guess, a plan, a rumour, a wish,
 * invention. English and small letters unless marked.
 */
const unsure = new RegExp(
  unwrap`
    \b${joinAlternatives(doubtInEnglish)}\b|\bmay (?:be|have|join|become|well|soon|not)\b|n['’]t\b
    |\?|\b${joinAlternatives(doubtAtStart)}\b|\bas if\b`,
  'u',
)

/** "génie" does not hold the "nie" of German: \b knows no letters with accents. */
const unsureElsewhere = new RegExp(
  String.raw`(?<![\p{L}\d_])${joinAlternatives(doubt)}(?![\p{L}\d_])`,
  'u',
)
/** Words with letters that \b does not know. */
const unsureScripts = new RegExp(
  unwrap`
    (?:^|[^\p{L}])${joinAlternatives(doubtInLetters)}(?=$|[^\p{L}])
    |${joinAlternatives(doubtInSigns)}`,
  'u',
)
const negatedVerb = new RegExp(String.raw`(?:^|\s)${joinAlternatives(negatedVerbs)}\p{L}*`, 'u')

/** Whether a sentence is addressed to a processor of the page; text near it is not trusted. */
export function isInstruction(text: string): boolean {
  return instruction.test(text)
}

/** Whether a sentence states no fact: it denies, asks, guesses, plans or reports hearsay. */
export function isUnsure(text: string): boolean {
  return (
    unsure.test(text) ||
    unsureElsewhere.test(text) ||
    unsureScripts.test(text) ||
    negatedVerb.test(text)
  )
}

const courtesy = new RegExp(
  String.raw`^${joinAlternatives(courtesies)}[^,.;:?]{0,80},\s(?=\S)`,
  'u',
)
const tailStart = /,?\sand\s|;\s/gu
const apart = new RegExp(String.raw`\b${joinAlternatives(apartDoubts)}\b|n['’]t\b`, 'giu')
const undoes = new RegExp(
  unwrap`
    ^(?:this|that|it|which|so|these|all|both|none)\b
    |^${joinAlternatives(bareVerbs)}\W*$|\b${joinAlternatives(undoingVerbs)}\b`,
  'iu',
)
const minSureLength = 20
/** Longer ones are lists run together. */
const maxDoubtedLength = 400

/**
 * The part of an unsure sentence that its doubt leaves alone: in front of a clause of its own ("and
 * never looked back"), behind a courtesy ("If you want to talk, …"). Null where there is none.
 */
export function findSurePart(text: string): Span | null {
  if (text.length > maxDoubtedLength) return null
  const start = courtesy.exec(text)?.[0].length ?? 0
  const rest = text.slice(start)
  if (start > 0 && !isUnsure(rest)) return { start, end: text.length }
  // all the forms of doubt are many: first what joins a clause, then those few that may stand apart
  if (!(rest.includes('and') || rest.includes(';'))) return null
  const last = [...rest.matchAll(apart)].at(-1)?.index ?? 0
  for (const { index, 0: link } of rest.matchAll(tailStart)) {
    if (index > last) return null
    const tail = rest.slice(index + link.length)
    if (index < minSureLength || !isUnsure(tail)) continue
    const plain = tail.replace(apart, '').trim()
    const isApart = !isUnsure(rest.slice(0, index)) && !isUnsure(plain) && !undoes.test(plain)
    return isApart ? { start, end: start + index } : null
  }
  return null
}

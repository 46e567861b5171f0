import { matchAt } from './match-at.ts'
import { matchQuantifier, patternSigns } from './pattern-signs.ts'
import { foldCase } from './word-scan.ts'

/** Alternatives beyond this number are not spelled out. */
const maxWords = 24
/** A class of more signs counts as any sign. */
const maxSigns = 4

/** All that it can match, where that is few words; else words one of which stands in a match. */
type Part = { all: readonly string[] | null; needed: readonly string[] | null }
type Read = Part & { end: number }

/** Signs that stand for themselves, but for the last one before a quantifier; else one of them. */
const plainWord = /[^()[\]{}\\.^$|?*+]+(?![?*+{])|[^()[\]{}\\.^$|?*+]/uy
const nothing: Part = { all: [''], needed: null }
const anything: Part = { all: null, needed: null }

/**
 * Words one of which stands, case aside, in every text that a pattern matches: `year` of
 * `(\d+) years? old`. Null where there are none.
 */
export function listNeededWords(pattern: string): readonly string[] | null {
  const words = chooseNeeded(parseAlternatives(pattern, 0))?.map(foldCase)
  return words === undefined ? null : [...new Set(words)]
}

function parseAlternatives(pattern: string, from: number): Read {
  const first = parseSequence(pattern, from)
  const parts: Part[] = [first]
  let { end } = first
  while (pattern[end] === '|') {
    const next = parseSequence(pattern, end + 1)
    parts.push(next)
    end = next.end
  }
  return parts.length === 1 ? first : { ...joinAlternatives(parts), end }
}

function joinAlternatives(parts: readonly Part[]): Part {
  const all = joinOrNull(parts.map((part) => part.all))
  if (all !== null && all.length <= maxWords) return { all, needed: null }
  return { all: null, needed: joinOrNull(parts.map(chooseNeeded)) }
}

function joinOrNull(lists: readonly (readonly string[] | null)[]): string[] | null {
  const known = lists.flatMap((list) => (list === null ? [] : [list]))
  return known.length < lists.length ? null : [...new Set(known.flat())]
}

/** A list with an empty word rules nothing out. */
function chooseNeeded({ all, needed }: Part): readonly string[] | null {
  return [all, needed].reduce(
    (best, one) => (countShortest(one) > countShortest(best) ? one : best),
    null as readonly string[] | null,
  )
}

function countShortest(words: readonly string[] | null): number {
  return words === null ? 0 : Math.min(...words.map(({ length }) => length))
}

function parseSequence(pattern: string, from: number): Read {
  let at = from
  let run: Part = nothing
  let best: readonly string[] | null = null
  let isWhole = true
  const keep = (words: readonly string[] | null) => {
    if (countShortest(words) > countShortest(best)) best = words
  }
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const term = parseTerm(pattern, at)
    const [times = '', none, once] = matchQuantifier(pattern, term.end)
    const part = repeat(term, { isRepeated: times !== '' && once === undefined, none })
    const joined = append(run.all ?? [], part.all)
    keep(part.needed)
    if (joined === null) {
      keep(run.all)
      run = part.all === null ? nothing : part
      isWhole = false
    } else run = { all: joined, needed: null }
    at = term.end + times.length
  }
  keep(run.all)
  return { all: isWhole ? run.all : null, needed: best, end: at }
}

/** A part that may stand several times, or nowhere. */
function repeat(
  part: Part,
  { isRepeated, none }: { isRepeated: boolean; none: string | undefined },
): Part {
  if (none === undefined) return isRepeated ? { all: null, needed: chooseNeeded(part) } : part
  return isRepeated || part.all === null ? anything : { all: [...part.all, ''], needed: null }
}

function append(
  words: readonly string[],
  next: readonly string[] | null,
): readonly string[] | null {
  if (next === null || words.length * next.length > maxWords) return null
  return words.flatMap((word) => next.map((more) => `${word}${more}`))
}

function parseTerm(pattern: string, at: number): Read {
  const { zeroWidth, groupStart, plainClass, otherClass } = patternSigns
  const word = matchAt(plainWord, pattern, at)?.[0]
  if (word !== undefined) return { all: [word], needed: null, end: at + word.length }
  const empty = matchAt(zeroWidth, pattern, at)?.[0]
  if (empty !== undefined) {
    const end = at + empty.length
    return {
      ...nothing,
      end: empty.startsWith('(') ? parseAlternatives(pattern, end).end + 1 : end,
    }
  }
  const group = matchAt(groupStart, pattern, at)?.[0]
  if (group !== undefined) {
    const { all, needed, end } = parseAlternatives(pattern, at + group.length)
    return { all, needed, end: end + 1 }
  }
  const [listed = '', signs = ''] = matchAt(plainClass, pattern, at) ?? []
  if (listed !== '') {
    const all = [...signs]
    return {
      ...(all.length > maxSigns ? anything : { all, needed: null }),
      end: at + listed.length,
    }
  }
  const other = matchAt(otherClass, pattern, at)?.[0]
  if (other !== undefined) return { ...anything, end: at + other.length }
  return { all: [pattern.charAt(at + 1)], needed: null, end: at + 2 }
}

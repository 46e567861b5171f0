import { memoizeOnce } from '../memoize-once.ts'
import { matchAt } from './match-at.ts'
import { matchQuantifier, patternSigns } from './pattern-signs.ts'

/** Letters of a prefix of an index; more would make many small lists out of few. */
const indexLetters = 2
/** Behind a prefix: any letter may follow. */
const any = '\0'

type Read = { prefixes: ReadonlySet<string>; end: number }

/**
 * An index that finds what is made of those items of a list whose patterns may match at a place of
 * a text: most places rule out nearly all of a long list by their first letters. The patterns
 * ignore case.
 * @param build is called once for each prefix, with its items in the order of the list
 */
export function buildPrefixIndex<Item, Result>(
  items: readonly Item[],
  patternOf: (item: Item) => string,
  build: (items: readonly Item[]) => Result,
): (text: string, at: number) => Result {
  const indexOnce = memoizeOnce(() => buildIndex(items, patternOf, build))
  return (text, at) => {
    const { byPrefix, others } = indexOnce()
    const first = fold(text.charAt(at))
    const prefix = `${first}${fold(text.charAt(at + 1))}`.slice(0, indexLetters)
    return byPrefix.get(prefix) ?? byPrefix.get(first) ?? others
  }
}

function buildIndex<Item, Result>(
  items: readonly Item[],
  patternOf: (item: Item) => string,
  build: (items: readonly Item[]) => Result,
): { byPrefix: ReadonlyMap<string, Result>; others: Result } {
  const patterns = new Set(items.map(patternOf))
  const read = new Map(
    [...patterns].map((pattern) => [pattern, listPrefixes(pattern, indexLetters)] as const),
  )
  const buildFor = (prefix: string) => {
    const fitting = [prefix, ...[...prefix].map((_, length) => `${prefix.slice(0, length)}${any}`)]
    fitting.push(`${prefix}${any}`)
    return build(
      items.filter((item) => fitting.some((one) => read.get(patternOf(item))?.has(one) === true)),
    )
  }
  const keys = new Set([...read.values()].flatMap((all) => [...all]))
  const byPrefix = new Map(
    [...keys].map((key) => key.replace(any, '')).map((key) => [key, buildFor(key)] as const),
  )
  return { byPrefix, others: byPrefix.get('') ?? buildFor('') }
}

/**
 * What a text can begin with where a pattern matches that ignores case: as many letters as are
 * asked for, or fewer with a mark behind them where any may follow.
 */
export function listPrefixes(pattern: string, letters: number): ReadonlySet<string> {
  const { prefixes } = parseAlternatives(pattern, 0, letters)
  return new Set([...prefixes].map((one) => (one.length < letters ? close(one, letters) : one)))
}

/** A letter as patterns that ignore case compare it: some share a capital. */
function fold(letter: string): string {
  return letter.toUpperCase().toLowerCase()
}

function close(prefix: string, letters: number): string {
  return prefix.endsWith(any) ? prefix : `${prefix}${any}`.slice(0, letters)
}

/** Alternatives up to the bracket that closes their group. */
function parseAlternatives(pattern: string, from: number, letters: number): Read {
  const first = parseSequence(pattern, from, letters)
  const prefixes = new Set(first.prefixes)
  let { end } = first
  while (pattern[end] === '|') {
    const next = parseSequence(pattern, end + 1, letters)
    for (const one of next.prefixes) prefixes.add(one)
    end = next.end
  }
  return { prefixes, end }
}

function parseSequence(pattern: string, from: number, letters: number): Read {
  let prefixes: ReadonlySet<string> = new Set([''])
  let at = from
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const term = parseTerm(pattern, at, letters)
    const [times = '', none, once] = matchQuantifier(pattern, term.end)
    const repeated =
      times === '' || once !== undefined
        ? [...term.prefixes]
        : [...term.prefixes].map((one) => close(one, letters))
    prefixes = append(prefixes, [...repeated, ...(none === undefined ? [] : [''])], letters)
    at = term.end + times.length
  }
  return { prefixes, end: at }
}

function append(
  prefixes: ReadonlySet<string>,
  next: readonly string[],
  letters: number,
): ReadonlySet<string> {
  const isOpen = (one: string) => one.length < letters && !one.endsWith(any)
  return new Set(
    [...prefixes].flatMap((one) =>
      isOpen(one) ? next.map((more) => `${one}${more}`.slice(0, letters)) : [one],
    ),
  )
}

function parseTerm(pattern: string, at: number, letters: number): Read {
  const { zeroWidth, groupStart, plainClass, otherClass, special } = patternSigns
  const sign = String.fromCodePoint(pattern.codePointAt(at) ?? 0)
  if (!special.has(sign))
    return { prefixes: new Set([toPrefix(sign, letters)]), end: at + sign.length }
  const empty = matchAt(zeroWidth, pattern, at)?.[0]
  if (empty !== undefined) {
    const end = at + empty.length
    const behind = empty.startsWith('(') ? parseAlternatives(pattern, end, letters).end + 1 : end
    return { prefixes: new Set(['']), end: behind }
  }
  const group = matchAt(groupStart, pattern, at)?.[0]
  if (group !== undefined) {
    const { prefixes, end } = parseAlternatives(pattern, at + group.length, letters)
    return { prefixes, end: end + 1 }
  }
  const [listed = '', signs = ''] = matchAt(plainClass, pattern, at) ?? []
  if (listed !== '') {
    const all = [...signs].map((letter) => toPrefix(letter, letters))
    return { prefixes: new Set(all), end: at + listed.length }
  }
  const other = matchAt(otherClass, pattern, at)?.[0]
  if (other !== undefined) return { prefixes: new Set([any]), end: at + other.length }
  return { prefixes: new Set([toPrefix(pattern.charAt(at + 1), letters)]), end: at + 2 }
}

/** Signs of two units, such as pictures, count as any. */
function toPrefix(letter: string, letters: number): string {
  return letter.length > 1 ? any : fold(letter).slice(0, letters)
}

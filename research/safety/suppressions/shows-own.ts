import {
  locateNames,
  parseSought,
  type Sought,
} from '../../claims/patterns/binding/locate-names.ts'
import { locateOtherPeople } from '../../claims/patterns/binding/locate-other-people.ts'
import { parseWords } from '../../claims/patterns/binding/words.ts'
import { foldWords } from '../../text/words/fold.ts'
import { findIdentifiers } from './described.ts'

/** Names further up than this say nothing about a line. */
const maxLinesAbove = 4
const maxLineLength = 2_000

/**
 * Whether a text shows one of the keys as an identifier of the person, rather than of another
 * person in the same text. In doubt it is the person's.
 * @param names how the person is called
 */
export function showsOwn(
  text: string,
  keys: ReadonlySet<string>,
  names: readonly string[],
): boolean {
  const meant = findIdentifiers(text).filter((key) => keys.has(key))
  if (meant.length === 0) return false
  if (names.length === 0) return true
  const lines = text.split('\n').flatMap((line) => cut(line))
  const sought = parseSought(names)
  let isSeen = false
  for (const [at, line] of lines.entries()) {
    const here = meant.filter((key) => findIdentifiers(line).includes(key))
    if (here.length === 0) continue
    isSeen = true
    if (here.some((key) => isOwn(key, lines, at, names, sought))) return true
  }
  // an identifier that runs over a line's end stands in no line
  return !isSeen
}

function isOwn(
  key: string,
  lines: readonly string[],
  at: number,
  names: readonly string[],
  sought: Sought,
): boolean {
  const local = localPart(key)
  const line = lines[at] ?? ''
  if (local !== null) {
    if (sharesWord(local, names.flatMap(foldWords))) return true
    const near = lines.slice(Math.max(0, at - maxLinesAbove), at + 2).join('\n')
    if (sharesWord(local, otherCapitals(near, names))) return false
  }
  const place = locateValue(key, line)
  const inLine = peopleIn(line, sought)
  const nearest = inLine.findLast(({ start }) => start < place) ?? inLine[0]
  if (nearest !== undefined) return nearest.isOwn
  for (let above = at - 1; above >= Math.max(0, at - maxLinesAbove); above -= 1) {
    const last = peopleIn(lines[above] ?? '', sought).at(-1)
    if (last !== undefined) return last.isOwn
  }
  return true
}

/** People that a line names, in order. */
function peopleIn(line: string, sought: Sought): { start: number; isOwn: boolean }[] {
  const words = parseWords(line)
  const spans = locateNames(line, words, sought)
  const own = spans.filter(({ another }) => !another).map(({ start }) => ({ start, isOwn: true }))
  const others = locateOtherPeople(line, words, spans).map((start) => ({ start, isOwn: false }))
  return [...own, ...others].sort((a, b) => a.start - b.start)
}

function localPart(key: string): string | null {
  const [, local] = /^email:([^@]+)@/.exec(key) ?? []
  return local ?? null
}

function sharesWord(local: string, words: readonly string[]): boolean {
  const letters = local.toLowerCase().replace(/[^a-z0-9]/g, '')
  return words.some((word) => word.length > 2 && letters.includes(word))
}

/** Words with a capital that are no part of the person's names. */
function otherCapitals(text: string, names: readonly string[]): string[] {
  const own = new Set(names.flatMap(foldWords))
  return parseWords(text).flatMap(({ folded }) =>
    folded.length > 3 && !own.has(folded) ? [folded] : [],
  )
}

/** Where the identifier stands, or the line's end where its spelling cannot be found. */
function locateValue(key: string, line: string): number {
  const [, value = ''] = /^(?:email|phone|url|handle:[^:]*):(.+)$/.exec(key) ?? []
  const wanted = key.startsWith('phone:')
    ? value.slice(-4).split('').join('\\D?')
    : literal(value.split('@')[0] ?? '')
  const found = wanted === '' ? -1 : line.search(new RegExp(wanted, 'i'))
  return found === -1 ? line.length : found
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function cut(line: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < line.length; at += maxLineLength)
    parts.push(line.slice(at, at + maxLineLength))
  return parts
}

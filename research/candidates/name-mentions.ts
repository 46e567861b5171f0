import { foldText } from '../names/fold.ts'
import { nameWords, parsePersonName } from '../names/person-name.ts'
import { areNicknames } from '../names/tables/nicknames.ts'
import { generations, particles, titles } from '../names/tables/titles.ts'
import { isUnspaced, textWords } from './text-words.ts'

/** The name that is looked for, folded. */
export type SoughtName = {
  given: string
  family: string
  middle: readonly string[]
  words: ReadonlySet<string> /** the name as it was asked for, without spaces, where its script has none */
  unspaced: string | null
}

/** How a text writes the sought name, over all places where it does. */
export type NameMentions = {
  count: number
  /** Middle names and initials found between the sought words, or names in front of them. */
  middle: Set<string>
  /** A further family name behind: `Ada Example Smith`. */
  beyond: Set<string>
  before: Set<string>
  generation: Set<string>
  titles: Set<string>
  /** The name as it is written, once per place; comma forms turned. */
  written: string[]
}

export function readSoughtName(query: string): SoughtName {
  const name = parsePersonName(query)
  const words = nameWords(name)
  return {
    given: words[0] ?? '',
    family: words.at(-1) ?? '',
    middle: words.slice(1, -1),
    words: new Set([...words, ...textWords(query)]),
    unspaced: isUnspaced(query) ? query.replace(/\s/g, '') : null,
  }
}

type Word = { raw: string; folded: string; capital: boolean /** what parts it from the word before */; gap: string }

/** Finds the sought name in a text: given and family name with at most two words between, or in comma form. */
export function findMentions(text: string, sought: SoughtName): NameMentions {
  const found: NameMentions = {
    count: 0,
    middle: new Set(),
    beyond: new Set(),
    before: new Set(),
    generation: new Set(),
    titles: new Set(),
    written: [],
  }
  if (sought.unspaced !== null) {
    found.count = text.replace(/\s/g, '').split(sought.unspaced).length - 1
    if (found.count > 0) found.written.push(sought.unspaced)
  }
  const words = capitalWords(text)
  for (const [i, word] of words.entries()) {
    if (word.folded !== sought.family) continue
    const start = givenBefore(words, i, sought)
    if (start !== null) readAround(words, start, i, found)
    else if (/^,\s*$/.test(words[i + 1]?.gap ?? '') && isGiven(words[i + 1]?.folded ?? '', sought)) {
      found.count += 1
      found.written.push(`${words[i + 1]?.raw} ${word.raw}`)
      const next = words[i + 2]
      if (next?.capital && /^\s+$/.test(next.gap) && next.folded.length === 1) found.middle.add(next.folded)
      const mark = generations[next?.folded ?? '']
      if (mark !== undefined) found.generation.add(mark)
    }
  }
  return found
}

function readAround(words: readonly Word[], start: number, end: number, found: NameMentions): void {
  found.count += 1
  const inside = words.slice(start, end + 1)
  found.written.push(inside.map(({ raw }) => (raw.length === 1 ? `${raw}.` : raw)).join(' '))
  for (const word of words.slice(start + 1, end)) if (!particles.has(word.folded)) found.middle.add(word.folded)
  const [before, behind] = [words[start - 1], words[end + 1]]
  if (before?.capital && /^\.?\s+$/.test(words[start]?.gap ?? '')) {
    if (titles.has(before.folded)) found.titles.add(before.folded)
    else if (!words[start]?.gap.startsWith('.') || before.folded.length === 1) found.before.add(before.folded)
  }
  if (behind?.capital && /^,?\s+$/.test(behind.gap)) {
    const mark = generations[behind.folded]
    if (mark !== undefined) found.generation.add(mark)
    else if (/^\s+$/.test(behind.gap)) found.beyond.add(behind.folded)
  }
}

function givenBefore(words: readonly Word[], family: number, sought: SoughtName): number | null {
  for (let i = family - 1; i >= Math.max(0, family - 3); i -= 1) {
    const [word, next] = [words[i], words[i + 1]]
    if (word === undefined || next === undefined || !/^[.'"\s]*$/.test(next.gap) || !word.capital) return null
    if (isGiven(word.folded, sought)) return i
  }
  return null
}

function isGiven(word: string, { given }: SoughtName): boolean {
  return word === given || areNicknames(word, given)
}

function capitalWords(text: string): Word[] {
  const words: Word[] = []
  let at = 0
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)) {
    words.push({
      raw: match[0],
      folded: foldText(match[0]).replace(/[^a-z0-9]/g, ''),
      capital: !/^\p{Ll}/u.test(match[0]),
      gap: text.slice(at, match.index),
    })
    at = match.index + match[0].length
  }
  return words
}

import { parseWordGroups } from '../patterns/word-set.ts'
import { endings, secondEndings } from './tables/word-endings.ts'
import { kin } from './tables/word-kin.ts'

const groups = parseWordGroups(kin)
const kinStems: ReadonlyMap<string, string> = new Map(
  [...groups].flatMap(([word, first]) => [[reduce(word), reduce(first)] as const]),
)

/**
 * @returns what the forms of one word, and words that say the same of a person, have in common:
 * `sings`, `sang` and `singer` → `sing`.
 * @param word folded to ASCII
 */
export function toStem(word: string): string {
  const group = groups.get(word)
  if (group !== undefined) return reduce(group)
  const stem = reduce(word)
  return kinStems.get(stem) ?? stem
}

function reduce(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return strip(strip(word, endings), secondEndings)
    .replace(/(?<=.{2})([bdgklmnprt])\1$/, '$1')
    .replace(/(?<=.{2}[^aeiou])e$|(?<=.{3})e$/, '')
    .replace(/(?<=.{2})y$/, 'i')
}

function strip(word: string, rules: typeof endings): string {
  for (const [ending, rest] of rules) if (ending.test(word)) return word.replace(ending, rest)
  return word
}

/**
 * @returns an English word without the ending of its plural: what groups findings, where `toStem`
 * would join words that differ
 */
export function toSingular(word: string): string {
  return word.length > 4 && word.endsWith('s') && !/(ss|us|is)$/.test(word)
    ? word.slice(0, -1)
    : word
}

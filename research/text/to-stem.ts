import { kin } from './tables/word-kin.ts'
import { parseWordGroups } from './word-set.ts'

/**
 * English endings, longest first, and what stays of them; those of German, French and Spanish are
 * left to `areAlikeWords`. Snowball's English stemmer in their place judges the support of claims
 * worse (macro-F1 of ExpertQA lower by .0106).
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ization|isation)s?$/, 'ize'],
  [/(?:ational)$/, 'ate'],
  [/(?:ically)$/, 'ic'],
  [/(?:fulness|lessness)$/, ''],
  [/(?<=.{4})(?:ations?|ators?)$/, 'ate'],
  [/(?<=.{3})(?:ities)$/, 'ity'],
  [/(?<=.{3})(?:ies|ied)$/, 'y'],
  [/(?<=.{4})(?:ments?|nesses|ness)$/, ''],
  [/(?<=.{3})(?:sses)$/, 'ss'],
  [/(?<=.{2}(?:x|ch|sh|zz))es$/, ''],
  [/(?<=[^su])s$/, ''],
]
const secondEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})(?:edly|ingly)$/, ''],
  [/(?<=[aeiouy].*[^e])(?:ed|ing|ings)$/, ''],
  [/(?<=.{4})(?:ily)$/, 'y'],
  [/(?<=.{3})ly$/, ''],
  // `engineer` is no form of `engine`
  [/(?<=.{4})(?:(?<!e)ers?|ors?)$/, ''],
  [/(?<=.{4})(?:ions?)$/, ''],
  [/(?<=.{4})(?:ive|able|ible|ical|al|ic|ous|ance|ence|ant|ent|ize|ise|ate)$/, ''],
]

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

import { foldWords } from '../../research/text/words/fold.ts'
import { occupations } from '../../research/text/words/tables/occupations.ts'
import { toSingular } from '../../research/text/words/to-stem.ts'
import { toShort } from '../shared/to-short.ts'

/** The name in a library's heading: `Example, Ada (Ada Maria), 1984-` → `Ada Example`. */
export function parseLibraryHeading(heading: string): string {
  const parts = heading
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/(?:^|[\s-])\d{3,4}(?:\D|$)|century/.test(part))
  const [family = '', given] = parts
  return toShort(given === undefined ? family : `${given} ${family}`, 200)
}

/**
 * The name with the given names that the heading writes out behind it: `Example, A. M. (Ada Maria)`
 * → `Ada Maria Example`. Null where it writes out none: `(Musician)` is an occupation.
 */
export function parseFullerName(heading: string): string | null {
  const [, family = '', given = '', fuller = ''] =
    /^([^,()]+),\s*([^,()]+?)\s*\(([^()]+)\)/.exec(heading) ?? []
  const [short, long] = [foldWords(given), foldWords(fuller)]
  // neither `Jazz musician` nor `Miami, Fla.`
  if (!fuller.split(' ').every((word) => /^\p{Lu}[^,]*$/u.test(word))) return null
  const isSpelled = short.length > 0 && short.every((part, at) => long[at]?.startsWith(part))
  if (!isSpelled || occupations.includes(long.join(' '))) return null
  return toShort(`${fuller.trim()} ${family.trim()}`, 200)
}

const irregular: readonly (readonly [RegExp, string])[] = [
  [/people$/, 'person'],
  [/men$/, 'man'],
  [/wives$/, 'wife'],
  [/(?<=hie)ves$/, 'f'],
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=ss|ch|sh|x)es$/, ''],
]

/**
 * What one of a group is called: `Hydrologists` → `Hydrologist`, `Heads of state` → `Head of
 * state`, as libraries put the occupations of people under the names of groups.
 */
export function toMember(group: string): string {
  return group.replace(/^(.*?)([\p{L}-]+)(?=$|,| (?:of|for|in)\b)/u, (_, front, word: string) => {
    const [ending, one = ''] = irregular.find(([plural]) => plural.test(word)) ?? []
    return `${front}${ending === undefined ? toSingular(word) : word.replace(ending, one)}`
  })
}

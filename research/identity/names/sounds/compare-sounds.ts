import { memoize } from '../../../text/memoize.ts'
import type { Script } from '../../../text/signs/script.ts'
import { soundDistances } from './sound-tables.ts'
import type { Sounds } from './spell-sounds.ts'

/** A word as it sounds and the script that it was written in. */
export type Spoken = { sounds: Sounds; script: Script }

/** Scripts that leave short vowels out. */
const vowelless: ReadonlySet<Script> = new Set<Script>(['arabic', 'hebrew'])
/** Scripts of syllables: they add vowels between consonants and drop an `r` behind a vowel. */
const syllabic: ReadonlySet<Script> = new Set<Script>(['kana', 'han', 'hangul'])

/** What French and others write and do not speak at the end of a word. */
const silentEnds = new Set('tdszp')

const vowels = new Set('aeiouU')
const vowelWeight = 0.5
/** What the second and further readings of a sign cost. */
const rarer = 0.06
/** One sound that ends a syllable and begins the next. */
const doubled = 0.1
/** Words lighter than this are compared as if they had it: one sound decides too much otherwise. */
const minWeight = 1.5

/** How alike two words sound, 0..1. */
export function compareSounds(a: Spoken, b: Spoken): number {
  const weight = Math.max(minWeight, (weigh(a.sounds) + weigh(b.sounds)) / 2)
  return Math.max(0, 1 - measureDistance(a, b) / weight)
}

function measureDistance(a: Spoken, b: Spoken): number {
  const dropsB = b.sounds.map((_, j) => dropCost(b, j, a.script))
  let above = [0]
  for (const [j, cost] of dropsB.entries()) above.push((above[j] ?? 0) + cost)
  for (const [i, left] of a.sounds.entries()) {
    const dropA = dropCost(a, i, b.script)
    const row = [(above[0] ?? 0) + dropA]
    for (const [j, right] of b.sounds.entries()) {
      const swap = (above[j] ?? 0) + exchangeCost(left)(right)
      const drop = (above[j + 1] ?? 0) + dropA
      const add = (row[j] ?? 0) + (dropsB[j] ?? 0)
      row.push(Math.min(swap, drop, add))
    }
    above = row
  }
  return above[b.sounds.length] ?? 0
}

const distances = new Map(
  [...soundDistances].flatMap(([cost, pairs]) =>
    pairs.flatMap(
      (pair) =>
        [
          [pair, Number(cost)],
          [[...pair].reverse().join(''), Number(cost)],
        ] as const,
    ),
  ),
)

/** The smallest distance of any readings of two signs, memoised for repeated use. */
const exchangeCost = memoize((a: string) => memoize((b: string) => findNearest(a, b)))

function findNearest(a: string, b: string): number {
  let best = 2
  for (const [i, x] of [...a].entries())
    for (const [j, y] of [...b].entries())
      if (x !== '-' && y !== '-') best = Math.min(best, apart(x, y) + rarer * (i + j))
  return best
}

function apart(a: string, b: string): number {
  if (a === b) return 0
  return distances.get(a + b) ?? (vowels.has(a) === vowels.has(b) ? 1.4 : 1.6)
}

/** What it costs that the other word lacks a sound. */
function dropCost({ sounds, script }: Spoken, at: number, other: Script): number {
  const sound = sounds[at] ?? ''
  const silence = sound.indexOf('-')
  if (silence >= 0) return 0.1 + 0.15 * silence
  const [first = ''] = sound
  if (vowels.has(first)) {
    if (vowelless.has(other)) return 0.06
    if (first === 'U') return 0.05
    if (vowels.has(sounds[at - 1]?.[0] ?? '')) return 0.12
    return script === 'han' || (script === 'kana' && 'uoi'.includes(first)) ? 0.12 : 0.3
  }
  if (syllabic.has(script) && (sounds[at - 1] ?? '').includes(first)) return doubled
  if (first === 'j' || first === 'w') return 0.3
  if (first === 'h') return 0.4
  if (first === 'r' && script === 'latin' && syllabic.has(other)) return 0.25
  if (script === 'latin' && at === sounds.length - 1 && at > 1 && silentEnds.has(first)) return 0.5
  return 1
}

function weigh(sounds: Sounds): number {
  return sounds.reduce(
    (sum, [first = '']) => sum + (vowels.has(first) || first === '-' ? vowelWeight : 1),
    0,
  )
}

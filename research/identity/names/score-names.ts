import type { Script } from '../../text/script.ts'
import { type Alignment, alignWords } from './align-words.ts'
import { nameWords, type PersonName, parsePersonName } from './person-name.ts'
import { compareWords, distance, encodeConsonants, type WordMatch } from './word-similarity.ts'

/** One reason for a score: what was seen, and by how many units of log-odds it moves the score. */
export type NameSignal = { signal: string; weight: number; detail?: string }

/** @property score 0..100, meant as the percentage of such pairs that are the same */
export type NameScore = { score: number; signals: NameSignal[] }

/** Words less alike than this are two names, however long the rest agrees. */
const minAlike = 0.6
/**
 * Agreement of the words, 0..1, at which a pair is as likely the same as not, and how fast the
 * log-odds rise there.
 */
const turningPoint = 0.82
const slope = 30

/**
 * Names that have nothing in common are now and then one person's (pen names, names by marriage,
 * scripts read wrongly): no score is 0 or 100.
 */
const [floor, ceiling] = [5, 99.5]

/**
 * Scores whether two names can be one person's name, in any script and order; the strongest signals
 * stand first.
 */
export function scoreNames(a: string, b: string): NameScore {
  const [left, right] = [parsePersonName(a), parsePersonName(b)]
  const [wordsA, wordsB] = [nameWords(left), nameWords(right)]
  if (wordsA.length === 0 || wordsB.length === 0)
    return { score: 0, signals: [{ signal: 'no_name', weight: -10 }] }
  const alignment = alignWords(wordsA, wordsB, minAlike, comparison(left, right))
  // Spaces get lost: "JanDaniel", "Xiao Ming". Only whole names are compared so, or else a long
  // family name would outvote the given name.
  const joined =
    wordsA.length === wordsB.length ? 0 : joinedSimilarity(wordsA.join(''), wordsB.join(''))
  const words =
    joined > 0.9
      ? [{ signal: 'same_without_spaces', weight: slope * (joined - turningPoint) }]
      : [...agreement(wordsA, wordsB, alignment), ...leftOver(wordsA, wordsB, alignment)]
  return concludeNames([...words, ...marks(left, right)])
}

/** Adds signals up to a score. */
export function concludeNames(all: readonly NameSignal[]): NameScore {
  const signals = all
    .filter(({ weight }) => weight !== 0)
    .map((signal) => ({ ...signal, weight: Math.round(signal.weight * 100) / 100 }))
  const total = signals.reduce((sum, { weight }) => sum + weight, 0)
  signals.sort((x, y) => Math.abs(y.weight) - Math.abs(x.weight) || (x.signal < y.signal ? -1 : 1))
  return {
    score: Math.round(10 * (floor + (ceiling - floor) / (1 + Math.exp(-total)))) / 10,
    signals,
  }
}

/** How much of the shorter name is found in the longer one. */
function agreement(a: readonly string[], b: readonly string[], { pairs }: Alignment): NameSignal[] {
  const shorter = Math.min(a.length, b.length)
  const found = pairs.reduce((sum, { similarity }) => sum + similarity, 0) / shorter
  const how = pairs
    .filter((pair) => pair.how !== 'same')
    .map((pair) => `${pair.a}~${pair.b} (${pair.how})`)
  return [
    {
      signal: 'words_agree',
      weight: clamp(slope * (found - turningPoint), -6, 5.4),
      ...(how.length > 0 && { detail: how.join(', ') }),
    },
  ]
}

/**
 * What only one of the names has: usual when the other is just shorter, a contradiction when both
 * have something left.
 */
function leftOver(
  a: readonly string[],
  b: readonly string[],
  { pairs, onlyA, onlyB }: Alignment,
): NameSignal[] {
  const signals: NameSignal[] = []
  if (onlyA.length + onlyB.length === 0 && pairs.every(({ how }) => how === 'same'))
    signals.push({ signal: 'same_words', weight: 1 })
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  if (onlyA.length > 0 && onlyB.length > 0) {
    signals.push({
      signal: 'different_names',
      weight: -2.5,
      detail: `${onlyA.join(' ')} / ${onlyB.join(' ')}`,
    })
  }
  if (shorter === 1 && longer > 1) signals.push({ signal: 'one_word_only', weight: -1.8 })
  if (shorter > 1 && longer > shorter)
    signals.push({ signal: 'further_names', weight: -0.3 * (longer - shorter) })
  if (pairs.length > 0 && pairs.every(({ how }) => how === 'initial'))
    signals.push({ signal: 'initials_only', weight: -2 })
  return signals
}

function marks(a: PersonName, b: PersonName): NameSignal[] {
  if (a.generation === null || b.generation === null) return []
  return a.generation === b.generation
    ? [{ signal: 'same_generation', weight: 0.3, detail: a.generation }]
    : [{ signal: 'different_generation', weight: -7, detail: `${a.generation} / ${b.generation}` }]
}

/** Scripts that leave vowels out, all of them or those that go without saying. */
const vowelless: ReadonlySet<Script> = new Set<Script>(['arabic', 'hebrew', 'devanagari'])

/** Where one side has lost its vowels, the other side's are left out as well. */
function comparison(a: PersonName, b: PersonName): (a: string, b: string) => WordMatch {
  const without = [a, b].filter(({ script }) => vowelless.has(script)).length
  if (without !== 1) return compareWords
  return (x, y) => {
    const [left, right] = [encodeConsonants(x), encodeConsonants(y)]
    const same = left === right && left !== ''
    const similarity = same
      ? 0.95
      : 0.95 * (1 - distance(left, right) / Math.max(left.length, right.length, 2))
    return { similarity, how: similarity >= minAlike ? 'spelling' : 'different' }
  }
}

function joinedSimilarity(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

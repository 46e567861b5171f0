import { areNicknames, isGivenName } from './tables/nicknames.ts'

type How = 'same' | 'nickname' | 'initial' | 'spelling' | 'different'

/** How near two words of a name are: 0..1, and by what. */
export type WordMatch = { similarity: number; how: How }

/** Spellings of one sound across transliterations, applied in order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/sch|shch|tsch|tch|sh|ch|cz|sz|zh/g, 'S'],
  [/ph|pf/g, 'f'],
  [/ckh|kh|ck|cq|gh|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/ts|tz/g, 'z'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/w/g, 'v'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/ou|oo/g, 'u'],
  [/[iyj]a/g, 'A'],
  [/ij|iy|yi|ei|ey|ay|ai|aj|ej|ie|ee|ea|[jy]/g, 'i'],
  [/(.)\1+/g, '$1'],
]

const vowels = new Set('aeiou')
/** For each letter those that sound like it, both ways. */
const alike = alikeLetters(['bp', 'dt', 'gk', 'fv', 'bv', 'Ss', 'sz', 'Sz', 'mn', 'Aa', 'Ai', 'fp'])

function alikeLetters(pairs: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const letters = pairs.flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const])
  const grouped = Map.groupBy(letters, ([letter]) => letter)
  return new Map([...grouped].map(([letter, found]) => [letter, new Set(found.map(([, b]) => b))]))
}

/** @returns the word as it sounds, roughly: `Sergey`, `Serguei` and `Sergej` become one. */
export function encodeSound(word: string): string {
  return sounds.reduce((text, [from, to]) => text.replace(from, to), word)
}

/** @returns what scripts without vowels leave of a word. */
export function encodeConsonants(word: string): string {
  return encodeSound(word)
    .replace(/[aeiouAvh]/g, '')
    .toLowerCase()
}

/** Compares two folded words of names. */
export function compareWords(a: string, b: string): WordMatch {
  if (a === b) return { similarity: 1, how: 'same' }
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 1)
    return {
      similarity: long.startsWith(short) ? 0.8 : 0,
      how: long.startsWith(short) ? 'initial' : 'different',
    }
  if (areNicknames(a, b)) return { similarity: 0.95, how: 'nickname' }
  if (isDiminutive(short, long)) return { similarity: 0.88, how: 'nickname' }
  // Two names that are both known and not forms of one are two names, however alike: Maria and
  // Marian.
  if (isGivenName(a) && isGivenName(b)) return { similarity: 0.5, how: 'different' }
  // A letter in a short word says more than in a long one: "Li" and "Le" are two names.
  const spelled = 1 - computeWordDistance(a, b) / Math.max(long.length, 4)
  const [heardA, heardB] = [encodeSound(a), encodeSound(b)]
  const heard =
    heardA === heardB && short.length > 2
      ? 0.96
      : 0.97 - computeWordDistance(heardA, heardB) / Math.max(heardA.length, heardB.length, 4)
  const similarity = Math.max(0, spelled, heard)
  return { similarity, how: similarity >= 0.7 ? 'spelling' : 'different' }
}

/**
 * `Steffi` of Stefanie, `Michi` of Michaela: four letters of the name and a vowel to be called by.
 */
function isDiminutive(short: string, long: string): boolean {
  const stem = short.replace(/(?:ie|i|y)$/, '').replace(/(.)\1$/, '$1')
  return (
    stem !== short &&
    stem.length >= 4 &&
    short.length <= 7 &&
    long.length > short.length &&
    long.startsWith(stem)
  )
}

/** What two neighbours cost that stand the other way round. */
const exchanged = 0.8

/**
 * Edit distance with neighbours exchanged, doubled letters and like sounds at a discount, the first
 * letter at a surcharge.
 * @param most what is of interest: of words further apart it may say any distance above it
 */
export function computeWordDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = []
  let least = 0
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let leastOfRow = i
    for (let j = 1; j <= b.length; j += 1) {
      const swap =
        exchangeCost(a[i - 1] ?? '', b[j - 1] ?? '') *
        (i === 1 && j === 1 && !vowels.has(a[0] ?? '') ? 1.4 : 1)
      const drop = (above[j] ?? 0) + (a[i - 1] === a[i - 2] ? 0.4 : 1)
      const add = (row[j - 1] ?? 0) + (b[j - 1] === b[j - 2] ? 0.4 : 1)
      let best = Math.min(drop, add, (above[j - 1] ?? 0) + swap)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + exchanged)
      row.push(best)
      if (best < leastOfRow) leastOfRow = best
    }
    // no step back costs less, and only two neighbours exchanged leave a row out
    const reached = Math.min(leastOfRow, least + exchanged)
    if (reached > most) return reached
    least = leastOfRow
    before = above
    above = row
  }
  return above[b.length] ?? 0
}

function exchangeCost(a: string, b: string): number {
  if (a === b) return 0
  if (vowels.has(a) && vowels.has(b)) return 0.6
  return alike.get(a)?.has(b) === true ? 0.6 : 1
}

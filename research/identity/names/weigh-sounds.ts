import { type NameSignal, sumWeights } from './name-signal.ts'
import { listNameWords, type PersonName } from './person-name.ts'
import { compareSounds, type Spoken } from './sounds/compare-sounds.ts'
import { spellPinyin } from './sounds/spell-sounds.ts'
import { listSpokenWords, type SpokenWord } from './sounds/spoken-words.ts'
import { familyFirstNames } from './tables/family-first-names.ts'

/**
 * Likeness at which two names in two scripts are taken for the same. Syllables of Hangul lose more
 * of a foreign name than other scripts do.
 */
const turningPoint = (words: readonly Spoken[]) =>
  words.some(({ script }) => script === 'hangul') ? 0.73 : 0.78
/**
 * Log-odds there, and by how much they fall and rise with likeness: family names that sound alike
 * stay a doubt far above it. Fitted to the share of right pairs over six scripts.
 */
const odds = { turned: 0.85, below: 36, above: 14.4 }
/** Words less alike than this are not one. */
const minAlike = 0.6
/** The least alike word decides most: a name shares its other words with relatives. */
const worstShare = 0.7
/** An initial that begins the word that it stands for. */
const initialLikeness = 0.85
/** Further words of the longer name, each: a middle name or a patronymic. */
const furtherName = -0.35
const oneWordOnly = -3
/** Names of more words are not compared as one string. */
const maxJoined = 4
const maxNativeSigns = 4
const nativeStrictness = 3
const romanisedStrictness = 5

/** Compares two names that are written in different scripts by how they sound. */
export function weighSounds(a: string, b: string): NameSignal[] {
  const [left, right] = [listSpokenWords(a), listSpokenWords(b)]
  if (left.length === 0 || right.length === 0) return [{ signal: 'no_name', weight: -10 }]
  const byWords = weighWords(left, right)
  const byWhole = weighWhole(left, right)
  return byWhole !== null && sumWeights(byWhole) > sumWeights(byWords) ? byWhole : byWords
}

function toWeight(likeness: number, words: readonly Spoken[]): number {
  const beyond = likeness - turningPoint(words)
  const weight = odds.turned + beyond * (beyond < 0 ? odds.below : odds.above)
  return Math.min(5, Math.max(-6, weight))
}

type Pair = { i: number; j: number; x: SpokenWord; y: SpokenWord; likeness: number }

function weighWords(a: readonly SpokenWord[], b: readonly SpokenWord[]): NameSignal[] {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const pairs = short
    .flatMap((x, i) => long.map((y, j): Pair => ({ i, j, x, y, likeness: compareSpoken(x, y) })))
    .sort((p, q) => rankPair(q) - rankPair(p) || Math.abs(p.i - p.j) - Math.abs(q.i - q.j))
  const [usedShort, usedLong] = [new Set<number>(), new Set<number>()]
  const chosen = pairs.filter(({ i, j }) => {
    if (usedShort.has(i) || usedLong.has(j)) return false
    usedShort.add(i)
    usedLong.add(j)
    return true
  })
  const carriers = chosen.filter(
    ({ x, y, likeness }) => likeness > minAlike || !(x.isLoose || y.isLoose),
  )
  const counted = carriers.length > 0 ? carriers : chosen
  const worst = Math.min(...counted.map(({ likeness }) => likeness))
  const mean = counted.reduce((all, { likeness }) => all + likeness, 0) / counted.length
  const skipped = chosen.length - counted.length
  const extra = long.filter(({ isLoose }, j) => !usedLong.has(j) && !isLoose).length
  const further = Math.max(0, extra - skipped)
  return [
    {
      signal: 'sounds_agree',
      weight: toWeight(worstShare * worst + (1 - worstShare) * mean, [...a, ...b]),
      detail: counted.map(({ x, y }) => `${x.written}~${y.written}`).join(', '),
    },
    ...(further === 0
      ? []
      : counted.length === 1
        ? [{ signal: 'one_word_only', weight: oneWordOnly }]
        : [{ signal: 'further_names', weight: furtherName * further }]),
  ]
}

/** A particle is paired with what it sounds like, or with what is left. */
function rankPair({ x, y, likeness }: Pair): number {
  return (x.isLoose || y.isLoose) && likeness <= minAlike ? likeness - 1 : likeness
}

function compareSpoken(a: SpokenWord, b: SpokenWord): number {
  const [short, long] = a.sounds.length <= b.sounds.length ? [a, b] : [b, a]
  const likeness = compareSounds(a, b)
  if ([...short.written].length > 1 || short.script !== 'latin') return likeness
  const start = { sounds: long.sounds.slice(0, 1), script: long.script }
  return compareSounds(short, start) > minAlike ? Math.max(likeness, initialLikeness) : likeness
}

/** Scripts without spaces: the whole name at once, in the orders that names are written in. */
function weighWhole(a: readonly SpokenWord[], b: readonly SpokenWord[]): NameSignal[] | null {
  if (a.length === b.length || Math.max(a.length, b.length) > maxJoined) return null
  const [more, fewer] = a.length > b.length ? [a, b] : [b, a]
  const whole = joinWords(fewer)
  const orders = listOrders(more)
  const likeness = isNativeHan(fewer)
    ? Math.max(...orders.map((words) => compareNative(words, whole)))
    : Math.max(...orders.map((words) => compareSounds(joinWords(words), whole)))
  return [{ signal: 'sounds_agree_without_spaces', weight: toWeight(likeness, [...a, ...b]) }]
}

/** As it stands, and with the last or the first word at the other end. */
function listOrders<T>(words: readonly T[]): T[][] {
  return [
    [...words],
    [...words.slice(-1), ...words.slice(0, -1)],
    [...words.slice(1), ...words.slice(0, 1)],
  ]
}

/** A Chinese name in its own signs, family name first. */
function isNativeHan(words: readonly SpokenWord[]): boolean {
  const [only, ...more] = words
  return only?.script === 'han' && more.length === 0 && [...only.written].length <= maxNativeSigns
}

/** Two romanisations of a Chinese name: "Mao Zedong" is "Mao Tse-tung". */
export function weighRomanised(a: PersonName, b: PersonName): NameSignal[] | null {
  const [left, right] = [listNameWords(a), listNameWords(b)]
  if (![...left, ...right].some((word) => familyFirstNames.has(word))) return null
  const whole: Spoken = { sounds: right.flatMap(spellPinyin), script: 'han' }
  const likeness = Math.max(
    ...listOrders(left).map((words) =>
      compareSounds({ sounds: words.flatMap(spellPinyin), script: 'han' }, whole),
    ),
  )
  const strict = 1 - romanisedStrictness * (1 - likeness)
  return [{ signal: 'sounds_agree_without_spaces', weight: toWeight(strict, [whole]) }]
}

/** Syllables are few and short: a difference counts more than in a foreign name. */
function compareNative(words: readonly SpokenWord[], whole: Spoken): number {
  const sounds = words.flatMap(({ written }) => spellPinyin(written))
  return 1 - nativeStrictness * (1 - compareSounds({ sounds, script: 'han' }, whole))
}

function joinWords(words: readonly SpokenWord[]): Spoken {
  return {
    sounds: words.flatMap(({ sounds }) => sounds),
    script: words[0]?.script ?? 'latin',
  }
}

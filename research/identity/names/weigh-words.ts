import { parseWordSet } from '../../text/patterns/word-set.ts'
import { alignWords, type NameAlignment } from './align-words.ts'
import { type NameSignal, sumWeights } from './name-signal.ts'
import { listNameWords, type PersonName } from './person-name.ts'
import { computeWordDistance, encodeSound } from './word-similarity.ts'

/** Log-odds of two names that are written alike, before anything is held against them. */
const sameName = 3.8
/** Words less alike than this are two names, however long the rest agrees. */
const minAlike = 0.6
const maxWords = 12

/**
 * Compares the words of two names.
 * @param wholes the names as they stand, particles included, folded and without spaces
 */
export function weighWords(
  left: PersonName,
  right: PersonName,
  [wholeA, wholeB]: readonly [string, string],
): NameSignal[] {
  const [a, b] = [listNameWords(left).slice(0, maxWords), listNameWords(right).slice(0, maxWords)]
  if (a.length === 0 || b.length === 0) return [{ signal: 'no_name', weight: -10 }]
  const alignment = alignWords(a, b, minAlike)
  const apart = [
    ...weighPairs(alignment),
    ...weighRest(a, b, alignment),
    ...weighOrder(alignment, isChain(left) || isChain(right)),
  ]
  const joined = a.length === b.length ? null : weighJoined(wholeA, wholeB)
  const isJoined = joined !== null && sumWeights(joined) > sumWeights(apart)
  return [{ signal: 'words_agree', weight: sameName }, ...(isJoined ? joined : apart)]
}

/**
 * Spaces get lost: "JanDaniel", "Xiao Ming". Only whole names are compared so, or else a long
 * family name would outvote the given name.
 */
function weighJoined(a: string, b: string): NameSignal[] | null {
  const slips = computeWordDistance(a, b)
  if (slips > 0.1 * Math.max(a.length, b.length)) return null
  return [{ signal: 'spaces_differ', weight: -0.5 - slipCost(a, b), detail: `${a} / ${b}` }]
}

function weighPairs({ pairs }: NameAlignment): NameSignal[] {
  const costs = { same: 0, nickname: 0.8, initial: 1, different: 6 } as const
  const signals = pairs.flatMap(({ a, b, how }): NameSignal[] => {
    const cost = how === 'spelling' ? slipCost(a, b) : costs[how]
    return cost === 0 ? [] : [{ signal: `${how}`, weight: -cost, detail: `${a} / ${b}` }]
  })
  if (signals.length === 0 && pairs.length > 1) return [{ signal: 'same_words', weight: 0.8 }]
  if (pairs.length > 0 && pairs.every(({ how }) => how === 'initial'))
    return [...signals, { signal: 'initials_only', weight: -2 }]
  return signals
}

/** `Mario` and `Maria` */
const isGender = (ending?: string) => ending === 'a' || ending === 'o'
const otherGender = 4.6

/** The longer the word, the likelier a letter or two are a slip or another spelling. */
function slipCost(a: string, b: string): number {
  if (a !== b && a.slice(0, -1) === b.slice(0, -1) && isGender(a.at(-1)) && isGender(b.at(-1)))
    return otherGender
  const slips = Math.min(
    computeWordDistance(a, b),
    0.4 + computeWordDistance(encodeSound(a), encodeSound(b)),
  )
  return 2.2 * (slips / (0.4 + 0.12 * Math.max(a.length, b.length))) ** 2
}

/**
 * What only one of the names has: usual when the other is just shorter, a contradiction when both
 * have something left.
 */
function weighRest(
  a: readonly string[],
  b: readonly string[],
  { onlyA, onlyB }: NameAlignment,
): NameSignal[] {
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  const contradictions = Math.min(onlyA.length, onlyB.length)
  if (contradictions > 0)
    return [
      {
        signal: 'different_names',
        weight: -7.5 - contradictions,
        detail: `${onlyA.join(' ')} / ${onlyB.join(' ')}`,
      },
    ]
  if (longer === shorter) return []
  return shorter === 1
    ? [{ signal: 'one_word_only', weight: -4.6 }]
    : [{ signal: 'further_names', weight: -0.5 * (longer - shorter) }]
}

/** `bin`, `ibn`, `bint`: the names that follow are the father's and his father's. */
const patronymics = parseWordSet('bin ibn ben bint bt ould')

function isChain({ particles }: PersonName): boolean {
  return particles.some((word) => patronymics.has(word))
}

/**
 * In a chain of names the order says who is whose child. The family name may stand at either end,
 * so that only its turn around is free.
 */
function weighOrder({ pairs }: NameAlignment, chain: boolean): NameSignal[] {
  if (pairs.length < 3) return []
  const places = pairs.toSorted((x, y) => x.at[0] - y.at[0]).map(({ at }) => at[1])
  const falls = places.filter((place, i) => place > (places[(i + 1) % places.length] ?? 0)).length
  return falls <= 1 ? [] : [{ signal: 'other_order', weight: chain ? -6 : -1 }]
}

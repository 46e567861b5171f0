import { familyFirstNames } from '../../identity/names/tables/family-first-names.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { comparePlaces } from '../../identity/places/parse-place.ts'
import { buildAlike, findAlikePairs } from './alike.ts'
import { buildLinks } from './build-links.ts'
import { isRareHandle, minHandleLength } from './handle-rarity.ts'
import { buildLinkSignal, type LinkSignal, type Pair } from './link-signal.ts'
import { type ContradictingFacts, type NameComparer, scoreBestName } from './person-facts.ts'
import type { PersonRecord } from './record.ts'
import { buildSharedValues, type ImageHashes } from './shared-values.ts'
import { commonFamilyNames } from './tables/common-handles.ts'
import {
  commonNameShare,
  type LinkFeature,
  linkRules,
  namesakeWeights,
} from './tables/link-weights.ts'

type LinkContext = {
  compareNames: NameComparer
  /** What each record says, in the order of the records. */
  facts: readonly ContradictingFacts[]
  /** By finding id; empty where no picture was read. */
  imageHashes: ImageHashes
  /**
   * Folded words of the name that was searched for: what all results share is no sign. Null for
   * other searches.
   */
  askedName: ReadonlySet<string> | null
  /** The email (canonical) or phone that was searched for. */
  exact: string | null
}

/** A name that agrees this well, 0..100, is the same. */
const sameName = 80

/**
 * What speaks for two records being one person, for all pairs that have anything in common.
 * @param records sorted by key; records that are no person link none
 * @returns pairs, the strongest first
 */
export function linkFindings(records: readonly PersonRecord[], context: LinkContext): Pair[] {
  const { facts, askedName } = context
  const fullWeight = weightsFor(context.askedName)
  const alike = records.map(buildAlike)
  const strong = [
    ...buildLinks(records),
    ...buildSharedValues(records, context.imageHashes, context.exact),
  ]
  const signals = new Map<string, { a: number; b: number; signals: LinkSignal[] }>()
  const at = (a: number, b: number) => {
    const pair = signals.get(`${a} ${b}`) ?? { a, b, signals: [] }
    signals.set(`${a} ${b}`, pair)
    return pair
  }
  for (const { a, b, signal } of strong) at(a, b).signals.push(signal)
  for (const [a, b] of findAlikePairs(alike, context.askedName === null)) at(a, b)
  const pairs = [...signals.values()].flatMap((pair) => {
    const [x, y] = [alike[pair.a], alike[pair.b]]
    if (
      x === undefined ||
      y === undefined ||
      records[pair.a]?.isPerson !== true ||
      records[pair.b]?.isPerson !== true
    )
      return []
    const weak = [
      ...(haveOne(x.places, y.places) && !isFar(facts[pair.a], facts[pair.b])
        ? [buildLinkSignal('same_place', 1, null, fullWeight('same_place'))]
        : []),
      ...(askedName !== null &&
      (haveOne(x.places, y.employerWords) || haveOne(x.employerWords, y.places))
        ? [buildLinkSignal('employer_place', 1, null, fullWeight('employer_place'))]
        : []),
      ...(haveOne(x.employers, y.employers)
        ? [buildLinkSignal('same_employer', 1, null, fullWeight('same_employer'))]
        : []),
      ...(haveOne(x.years, y.years)
        ? [buildLinkSignal('same_birth_year', 1, null, fullWeight('same_birth_year'))]
        : []),
      ...(x.handle !== '' && x.handle === y.handle ? [handleSignal(x.handle, askedName)] : []),
      ...nameSignal(facts[pair.a], facts[pair.b], context),
    ]
    const all = [...onePerFeature(pair.signals), ...weak]
    const total = all.reduce((sum, { weight }) => sum + weight, 0)
    return total === 0
      ? []
      : [
          {
            a: pair.a,
            b: pair.b,
            signals: all,
            total,
            proven: all.some(({ feature }) => linkRules[feature].proves),
          },
        ]
  })
  return pairs.sort((x, y) => y.total - x.total || x.a - y.a || x.b - y.b)
}

/** @returns the weights of what two share, as they are for any two or for two namesakes */
function weightsFor(askedName: ReadonlySet<string> | null): (feature: LinkFeature) => number {
  const known = (word: string) =>
    isGivenName(word) || commonFamilyNames.has(word) || familyFirstNames.has(word)
  const share = askedName !== null && [...askedName].every(known) ? commonNameShare : 1
  return (feature) => {
    const table = linkRules[feature].weight
    return askedName === null ? table : Math.max(table, share * (namesakeWeights[feature] ?? 0))
  }
}

/** Two or three letters are even less than a word: one city is not enough beside them. */
function handleSignal(handle: string, askedName: ReadonlySet<string> | null): LinkSignal {
  if (isRareHandle(handle, askedName ?? undefined)) return buildLinkSignal('rare_handle')
  return buildLinkSignal('common_handle', handle.length < minHandleLength ? 0.5 : 1)
}

function nameSignal(
  a: ContradictingFacts | undefined,
  b: ContradictingFacts | undefined,
  { askedName, compareNames }: LinkContext,
): LinkSignal[] {
  if (askedName !== null) return []
  const score = scoreBestName(a?.names ?? [], b?.names ?? [], compareNames)
  return score !== null && score >= sameName ? [buildLinkSignal('same_name', score / 100)] : []
}

/** Perth in Scotland and Perth in Australia. */
function isFar(a: ContradictingFacts | undefined, b: ContradictingFacts | undefined): boolean {
  return (a?.places ?? []).some((x) =>
    (b?.places ?? []).every((y) => comparePlaces(x, y) === 'country'),
  )
}

/** Whether two lists share a value: they are so short that sets would cost more. */
function haveOne(a: readonly string[], b: readonly string[]): boolean {
  return a.some((value) => b.includes(value))
}

/** Two ids or mailboxes in common say hardly more than one. */
function onePerFeature(signals: readonly LinkSignal[]): LinkSignal[] {
  if (signals.length < 2) return [...signals]
  const best = new Map<string, LinkSignal>()
  for (const signal of signals)
    if (signal.weight > (best.get(signal.feature)?.weight ?? 0)) best.set(signal.feature, signal)
  return [...best.values()].sort((x, y) => y.weight - x.weight || (x.feature < y.feature ? -1 : 1))
}

import { areSameGiven } from '../../identity/names/are-same-given.ts'
import { haveCommonMember } from '../../identity/names/have-common-member.ts'
import type { PersonName } from '../../identity/names/person-name.ts'
import { scoreNames } from '../../identity/names/score-names.ts'
import { type Place, parsePlace } from '../../identity/places/parse-place.ts'
import { dropDuplicates } from '../../text/order.ts'
import { foldWords } from '../../text/words/fold.ts'
import { type Employer, parseEmployer } from './employers-differ.ts'
import type { FullName } from './full-name.ts'
import { toHandleKey } from './handle-rarity.ts'
import type { PersonRecord } from './record.ts'
import { indexIds, personUniqueIds } from './tables/link-weights.ts'

/** What of a record, or of records taken together, can contradict another's. */
export type ContradictingFacts = {
  /** Names of two words or more. */
  names: readonly FullName[]
  birthYears: readonly number[]
  isDead: boolean
  hasAccount: boolean
  /** `kind:value` of ids that a person has one of. */
  uniqueIds: readonly string[]
  employers: readonly Employer[]
  places: readonly Place[]
  /** Folded words of what they do, without what many do. */
  occupations: readonly string[]
  /**
   * `platform:handle` of accounts and `index:id` of indexes that may list one person twice, but
   * seldom do.
   */
  accounts: readonly string[]
}

export const noFacts: ContradictingFacts = {
  names: [],
  birthYears: [],
  isDead: false,
  hasAccount: false,
  uniqueIds: [],
  employers: [],
  places: [],
  occupations: [],
  accounts: [],
}

/** Records of one person differ by up to this many years: a contradiction, but no second person. */
const slip = 2

export type Contradiction =
  | 'different_id'
  | 'birth_year'
  | 'middle_name'
  | 'generation'
  | 'deceased'

/** More names than this are a list, or a joke. */
const maxNames = 6

/**
 * The same for employers, places and accounts: a person with more is compatible with all records,
 * which is right.
 */
const maxFacts = 16

/** The facts of a record by which two records can contradict each other. */
export function buildPersonFacts(record: PersonRecord): ContradictingFacts {
  const own = `${record.platform}:${record.username?.toLowerCase()}`
  return {
    names: listNames(record).slice(0, maxNames),
    birthYears: record.birthYears,
    isDead: record.isDead,
    hasAccount: record.kind === 'account',
    uniqueIds: dropDuplicates([...record.ids.map((id) => id.toLowerCase()), own]).filter((id) =>
      personUniqueIds.has(id.split(':')[0] ?? ''),
    ),
    employers: record.organizations.slice(0, maxFacts).flatMap((name) => parseEmployer(name) ?? []),
    places:
      record.location === null ? [] : [parsePlace(record.location)].flatMap((place) => place ?? []),
    occupations: dropDuplicates(record.occupations.flatMap((text) => foldWords(text))),
    accounts: [
      ...(record.kind === 'account' && record.platform !== null
        ? [`${record.platform}:${accountKey(record.username ?? '')}`]
        : []),
      ...record.ids.filter((id) => indexIds.has(id.split(':')[0] ?? '')),
    ],
  }
}

function listNames({ kind, fullNames, holder }: PersonRecord): readonly FullName[] {
  if (holder !== null) return [holder.name]
  return kind === 'page' ? [] : fullNames
}

/** One handle on two servers of a network is as good as one account. */
function accountKey(username: string): string {
  return toHandleKey(username) || username.toLowerCase()
}

/** The facts of two records that are one person. */
export function joinFacts(a: ContradictingFacts, b: ContradictingFacts): ContradictingFacts {
  const names = new Map([...a.names, ...b.names].map((name) => [name.text, name] as const))
  return {
    names: [...names.values()].slice(0, maxNames),
    birthYears: dropDuplicates([...a.birthYears, ...b.birthYears]),
    isDead: a.isDead || b.isDead,
    hasAccount: a.hasAccount || b.hasAccount,
    uniqueIds: dropDuplicates([...a.uniqueIds, ...b.uniqueIds]),
    employers: joined(a.employers, b.employers, ({ key }) => key),
    places: joined(a.places, b.places, ({ city, country }) => `${city} ${country}`),
    occupations: joined(a.occupations, b.occupations, String),
    accounts: joined(a.accounts, b.accounts, String),
  }
}

/** The values of both, each once by what it says. */
function joined<T>(a: readonly T[], b: readonly T[], keyOf: (value: T) => string): readonly T[] {
  if (b.length === 0) return a
  if (a.length === 0) return b
  return [...new Map([...a, ...b].map((value) => [keyOf(value), value] as const)).values()].slice(
    0,
    maxFacts,
  )
}

/**
 * What two say differently, never what one does not say; a different id is the only one that no
 * proof outweighs.
 */
export function findFactContradictions(
  a: ContradictingFacts,
  b: ContradictingFacts,
): Contradiction[] {
  const found: Contradiction[] = []
  if (idsDiffer(a.uniqueIds, b.uniqueIds)) found.push('different_id')
  const years = a.birthYears.flatMap((x) => b.birthYears.map((y) => Math.abs(x - y)))
  if (years.length > 0 && years.every((gap) => gap > slip)) found.push('birth_year')
  const pairs = namePairs(a.names.filter(saysMore), b.names.filter(saysMore))
  if (differ(pairs.map(([x, y]) => sameMiddle(x, y)))) found.push('middle_name')
  if (differ(pairs.map(([x, y]) => sameGeneration(x, y)))) found.push('generation')
  // The dead answer no account; what they left behind is linked by those who know.
  if ((a.isDead && !b.isDead && b.hasAccount) || (b.isDead && !a.isDead && a.hasAccount))
    found.push('deceased')
  return found
}

/** Only names with a middle name or a generation can say these differently. */
function saysMore({ parsed }: FullName): boolean {
  return parsed.given.length > 1 || parsed.generation !== null
}

function namePairs(
  a: readonly FullName[],
  b: readonly FullName[],
): (readonly [PersonName, PersonName])[] {
  return a
    .flatMap((x) => b.map((y) => [x.parsed, y.parsed] as const))
    .filter(([x, y]) => haveOneCore(x, y))
}

/** Answers of pairs that can be compared (null: cannot): some, and not one agrees. */
function differ(answers: readonly (boolean | null)[]): boolean {
  return answers.some((same) => same === false) && !answers.some((same) => same === true)
}

function idsDiffer(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false
  const kind = (id: string) => id.split(':')[0]
  return [...personUniqueIds].some((name) => {
    const [mine, theirs] = [a, b].map((ids) => new Set(ids.filter((id) => kind(id) === name)))
    return (mine?.size ?? 0) > 0 && (theirs?.size ?? 0) > 0 && !haveCommonMember(mine, theirs)
  })
}

/** Whether two names differ at most in what stands between given and family name, and behind. */
function haveOneCore(a: PersonName, b: PersonName): boolean {
  return (
    a.family.some((word) => b.family.includes(word)) &&
    areSameGiven(a.given[0] ?? '', b.given[0] ?? '')
  )
}

function sameMiddle(a: PersonName, b: PersonName): boolean | null {
  const [x, y] = [a.given.slice(1), b.given.slice(1)]
  return x.length === 0 || y.length === 0
    ? null
    : x.some((word) => y.some((other) => areSameGiven(word, other)))
}

function sameGeneration(a: PersonName, b: PersonName): boolean | null {
  return a.generation === null || b.generation === null ? null : a.generation === b.generation
}

/** Scores two names 0..100. */
export type NameComparer = (a: string, b: string) => number

/** Remembers what it was asked: searches compare few names often. */
export function createNameComparer(): NameComparer {
  const known = new Map<string, number>()
  return (a, b) => {
    if (a === b) return 100
    const key = a < b ? `${a}\n${b}` : `${b}\n${a}`
    const score = known.get(key) ?? scoreNames(a, b).score
    known.set(key, score)
    return score
  }
}

/** @returns the best score of any name of the one with any of the other; null when one has none */
export function scoreBestName(
  a: readonly FullName[],
  b: readonly FullName[],
  compare: NameComparer,
): number | null {
  if (a.length === 0 || b.length === 0) return null
  let best = 0
  for (const x of a) for (const y of b) best = Math.max(best, compare(x.text, y.text))
  return best
}

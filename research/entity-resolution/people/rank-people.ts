import type { Evidence, Signal } from '../../../contract/results/social.ts'
import { compareText } from '../../text/order.ts'
import type { Description } from '../candidates/describe-group.ts'
import { buildAnswers, type SearchedFor } from './asked.ts'
import { type Bonds, buildSignals, toConfidence } from './confidence.ts'
import { describePerson } from './describe-person.ts'
import { buildContradictionEvidence, buildPairEvidence, type IdOf } from './evidence.ts'
import type { Grouping } from './group-people.ts'
import type { Pair } from './link-signal.ts'
import type { NameComparer } from './person-facts.ts'
import type { PersonGroup } from './person-group.ts'
import type { PersonRecord } from './record.ts'

/** A group with everything that is emitted about it. */
export type Person = PersonGroup & {
  /** Names it: the key of the account, else entry, else page that was found first. */
  key: string
  /** The most trusted first. */
  records: PersonRecord[]
  /** The pairs of its records that have something in common, by each of the two. */
  pairsOf: ReadonlyMap<number, readonly Pair[]>
  signals: Signal[]
  confidence: number
  evidence: Evidence[]
  description: Description
  isHit: boolean
}

/** Weaker groups are unlikely to be the sought person. */
const [maxHits, minConfidence] = [25, 10]

/**
 * Maximum of pairs of one group that are emitted as evidence, the strongest first: thousands would
 * add nothing.
 */
const maxReported = 60

/** Log-odds of a link that does not come by chance. */
const tied = 2

type Scene = {
  records: readonly PersonRecord[]
  asked: SearchedFor
  idOf: IdOf
  compareNames: NameComparer
}

/**
 * @returns the groups with everything that is emitted about them, the best supported first: a
 * person of many records is likelier meant than one of a single page
 */
export function rankPeople(grouping: Grouping, scene: Scene): Person[] {
  const bondsOf = buildBonds(grouping)
  const asked = { ...scene.asked, isShared: isShared(grouping, scene) }
  const people = grouping.groups.map((group) =>
    toPerson(group, bondsOf(group), { ...scene, asked }),
  )
  const support = (one: Person) => one.confidence * Math.log2(1 + one.records.length)
  people.sort((a, b) => support(b) - support(a) || compareText(a.key, b.key))
  const hits = new Set(
    people.filter(({ confidence }) => confidence >= minConfidence).slice(0, maxHits),
  )
  return people.map((person) => ({ ...person, isHit: hits.has(person) }))
}

/** Whether look-ups of the address that was asked for answer with several people. */
function isShared({ groups }: Grouping, { records, asked }: Scene): boolean {
  const answers = groups.filter(({ members }) =>
    members.some((i) => {
      const record = records[i]
      return record !== undefined && buildAnswers(record, asked) === 'exact'
    }),
  )
  return answers.length > 1
}

function buildBonds({
  groups,
  pairs,
  blocked,
  overruled,
}: Grouping): (group: PersonGroup) => Bonds {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((i) => [i, group] as const)))
  const together = ({ a, b }: Pair) => groupOf.has(a) && groupOf.get(a) === groupOf.get(b)
  const inner = Map.groupBy(pairs.filter(together), ({ a }) => groupOf.get(a))
  const within = overruled.filter(({ pair }) => together(pair))
  const sides = blocked
    .filter(({ pair }) => !together(pair))
    .flatMap((one) => [one.pair.a, one.pair.b].map((place) => ({ place, one })))
  const against = Map.groupBy(sides, ({ place }) => groupOf.get(place))
  const beaten = Map.groupBy(within, ({ pair }) => groupOf.get(pair.a))
  return (group) => ({
    inner: inner.get(group) ?? [],
    against: (against.get(group) ?? []).map(({ one }) => one),
    overruled: beaten.get(group) ?? [],
  })
}

function toPerson(
  group: PersonGroup,
  bonds: Bonds,
  { records, asked, idOf, compareNames }: Scene,
): Person {
  const members = group.members.flatMap((i) => records[i] ?? [])
  const links = bonds.inner
    .slice(0, maxReported)
    .flatMap((pair) => buildPairEvidence(pair, records, idOf))
  const own = new Set(
    members.filter(({ kind }) => kind === 'account').map(({ key }) => idOf('acc', key)),
  )
  const contrary = [...bonds.overruled, ...bonds.against]
    .slice(0, maxReported)
    .flatMap((one) => buildContradictionEvidence(one, records, idOf))
    .filter(({ subject }) => own.has(subject.id))
  const signals = buildSignals(group, bonds, { records, asked, compareNames })
  const backing = new Map(
    links.toReversed().map(({ feature, evidence }) => [String(feature), evidence.id] as const),
  )
  return {
    ...group,
    key: deriveKey(members),
    records: members.toSorted((a, b) => b.trust - a.trust || compareText(a.key, b.key)),
    pairsOf: bySide(bonds.inner),
    signals: signals.map((signal) => ({
      ...signal,
      evidenceId: backing.get(signal.feature) ?? null,
    })),
    confidence: toConfidence(signals),
    evidence: [
      ...new Map(
        [...links.map(({ evidence }) => evidence), ...contrary].map(
          (one) => [one.id, one] as const,
        ),
      ).values(),
    ],
    description: describePerson(group, members, collectLinked(bonds, records), asked, compareNames),
    isHit: false,
  }
}

/** Records that a link of some strength ties to another of the group. */
function collectLinked(
  { inner }: Bonds,
  records: readonly PersonRecord[],
): ReadonlySet<PersonRecord> {
  return new Set(
    inner
      .filter(({ total }) => total >= tied)
      .flatMap(({ a, b }) => [records[a] ?? [], records[b] ?? []].flat()),
  )
}

function bySide(pairs: readonly Pair[]): Map<number, Pair[]> {
  const sides = new Map<number, Pair[]>()
  for (const pair of pairs) {
    for (const place of [pair.a, pair.b]) {
      const known = sides.get(place)
      if (known === undefined) sides.set(place, [pair])
      else known.push(pair)
    }
  }
  return sides
}

/** By what was found first, so that a group keeps its name while more is found. */
function deriveKey(members: readonly PersonRecord[]): string {
  const ranks = { account: 0, person: 1, page: 2 }
  const foundAt = ({ sightings }: PersonRecord) =>
    sightings.map(({ retrievedAt }) => retrievedAt).sort(compareText)[0] ?? ''
  const dated = members.map((one) => ({ key: one.key, rank: ranks[one.kind], at: foundAt(one) }))
  return (
    dated.sort((a, b) => a.rank - b.rank || compareText(a.at, b.at) || compareText(a.key, b.key))[0]
      ?.key ?? ''
  )
}

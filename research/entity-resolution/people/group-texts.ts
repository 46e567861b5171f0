import { foldText } from '../../text/words/fold.ts'
import { groupFindings } from '../candidates/group-findings.ts'
import type { SearchedFor } from './asked.ts'
import { areTwoPeople, findDifferences, scoreDifferences } from './differences.ts'
import { type Groups, weighNames } from './join-pairs.ts'
import type { Pair } from './link-signal.ts'
import {
  type ContradictingFacts,
  findFactContradictions,
  type NameComparer,
} from './person-facts.ts'
import type { PersonGroup } from './person-group.ts'
import type { PersonRecord } from './record.ts'

/**
 * As many texts as are compared with each other in a fifth of a second; the rest, least trusted,
 * would be no hits.
 */
const maxTexts = 240

/** Links below what settles a matter are weighed with the texts, and never more than this. */
const maxExtra = 4

type Known = {
  asked: SearchedFor
  pairs: readonly Pair[]
  groups: Groups
  compareNames: NameComparer
}

/** What links have settled needs no more texts than these to be compared with the rest. */
const maxTextsPerPerson = 12

/**
 * The units that links have made, grouped by what their texts say.
 * @param joined places of records that links have made one person; all come back in one group, but
 * for the units that are beyond `maxTexts`
 */
export function groupTexts(
  records: readonly PersonRecord[],
  joined: readonly number[][],
  known: Known,
): PersonGroup[] {
  const { groups, compareNames } = known
  const units = chooseTexts(records, joined, known.asked)
  const placeOf = new Map([...records.entries()].map(([place, { key }]) => [key, place] as const))
  const place = (key: string) => placeOf.get(key) ?? -1
  const pairKey = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`
  const doubts = doubtReader(groups, records.length, compareNames)
  const extra = new Map(
    known.pairs.map(({ a, b, total }) => [pairKey(a, b), Math.min(maxExtra, total)] as const),
  )
  const candidates = groupFindings(
    known.asked.subject.text,
    units.flatMap(({ texts }) => texts.flatMap((i) => toText(records[i]))),
    {
      together: units.map(({ texts }) => texts.flatMap((i) => records[i]?.key ?? [])),
      extra: (a, b) => {
        const [x, y] = [place(a), place(b)]
        return (extra.get(pairKey(x, y)) ?? 0) + doubts(x, y).weight
      },
      apart: (a, b) => doubts(place(a), place(b)).areTwo,
    },
  )
  const unitOf = new Map(
    units.flatMap(({ texts, members }) => texts.map((i) => [i, members] as const)),
  )
  return candidates.map((text) => {
    const members = new Set(text.findingIds.flatMap((id) => unitOf.get(place(id)) ?? []))
    return { members: [...members].sort((a, b) => a - b), text }
  })
}

type Doubt = { areTwo: boolean; weight: number }

/** What speaks against two records being of one person, by all that is known of their units. */
function doubtReader(
  groups: Groups,
  count: number,
  compareNames: NameComparer,
): (a: number, b: number) => Doubt {
  const known = new Map<number, Doubt>()
  return (a, b) => {
    const [x, y] = [groups.find(a), groups.find(b)]
    const key = Math.min(x, y) * count + Math.max(x, y)
    const doubt = known.get(key) ?? weighDoubt(groups.factsAt(x), groups.factsAt(y), compareNames)
    known.set(key, doubt)
    return doubt
  }
}

function weighDoubt(
  a: ContradictingFacts,
  b: ContradictingFacts,
  compareNames: NameComparer,
): Doubt {
  const differences = findDifferences(a, b)
  return {
    areTwo: areTwoPeople(differences) || findFactContradictions(a, b).length > 0,
    weight: weighNames(a, b, compareNames) + scoreDifferences(differences),
  }
}

/** The units that are likeliest to be hits, and of each the texts that are worth most. */
function chooseTexts(
  records: readonly PersonRecord[],
  joined: readonly number[][],
  { name }: SearchedFor,
): { members: readonly number[]; texts: number[] }[] {
  const worth = new Map(joined.flat().map((i) => [i, computeWorth(records[i], name)] as const))
  const byWorth = (a: number, b: number) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a - b
  const ranked = joined.map((members) => ({
    members,
    texts: members.toSorted(byWorth).slice(0, maxTextsPerPerson),
  }))
  const support = ({ members, texts }: (typeof ranked)[number]) =>
    (worth.get(texts[0] ?? -1) ?? 0) + members.length
  ranked.sort((x, y) => support(y) - support(x) || (x.members[0] ?? 0) - (y.members[0] ?? 0))
  let count = 0
  return ranked.filter(({ texts }) => {
    count += texts.length
    return count <= maxTexts
  })
}

/** Information value of a text: trust, and whether it names its subject. */
function computeWorth(record: PersonRecord | undefined, name: ReadonlySet<string> | null): number {
  if (record === undefined) return 0
  const title = foldText(record.sightings[0]?.finding.title ?? '')
  const named = record.names.length > 0 || [...(name ?? [])].every((word) => title.includes(word))
  return record.trust + (named ? 100 : 0) + (record.kind === 'page' ? 0 : 50)
}

/**
 * What the text clustering takes for a record's title: with the name, which the titles of accounts
 * often lack.
 */
export function toTextTitle(record: PersonRecord): string {
  const title =
    record.sightings.map(({ finding }) => finding.title).find((text) => text !== '') ?? ''
  const [name = ''] = record.names
  return title.includes(name) ? title : `${name} | ${title}`
}

/** The record as the text clustering reads it: what its fields say stands in the snippet, once. */
function toText(
  record: PersonRecord | undefined,
): { id: string; title: string; url: string; snippet: string }[] {
  if (record === undefined) return []
  const said = [
    ...new Set(record.sightings.map(({ finding }) => finding.snippet)),
    record.bio ?? '',
    record.occupations.join(', '),
    record.organizations.join(', '),
    record.location ?? '',
  ]
  const snippet = said
    .reduce((text, part) => (part === '' || text.includes(part) ? text : `${text} ${part}.`), '')
    .trim()
  return [{ id: record.key, title: toTextTitle(record), url: record.url, snippet }]
}

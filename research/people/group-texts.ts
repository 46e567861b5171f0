import { clusterFindings } from '../candidates/cluster-findings.ts'
import { foldText } from '../names/fold.ts'
import type { Asked } from './asked.ts'
import type { PersonGroup } from './group-people.ts'
import { type Groups, nameWeight } from './join-pairs.ts'
import type { Pair } from './link-signal.ts'
import { contradictionsBetween, type NameComparer } from './person-facts.ts'
import type { PersonRecord } from './record.ts'

/** As many texts as are compared with each other in a fifth of a second; the rest, least trusted, would be no hits. */
const mostTexts = 240

/** Links below what settles a matter are weighed with the texts, and never more than this. */
const mostExtra = 4

type Known = { asked: Asked; pairs: readonly Pair[]; groups: Groups; compareNames: NameComparer }

/** @param joined places of records that links have made one person */
export function groupTexts(records: readonly PersonRecord[], joined: readonly number[][], known: Known): PersonGroup[] {
  const chosen = chooseTexts(records, joined, known.asked)
  const placeOf = new Map([...records.entries()].map(([place, { key }]) => [key, place] as const))
  const place = (key: string) => placeOf.get(key) ?? -1
  const pairKey = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`
  const extra = new Map(known.pairs.map(({ a, b, total }) => [pairKey(a, b), Math.min(mostExtra, total)] as const))
  const { groups, compareNames } = known
  const candidates = clusterFindings(
    known.asked.subject.text,
    chosen.flatMap((unit) => unit.flatMap((i) => toText(records[i]))),
    {
      together: chosen.map((unit) => unit.flatMap((i) => records[i]?.key ?? [])),
      extra: (a, b) => {
        const [x, y] = [place(a), place(b)]
        return (extra.get(pairKey(x, y)) ?? 0) + nameWeight(groups.factsAt(x), groups.factsAt(y), compareNames)
      },
      apart: (a, b) => contradictionsBetween(groups.factsAt(place(a)), groups.factsAt(place(b))).length > 0,
    },
  )
  return candidates.map((text) => ({ members: text.findingIds.map(place).sort((a, b) => a - b), text }))
}

function chooseTexts(records: readonly PersonRecord[], joined: readonly number[][], { name }: Asked): number[][] {
  const total = joined.reduce((sum, unit) => sum + unit.length, 0)
  if (total <= mostTexts) return [...joined]
  const worth = (unit: readonly number[]) =>
    Math.max(
      ...unit.map((i) => {
        const record = records[i]
        if (record === undefined) return 0
        const title = foldText(record.sightings[0]?.finding.title ?? '')
        const named = record.names.length > 0 || [...(name ?? [])].every((word) => title.includes(word))
        return record.trust + (named ? 100 : 0) + (record.kind === 'page' ? 0 : 50)
      }),
    )
  const ranked = joined.map((unit) => ({ unit, worth: worth(unit) + unit.length }))
  ranked.sort((x, y) => y.worth - x.worth || (x.unit[0] ?? 0) - (y.unit[0] ?? 0))
  let count = 0
  return ranked.flatMap(({ unit }) => {
    count += unit.length
    return count <= mostTexts ? [unit] : []
  })
}

/** The record as the text clustering reads it: what its fields say stands in the snippet, once. */
function toText(record: PersonRecord | undefined): { id: string; title: string; url: string; snippet: string }[] {
  if (record === undefined) return []
  const title = record.sightings.map(({ finding }) => finding.title).find((text) => text !== '') ?? record.names[0] ?? ''
  const said = [
    ...new Set(record.sightings.map(({ finding }) => finding.snippet)),
    record.bio ?? '',
    record.occupations.join(', '),
    record.organizations.join(', '),
    record.location ?? '',
  ]
  const snippet = said.reduce((text, part) => (part === '' || text.includes(part) ? text : `${text} ${part}.`), '').trim()
  const named = record.names[0]
  return [{ id: record.key, title: named === undefined || title.includes(named) ? title : `${named} | ${title}`, url: record.url, snippet }]
}

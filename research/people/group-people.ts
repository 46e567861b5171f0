import type { Candidate } from '../candidates/cluster-findings.ts'
import { type Asked, answersOf } from './asked.ts'
import { groupTexts } from './group-texts.ts'
import { handleKey, isRareHandle } from './handle-rarity.ts'
import { type Blocked, type Groups, startGroups } from './join-pairs.ts'
import { linkFindings } from './link-findings.ts'
import { linkSignal, type Pair } from './link-signal.ts'
import { factsOf, nameComparer } from './person-facts.ts'
import type { PersonRecord } from './record.ts'
import type { ImageHashes } from './shared-values.ts'

/** Records of one person; places in the sorted list. @property text what their texts say, in searches for a name */
export type PersonGroup = { members: number[]; text: Candidate | null }

export type Grouping = {
  groups: PersonGroup[]
  /** All that links records, whether or not it joined them. */
  pairs: Pair[]
  blocked: Blocked[]
  overruled: Blocked[]
}

/** Above this, links alone settle that two are one; below, they are weighed with the texts. In log-odds. */
const settledByLinks = 2

/**
 * Parts records into people. In a search for a name the texts decide, with what is certain by links settled before; else links, handles and
 * names decide. What is no person is in no group.
 * @param records sorted by key
 */
export function groupPeople(records: readonly PersonRecord[], asked: Asked, imageHashes: ImageHashes): Grouping {
  const compareNames = nameComparer()
  const facts = records.map(factsOf)
  const pairs = linkFindings(records, { compareNames, facts, imageHashes, askedName: asked.name, exact: asked.exact })
  const groups = startGroups(facts, compareNames)
  const isName = asked.subject.kind === 'name'
  for (const pair of pairs) groups.tryPair(pair, isName ? settledByLinks : 0)
  if (!isName) joinHandles(records, asked, groups)
  const people = [...records.keys()].filter((i) => records[i]?.isPerson === true)
  const joined = [...Map.groupBy(people, groups.find).values()]
  const found = isName
    ? groupTexts(records, joined, { asked, pairs, groups, compareNames })
    : joined.map((members) => ({ members, text: null }))
  return { groups: found, pairs, blocked: groups.blocked, overruled: groups.overruled }
}

/** A rare handle is one person's wherever nothing contradicts; the group with most of its accounts takes in the others. */
function joinHandles(records: readonly PersonRecord[], asked: Asked, groups: Groups): void {
  const holders = Map.groupBy(
    [...records.keys()].filter((i) => records[i]?.isPerson === true && handleOf(records[i], asked) !== ''),
    (i) => handleOf(records[i], asked),
  )
  for (const [handle, places] of holders) {
    if (!isRareHandle(handle)) continue
    const parts = [...Map.groupBy(places, groups.find).values()].sort((x, y) => y.length - x.length || (x[0] ?? 0) - (y[0] ?? 0))
    const heads: number[] = []
    for (const part of parts) {
      const b = part[0] ?? 0
      const signals = [linkSignal('rare_handle')]
      const joins = (a: number) => groups.tryPair({ a, b, signals, total: signals[0]?.weight ?? 0, proven: false }, 0)
      if (!heads.some(joins)) heads.push(b)
    }
  }
}

/** An account's handle; of other records the one that was asked for, where they show it. */
function handleOf(record: PersonRecord | undefined, asked: Asked): string {
  if (record === undefined) return ''
  if (record.kind === 'account') return handleKey(record.username ?? '')
  return asked.handle !== '' && answersOf(record, asked) !== 'no' ? asked.handle : ''
}

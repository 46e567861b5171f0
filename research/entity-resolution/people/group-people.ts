import type { SearchedFor } from './asked.ts'
import { groupTexts } from './group-texts.ts'
import { joinHandles } from './join-handles.ts'
import { type Blocked, startGroups } from './join-pairs.ts'
import { linkFindings } from './link-findings.ts'
import type { Pair } from './link-signal.ts'
import { buildPersonFacts, createNameComparer } from './person-facts.ts'
import type { PersonGroup } from './person-group.ts'
import type { PersonRecord } from './record.ts'
import type { ImageHashes } from './shared-values.ts'

export type Grouping = {
  groups: PersonGroup[]
  /** All that links records, whether or not it joined them. */
  pairs: Pair[]
  blocked: Blocked[]
  overruled: Blocked[]
}

/**
 * Above this, links alone settle that two are one; below, they are weighed with the texts. In
 * log-odds.
 */
const settledByLinks = 2

/**
 * Parts records into people. In a search for a name the texts decide, with what is certain by links
 * settled before; else links, handles and names decide. What is no person is in no group.
 * @param records sorted by key
 */
export function groupPeople(
  records: readonly PersonRecord[],
  asked: SearchedFor,
  imageHashes: ImageHashes,
): Grouping {
  const compareNames = createNameComparer()
  const facts = records.map(buildPersonFacts)
  const pairs = linkFindings(records, {
    compareNames,
    facts,
    imageHashes,
    askedName: asked.name,
    exact: asked.exact,
  })
  const groups = startGroups(facts, compareNames)
  const isName = asked.subject.kind === 'name'
  for (const pair of pairs) groups.tryPair(pair, isName ? settledByLinks : 0)
  if (!isName) joinHandles(records, asked, groups, compareNames)
  const people = [...records.keys()].filter((i) => records[i]?.isPerson === true)
  const joined = [...Map.groupBy(people, groups.find).values()]
  const found = isName
    ? groupTexts(records, joined, { asked, pairs, groups, compareNames })
    : joined.map((members) => ({ members, text: null }))
  return { groups: found, pairs, blocked: groups.blocked, overruled: groups.overruled }
}

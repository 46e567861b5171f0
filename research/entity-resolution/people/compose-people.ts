import type { PersonHit } from '../../../contract/results/person.ts'
import type { Account, Avatar, Cluster, Evidence } from '../../../contract/results/social.ts'
import type { Subject } from '../../identity/queries/subject.ts'
import { compareText } from '../../text/order.ts'
import { parseAsked, withExact } from './asked.ts'
import { buildAvatars } from './build-avatars.ts'
import { scoreConfidenceAlone } from './confidence.ts'
import { buildAccountEvidence, byEvidence, type IdOf } from './evidence.ts'
import { groupPeople } from './group-people.ts'
import { judgeAccount } from './judge-account.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { withNamedEmployers } from './named-employers.ts'
import { createNameComparer } from './person-facts.ts'
import { type Person, rankPeople } from './rank-people.ts'
import type { PersonRecord, Sighting } from './record.ts'
import type { ImageHashes } from './shared-values.ts'
import { byConfidence, toAccount, toCluster, toHit } from './shown-people.ts'

export type { Sighting as Record } from './record.ts'

/** What a search has found out, in the contract's shapes, and which findings made each group. */
export type People = {
  /** The surest first. */
  accounts: Account[]
  /**
   * Of hits with accounts, and of several accounts that belong together; in the order of the
   * groups.
   */
  clusters: Cluster[]
  evidence: Evidence[]
  /** Best supported first. */
  hits: PersonHit[]
  avatars: { accountId: string; avatar: Avatar }[]
  /**
   * All groups, also those that are no hit, and alone what is in none; ids of the input, each once,
   * but for what has no web address. Groups behind the shown hits may be as certain as those.
   */
  groups: { hitId: string | null; confidence: number; recordIds: string[] }[]
}

/**
 * From all that a search has found to accounts, people and the evidence for both. The
 * same input gives the same output byte for byte, in whatever order it comes.
 * @param sightings findings with their ids and the times (ISO 8601) when they were fetched
 * @param options.imageHashes hashes of avatars that were read, by finding id
 */
export function composePeople(
  subject: Subject,
  sightings: readonly Sighting[],
  idOf: IdOf,
  { imageHashes = new Map() }: { imageHashes?: ImageHashes } = {},
): People {
  const asked = parseAsked(subject)
  const records = withNamedEmployers(mergeAccounts(sightings)).map((record) =>
    withExact(record, asked),
  )
  const compareNames = createNameComparer()
  const people = rankPeople(groupPeople(records, asked, imageHashes), {
    records,
    asked,
    idOf,
    compareNames,
  })
  const accountRecords = [...records.entries()].filter(([, record]) => isAccount(record))
  const evidence = [
    ...accountRecords.flatMap(([, record]) => buildAccountEvidence(record, idOf)),
    ...people.flatMap((one) => one.evidence),
  ]
  const about = Map.groupBy(evidence, (one) => one.subject.id)
  const personOf = new Map(
    people.flatMap((person) => person.members.map((place) => [place, person] as const)),
  )
  const accounts = accountRecords.map(([place, record]) => {
    const person = personOf.get(place)
    const standing = {
      confidence: person?.confidence ?? 0,
      alone: scoreConfidenceAlone(place, { records, asked, compareNames }),
      agreement: person?.signals.find(({ feature }) => feature === 'findings_agree')?.score ?? 0,
      size: person?.members.length ?? 1,
      pairs: person?.pairsOf.get(place) ?? [],
    }
    const judged = judgeAccount(record, standing, asked, compareNames)
    const id = idOf('acc', record.key)
    const clusterId =
      person !== undefined && judged.state !== 'rejected' && isCluster(person)
        ? idOf('cl', person.key)
        : null
    const evidenceIds = (about.get(id) ?? []).map((one) => one.id).sort(compareText)
    return toAccount(record, { id, clusterId, evidenceIds, ...judged })
  })
  const byCluster = Map.groupBy(accounts, ({ clusterId }) => clusterId)
  const accountsOf = (person: Person) => byCluster.get(idOf('cl', person.key)) ?? []
  return {
    accounts: accounts.sort(byConfidence),
    clusters: people
      .filter((one) => accountsOf(one).length > 0)
      .map((person) => toCluster(person, accountsOf(person), idOf)),
    evidence: evidence.sort(byEvidence),
    hits: people
      .filter(({ isHit }) => isHit)
      .map((person) => toHit(person, accountsOf(person), idOf)),
    avatars: buildAvatars(records, imageHashes, (record) => idOf('acc', record.key)),
    groups: [
      ...people.map((person) => ({
        hitId: person.isHit ? idOf('hit', person.key) : null,
        confidence: person.confidence,
        recordIds: collectIds(person.records),
      })),
      ...[...records.entries()]
        .filter(([place]) => !personOf.has(place))
        .map(([, record]) => ({ hitId: null, confidence: 0, recordIds: collectIds([record]) })),
    ],
  }
}

function collectIds(records: readonly PersonRecord[]): string[] {
  return records.flatMap((record) => record.sightings.map(({ id }) => id)).sort(compareText)
}

/** Whether the accounts of a group form a cluster: those of a hit, or several. */
function isCluster({ records, isHit }: Person): boolean {
  return isHit || records.filter(isAccount).length > 1
}

function isAccount({ kind }: PersonRecord): boolean {
  return kind === 'account'
}

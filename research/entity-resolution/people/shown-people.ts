import type { PersonHit } from '../../../contract/results/person.ts'
import type { Account, Cluster, Signal } from '../../../contract/results/social.ts'
import { toOwnNameOrNull, toOwnShownOrNull } from '../../safety/to-own-shown-or-null.ts'
import { compareText } from '../../text/order.ts'
import type { IdOf } from './evidence.ts'
import type { Person } from './rank-people.ts'
import type { PersonRecord } from './record.ts'

/** Pages that a hit is shown with. */
const maxUrls = 5

/** The surest first. */
export function byConfidence(a: Account, b: Account): number {
  return (
    b.confidence - a.confidence || compareText(a.platform, b.platform) || compareText(a.id, b.id)
  )
}

/** An account as callers see it. */
export function toAccount(
  record: PersonRecord,
  row: Pick<Account, 'id' | 'state' | 'confidence' | 'clusterId' | 'evidenceIds'>,
): Account {
  const times = record.sightings.map(({ retrievedAt }) => retrievedAt)
  return {
    id: row.id,
    platform: record.platform ?? '',
    username: record.username ?? '',
    url: record.url,
    displayName: toOwnNameOrNull(record.names[0] ?? null),
    bio: toOwnShownOrNull(record.bio, record.names[0]),
    avatarUrl: record.avatarUrl,
    state: row.state,
    confidence: row.confidence,
    matchedOn: record.matchedOn,
    clusterId: row.clusterId,
    evidenceIds: row.evidenceIds,
    retrievedAt: times.sort(compareText).at(-1) ?? '',
  }
}

/** A person as callers see it: the group of its accounts, with the signals that carry it. */
export function toCluster(person: Person, accounts: readonly Account[], idOf: IdOf): Cluster {
  return {
    id: idOf('cl', person.key),
    hitId: person.isHit ? idOf('hit', person.key) : null,
    label: person.description.name,
    accountIds: accounts.map(({ id }) => id).sort(compareText),
    confidence: person.confidence,
    status: 'open',
    signals: shownSignals(person),
  }
}

/** Below this a reason reads as 0. */
const minReported = 0.05

/**
 * The signals that callers see: without negligible weights, and without the base, which is the same
 * for each candidate.
 */
function shownSignals({ signals }: Person): Signal[] {
  return signals.filter(
    ({ feature, weight }) => feature !== 'base' && Math.abs(weight) >= minReported,
  )
}

/**
 * @property primaryUsername of the surest account, so that a dossier of this hit starts
 * there; absent without accounts
 */
export function toHit(person: Person, accounts: readonly Account[], idOf: IdOf): PersonHit {
  const [first, ...others] = accounts.toSorted(byConfidence)
  return {
    id: idOf('hit', person.key),
    ...person.description,
    confidence: person.confidence,
    accountIds: [...(first === undefined ? [] : [first]), ...others].map(({ id }) => id),
    signals: shownSignals(person),
    urls: person.records.slice(0, maxUrls).map(({ url }) => url),
    ...(first === undefined ? {} : { primaryUsername: first.username }),
  }
}

import { hash } from 'node:crypto'
import type { NewEvent } from '../../../contract/results/events.ts'
import type { Account, Cluster } from '../../../contract/results/social.ts'
import { toCanonicalJson } from '../../text/json/canonical-json.ts'
import { compareText } from '../../text/order.ts'
import type { People } from './compose-people.ts'

/**
 * The parts of a search's people that are emitted while it runs; hits are emitted in rank order
 * once it has ended.
 */
export type EmittedPeople = Pick<People, 'accounts' | 'clusters' | 'evidence' | 'avatars'>

export type KeyedEvent = { dedupeKey: string; event: NewEvent }

/** Builds what the events of a run have emitted so far; redacted events contribute nothing. */
export function buildEmittedPeople(events: readonly NewEvent[]): EmittedPeople {
  const accounts = new Map<string, EmittedPeople['accounts'][number]>()
  const clusters = new Map<string, EmittedPeople['clusters'][number]>()
  const avatars = new Map<string, EmittedPeople['avatars'][number]>()
  for (const event of events) {
    if (event.type === 'social_account_found' || event.type === 'account_updated')
      accounts.set(event.account.id, event.account)
    if (event.type === 'avatar_updated')
      avatars.set(event.accountId, { accountId: event.accountId, avatar: event.avatar })
    if (event.type !== 'cluster_updated') continue
    if (event.cluster.status === 'open') clusters.set(event.cluster.id, event.cluster)
    else clusters.delete(event.cluster.id)
  }
  const evidence = events.flatMap((event) => (event.type === 'evidence' ? [event.evidence] : []))
  return {
    accounts: [...accounts.values()],
    clusters: [...clusters.values()],
    evidence,
    avatars: [...avatars.values()],
  }
}

/**
 * The events that lead a client from `before` to `after`: new accounts, their evidence, changes of
 * known ones, pictures, groups. In a fixed order. Keys derive from the new and the previously
 * emitted values, so that a repeated activity emits nothing twice, and a value that returns is
 * emitted again.
 */
export function buildAccountEvents(before: EmittedPeople, after: EmittedPeople): KeyedEvent[] {
  const known = new Map(before.accounts.map((account) => [account.id, account] as const))
  const evidence = new Set(before.evidence.map(({ id }) => id))
  const claims = new Map(after.evidence.map(({ id, claim }) => [id, claim] as const))
  const found = after.accounts.filter(({ id }) => !known.has(id))
  return [
    ...found.map((account) => keyed(account.id, null, { type: 'social_account_found', account })),
    ...after.evidence
      .filter(({ id }) => !evidence.has(id))
      .map((one) => keyed(one.id, null, { type: 'evidence', evidence: one })),
    ...after.accounts.flatMap((account) => buildUpdate(known.get(account.id), account, claims)),
    ...pictures(before, after),
    ...clusters(before, after),
  ]
}

function keyed(id: string, from: unknown, event: NewEvent): KeyedEvent {
  return {
    dedupeKey: `${event.type}:${id}:${hash('sha256', JSON.stringify([from, event])).slice(0, 24)}`,
    event,
  }
}

/** That it was fetched once more is no news. */
const silent: ReadonlySet<string> = new Set(['retrievedAt'])

function changedFields(before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(
      ([name, value]) =>
        !silent.has(name) && toCanonicalJson(old.get(name)) !== toCanonicalJson(value),
    )
    .map(([name]) => name)
}

function buildUpdate(
  before: Account | undefined,
  account: Account,
  claims: ReadonlyMap<string, string>,
): KeyedEvent[] {
  if (before === undefined) return []
  const changed = changedFields(before, account)
  if (changed.length === 0) return []
  const known = new Set(before.evidenceIds)
  const claim = account.evidenceIds
    .filter((id) => !known.has(id))
    .flatMap((id) => claims.get(id) ?? [])[0]
  return [
    keyed(account.id, before, {
      type: 'account_updated',
      account,
      changed,
      reason: reasonFor(before, account, changed, claim),
    }),
  ]
}

/** One sentence: the evidence that came, or else what the change is. */
function reasonFor(
  before: Account,
  { state, confidence }: Account,
  changed: readonly string[],
  claim: string | undefined,
): string {
  if (claim !== undefined) return claim
  if (before.state !== state) return `It is now ${state}.`
  if (changed.includes('clusterId')) return 'It was grouped with other accounts.'
  if (before.confidence !== confidence)
    return `Further findings make it ${confidence > before.confidence ? 'more' : 'less'} certain.`
  return 'More details were found.'
}

function pictures(before: EmittedPeople, after: EmittedPeople): KeyedEvent[] {
  const known = new Map(before.avatars.map((one) => [one.accountId, one.avatar] as const))
  return after.avatars.flatMap(({ accountId, avatar }) => {
    const old = known.get(accountId)
    if (
      old !== undefined &&
      changedFields({ ...old, checkedAt: avatar.checkedAt }, avatar).length === 0
    )
      return []
    return [keyed(accountId, old ?? null, { type: 'avatar_updated', accountId, avatar })]
  })
}

/** Those that are gone first: merged into another, split into several, or dismissed. */
function clusters(before: EmittedPeople, after: EmittedPeople): KeyedEvent[] {
  const now = new Map(after.clusters.map((cluster) => [cluster.id, cluster] as const))
  const known = new Map(before.clusters.map((cluster) => [cluster.id, cluster] as const))
  const homes = new Map(
    after.clusters.flatMap(({ id, accountIds }) =>
      accountIds.map((account) => [account, id] as const),
    ),
  )
  const gone = before.clusters
    .filter(({ id, status }) => status === 'open' && !now.has(id))
    .sort((a, b) => compareText(a.id, b.id))
    .map((cluster) =>
      keyed(cluster.id, cluster, { type: 'cluster_updated', cluster: closed(cluster, homes) }),
    )
  const changed = after.clusters.flatMap((cluster) => {
    const old = known.get(cluster.id)
    return old !== undefined && changedFields(old, cluster).length === 0
      ? []
      : [keyed(cluster.id, old ?? null, { type: 'cluster_updated', cluster })]
  })
  return [...gone, ...changed]
}

/** @param homes the cluster of each account now */
function closed(cluster: Cluster, homes: ReadonlyMap<string, string>): Cluster {
  const where = new Set(cluster.accountIds.flatMap((account) => homes.get(account) ?? []))
  const status = where.size === 0 ? 'dismissed' : where.size === 1 ? 'merged' : 'split'
  return { ...cluster, hitId: null, status }
}

import { companySources } from '../../sources/companies/index.ts'
import { sources } from '../../sources/index.ts'
import type { SourceFacts } from '../../sources/shared/source.ts'
import { vehicleSources } from '../../sources/vehicles/index.ts'
import type { Db } from '../../store/database/open.ts'
import { loadPoints, updateWindowFull } from '../../store/limits/rate-limits.ts'
import type { RequestDraws, RequestWindow } from '../deps.ts'
import { parseDomain } from '../sweep/parse-domain.ts'

/** After this many failures within `seconds`, counted over all workers, a provider is not asked. */
const circuit = { failures: 5, seconds: 60 }

/** All workers obey a provider's throttle; one for longer than a day is tried again once a day. */
const maxThrottleSeconds = 86_400

type Deps = { db: Db; draws: RequestDraws; now: () => Date }

/**
 * What a request counts against. `elsewhere` is the registrable domain of a server that is not the
 * provider's own, such as a registry or a fediverse server that the query named: its limits and
 * failures are kept apart from those of other servers. Null is the provider itself.
 */
type Quota = { source: SourceFacts; elsewhere: string | null }

/** @param base where the provider itself is asked */
export function buildQuota(source: SourceFacts, url: string, base: string): Quota {
  const [asked, own] = [parseDomain(url), parseDomain(base)]
  return { source, elsewhere: asked === own ? null : asked }
}

/** `why`: null when the request may be sent; `expire`: the end of the window that it is from. */
type Acquired = { why: null; expire: number } | { why: 'limit' | 'circuit'; waitSeconds: number }

/**
 * Takes one request out of what a provider allows all workers together.
 * @returns where it may not be sent: why not, and how long until it may
 */
export async function acquireRequest(
  { draws, now }: Deps,
  quota: Quota,
  hasKey: boolean,
): Promise<Acquired> {
  const at = now().getTime()
  const [taken, failed, throttled] = await Promise.all([
    draws.take(chooseWindow(quota, hasKey)),
    draws.count({
      key: buildCircuitKey(quota.source.provider, quota.elsewhere),
      points: 0,
      expire: at + circuit.seconds * 1_000,
    }),
    draws.count({
      key: buildThrottleKey(quota),
      points: 0,
      expire: at + maxThrottleSeconds * 1_000,
    }),
  ])
  const isThrottled = throttled.points > 0
  if (isThrottled || failed.points >= circuit.failures) {
    // what does not go out is given back: some allow ten requests a day
    if (taken.isTaken) await releaseRequest({ draws }, { quota, hasKey, expire: taken.expire })
    return isThrottled
      ? { why: 'limit', waitSeconds: countSecondsUntil(throttled.expire, at) }
      : { why: 'circuit', waitSeconds: countSecondsUntil(failed.expire, at) }
  }
  if (!taken.isTaken) return { why: 'limit', waitSeconds: countSecondsUntil(taken.expire, at) }
  return { why: null, expire: taken.expire }
}

/**
 * Gives back what a request took that never left this machine: some providers allow ten a day.
 * @param expire when the window ends that it was taken out of
 */
export async function releaseRequest(
  { draws }: Pick<Deps, 'draws'>,
  { quota, hasKey, expire }: { quota: Quota; hasKey: boolean; expire: number },
): Promise<void> {
  await draws.giveBack(chooseWindow(quota, hasKey), expire)
}

/** The provider itself said how long it wants to be left alone. */
export async function recordThrottle(
  { db, now }: Deps,
  quota: Quota,
  waitSeconds: number,
): Promise<void> {
  await updateWindowFull(
    db,
    buildThrottleKey(quota),
    1,
    now().getTime() + Math.min(waitSeconds, maxThrottleSeconds) * 1_000,
  )
}

/** Counts towards leaving the provider alone. */
export async function countFailure({ draws, now }: Deps, quota: Quota): Promise<void> {
  await draws.count({
    key: buildCircuitKey(quota.source.provider, quota.elsewhere),
    points: 1,
    expire: now().getTime() + circuit.seconds * 1_000,
  })
}

/**
 * Whether each provider is left alone now. Servers that a query named are not listed: there is no
 * end to their names.
 */
export async function listCircuits(
  db: Db,
  now: number,
): Promise<{ provider: string; isOpen: boolean }[]> {
  const all = [...sources, ...vehicleSources, ...companySources]
  const providers = [...new Set(all.map(({ provider }) => provider))]
  const keys = new Map(
    providers.map((provider) => [provider, buildCircuitKey(provider, null)] as const),
  )
  const points = await loadPoints(db, [...keys.values()], now)
  return [...keys].map(([provider, key]) => ({
    provider,
    isOpen: (points.get(key) ?? 0) >= circuit.failures,
  }))
}

/**
 * Steps of one provider have limits of their own: a search often costs more than a look at one
 * record.
 */
function buildLimitKey({ source, elsewhere }: Quota): string {
  return `source:${source.name}${buildSuffix(elsewhere)}`
}

/**
 * A window of its own: the provider's own limit may be counted by the day, and what it asks for now
 * be a minute.
 */
function buildThrottleKey({ source, elsewhere }: Quota): string {
  return `throttled:${source.name}${buildSuffix(elsewhere)}`
}

/** All steps of a provider fail together. */
function buildCircuitKey(provider: string, elsewhere: string | null): string {
  return `failures:${provider}${buildSuffix(elsewhere)}`
}

function buildSuffix(elsewhere: string | null): string {
  return elsewhere === null ? '' : `@${elsewhere}`
}

function chooseWindow(quota: Quota, hasKey: boolean): RequestWindow {
  const { limit } = quota.source
  const { requests, seconds } = hasKey ? (limit.withKey ?? limit) : limit
  return { key: buildLimitKey(quota), requests, seconds }
}

function countSecondsUntil(expire: number, at: number): number {
  return Math.max(1, Math.ceil((expire - at) / 1_000))
}

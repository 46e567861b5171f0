import type { HitCounter } from '../store/hit-counter.ts'
import type { Db } from '../store/open.ts'
import { fillWindow } from '../store/rate-limits.ts'
import type { AnySource } from './sources/source.ts'

/** So many failures in a row of seconds, seen by all workers together, and a provider is left alone until they are over. */
const circuit = { failures: 5, seconds: 60 }

type Deps = { db: Db; hits: HitCounter; now: () => Date }

/**
 * Takes one request out of what a provider allows all workers together (design §5).
 * @returns null when it may be sent; else why not, and how long until it may
 */
export async function takeRequest(
  { hits, now }: Deps,
  source: AnySource,
  hasKey: boolean,
): Promise<{ why: 'limit' | 'circuit'; waitSeconds: number } | null> {
  const { requests, seconds } = limitOf(source, hasKey)
  const at = now().getTime()
  const [taken, failed, throttled] = await Promise.all([
    hits.count({ key: limitKey(source), points: 1, expire: at + seconds * 1_000 }),
    hits.count({ key: circuitKey(source), points: 0, expire: at + circuit.seconds * 1_000 }),
    hits.count({ key: throttleKey(source), points: 0, expire: at }),
  ])
  if (throttled.points > 0) return { why: 'limit', waitSeconds: secondsUntil(throttled.expire, at) }
  if (failed.points >= circuit.failures) return { why: 'circuit', waitSeconds: secondsUntil(failed.expire, at) }
  if (taken.points > requests) return { why: 'limit', waitSeconds: secondsUntil(taken.expire, at) }
  return null
}

/** The provider itself said how long it wants to be left alone. */
export async function obeyThrottle({ db, now }: Deps, source: AnySource, waitSeconds: number): Promise<void> {
  await fillWindow(db, throttleKey(source), 1, now().getTime() + waitSeconds * 1_000)
}

/** Counts towards leaving the provider alone. */
export async function countFailure({ hits, now }: Deps, source: AnySource): Promise<void> {
  await hits.count({ key: circuitKey(source), points: 1, expire: now().getTime() + circuit.seconds * 1_000 })
}

/** Steps of one provider have limits of their own: a search often costs more than a look at one record. */
function limitKey({ name }: AnySource): string {
  return `source:${name}`
}

/** A window of its own: the provider's own limit may be counted by the day, and what it asks for now be a minute. */
function throttleKey({ name }: AnySource): string {
  return `throttled:${name}`
}

function circuitKey({ provider }: AnySource): string {
  return `failures:${provider}`
}

function limitOf({ limit }: AnySource, hasKey: boolean): { requests: number; seconds: number } {
  return hasKey ? (limit.withKey ?? limit) : limit
}

function secondsUntil(expire: number, at: number): number {
  return Math.max(1, Math.ceil((expire - at) / 1_000))
}

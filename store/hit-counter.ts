import { Batcher } from './batcher.ts'
import type { Db } from './open.ts'
import { type Count, countHits, type Hit, releaseHits } from './rate-limits.ts'

/**
 * Counts the hits of all requests that came while the statement before was under way in one
 * statement: under load the database sees a few large statements instead of several small ones per
 * request, which would cost more than answering from the cache does.
 */
export class HitCounter {
  readonly #batcher: Batcher<Hit, Count>
  readonly #releaser: Batcher<Hit, true>

  /** @param now the time that all processes count by */
  constructor(db: Db, now: () => Date) {
    this.#batcher = new Batcher((hits) => countTogether(db, hits, now()))
    this.#releaser = new Batcher(async (hits) => {
      await releaseHits(db, hits)
      return hits.map(() => true)
    })
  }

  count(hit: Hit): Promise<Count> {
    return this.#batcher.ask(hit)
  }

  /** Gives points back to the window that ends at `expire`, if it is not over. */
  async release(hit: Pick<Hit, 'key' | 'points' | 'expire'>): Promise<void> {
    await this.#releaser.ask(hit)
  }
}

/** Of what one statement counted, each hit sees its own place in the row: the first the lowest. */
async function countTogether(db: Db, hits: readonly Hit[], now: Date): Promise<Count[]> {
  const byKey = Map.groupBy(hits, ({ key }) => key)
  const sums = [...byKey].map(([key, group]) => ({
    key,
    points: group.reduce((sum, { points }) => sum + points, 0),
    expire: Math.min(...group.map(({ expire }) => expire)),
    week: group.find(({ week }) => week != null)?.week ?? null,
  }))
  const counts = await countHits(db, sums, now.getTime())
  const after = new Map(sums.map(({ key, points }) => [key, points]))
  return hits.map(({ key, points }) => {
    const total = counts.get(key)
    if (total === undefined) throw new Error('a hit was not counted')
    const behind = (after.get(key) ?? 0) - points
    after.set(key, behind)
    return { ...total, points: total.points - behind }
  })
}

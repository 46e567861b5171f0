import { Batcher } from '../database/batcher.ts'
import type { Db } from '../database/open.ts'
import { type Count, countDraws, type Draw, releaseDraws } from './rate-limits.ts'

/**
 * Counts the draws of all requests that came while the statement before was under way in one
 * statement: under load the database sees a few large statements instead of several small ones per
 * request, which would cost more than answering from the cache does.
 */
export class DrawCounter {
  readonly #batcher: Batcher<Draw, Count>
  readonly #releaser: Batcher<Draw, true>

  /** @param now the time that all processes count by */
  constructor(db: Db, now: () => Date) {
    this.#batcher = new Batcher((draws) => countTogether(db, draws, now()))
    this.#releaser = new Batcher(async (draws) => {
      await releaseDraws(db, draws)
      return draws.map(() => true)
    })
  }

  count(draw: Draw): Promise<Count> {
    return this.#batcher.ask(draw)
  }

  /** Gives points back to the window that ends at `expire`, if it is not over. */
  async release(draw: Pick<Draw, 'key' | 'points' | 'expire'>): Promise<void> {
    await this.#releaser.ask(draw)
  }
}

/** Of what one statement counted, each draw sees its own place in the row: the first the lowest. */
async function countTogether(db: Db, draws: readonly Draw[], now: Date): Promise<Count[]> {
  const byKey = Map.groupBy(draws, ({ key }) => key)
  const sums = [...byKey].map(([key, group]) => ({
    key,
    points: group.reduce((sum, { points }) => sum + points, 0),
    expire: Math.min(...group.map(({ expire }) => expire)),
    week: group.find(({ week }) => week != null)?.week ?? null,
  }))
  const counts = await countDraws(db, sums, now.getTime())
  const after = new Map(sums.map(({ key, points }) => [key, points]))
  return draws.map(({ key, points }) => {
    const total = counts.get(key)
    if (total === undefined) throw new Error('a draw was not counted')
    const behind = (after.get(key) ?? 0) - points
    after.set(key, behind)
    return { ...total, points: total.points - behind }
  })
}

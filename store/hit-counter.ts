import type { Db } from './open.ts'
import { type Count, countHits, type Hit } from './rate-limits.ts'

type Waiting = { hit: Hit; resolve: (count: Count) => void; reject: (error: unknown) => void }

/**
 * Counts the hits of all requests that came while the statement before was under way in one statement: under load the database sees a few large
 * statements instead of several small ones per request, which would cost more than answering from the cache does (design §8).
 */
export class HitCounter {
  readonly #db: Db
  #waiting: Waiting[] = []
  #busy = false

  constructor(db: Db) {
    this.#db = db
  }

  count(hit: Hit): Promise<Count> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ hit, resolve, reject })
      if (this.#busy) return
      this.#busy = true
      // not at once: what the same turn of the event loop still counts, of this request and of others, goes along
      setImmediate(() => void this.#work())
    })
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      await this.#flush(batch)
    }
    this.#busy = false
  }

  async #flush(batch: readonly Waiting[]): Promise<void> {
    const byKey = Map.groupBy(batch, ({ hit }) => hit.key)
    const hits = [...byKey].map(([key, group]) => ({
      key,
      points: group.reduce((sum, { hit }) => sum + hit.points, 0),
      expire: Math.min(...group.map(({ hit }) => hit.expire)),
    }))
    try {
      const counts = await countHits(this.#db, hits, Date.now())
      for (const [key, group] of byKey) share(group, counts.get(key))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}

/** Of what one statement counted, each request sees its own place in the row: the first the lowest. */
function share(group: readonly Waiting[], total: Count | undefined): void {
  let after = group.reduce((sum, { hit }) => sum + hit.points, 0)
  for (const { hit, resolve, reject } of group) {
    if (total === undefined) reject(new Error('a hit was not counted'))
    else {
      after -= hit.points
      resolve({ points: total.points - after, expire: total.expire })
    }
  }
}

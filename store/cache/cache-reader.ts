import { Batcher } from '../database/batcher.ts'
import type { Listener } from '../database/listen.ts'
import type { Db } from '../database/open.ts'
import type { SpentWeek } from '../limits/rate-limits.ts'
import { type CacheEntry, type CacheQuestion, loadCacheRows } from './cache.ts'

/** How long an entry is answered from memory. */
const rememberedMs = 1_000
/** Characters of all entries that are remembered; beyond them all are forgotten. */
const maxRememberedLength = 32_000_000

type Wanted = Omit<CacheQuestion, 'isKnown'>
type Remembered = { entry: CacheEntry; expiresAt: Date; readAt: number }
/** The same object for as long as it is remembered, so that what is made of it can be kept. */
type CachedResult = { entry: CacheEntry; spentMicroDollars: number }

/**
 * Reads the shared cache for all requests that come while the statement before is under way: one
 * statement for a burst. What was read is remembered for a second, as long as the `Listener`
 * hears which entries are replaced or erased.
 */
export class CacheReader {
  readonly #batcher: Batcher<Wanted, CachedResult | null>
  readonly #remembered = new Map<string, Remembered>()
  #size = 0
  readonly #listener: Listener
  readonly #now: () => Date
  /** Counts what was heard: an entry that was read before may have been replaced since. */
  #heard = 0

  /** @param now the time that all processes count by */
  constructor(db: Db, listener: Listener, now: () => Date) {
    this.#listener = listener
    this.#now = now
    this.#batcher = new Batcher((questions) => this.#read(db, questions, now()))
    const forget = (name = '') => {
      this.#heard += 1
      if (name === '') this.#forgetAll()
      else this.#forget(name)
    }
    listener.on('cache', forget)
    listener.on('connected', () => forget())
    listener.on('disconnected', () => forget())
  }

  /**
   * @param spent of the account's week, where it was just read: then what is remembered is answered
   * without a statement
   * @returns null for a result that is not in the cache, or past its time
   */
  async find(wanted: Wanted, spent: SpentWeek | null = null): Promise<CachedResult | null> {
    const kept = spent === null ? null : this.#recall(deriveName(wanted), this.#now())
    if (spent === null || kept === null) return await this.#batcher.ask(wanted)
    return { entry: kept.entry, spentMicroDollars: spent.spentMicroDollars }
  }

  async #read(db: Db, wanted: readonly Wanted[], now: Date): Promise<(CachedResult | null)[]> {
    const heard = this.#heard
    const known = new Map<string, Remembered | null>()
    // what a burst of one account asks for is often the same, or known but for the account
    const questions: (CacheQuestion & { name: string })[] = []
    const places = new Map<string, number>()
    const asked = wanted.map((one) => {
      const name = deriveName(one)
      const isRepeated = known.has(name)
      if (!isRepeated) known.set(name, this.#recall(name, now))
      const isKnown = isRepeated || known.get(name) !== null
      const account = `${one.accountId} ${one.weekStart.getTime()}`
      const before = isKnown ? places.get(account) : undefined
      const place = before ?? questions.push({ ...one, name, isKnown }) - 1
      places.set(account, place)
      return { name, place }
    })
    const rows = await loadCacheRows(db, questions, now)
    const readAt = performance.now()
    const isCurrent = heard === this.#heard && this.#listener.connected
    questions.forEach(({ name }, at) => {
      const entry = rows[at]?.entry
      if (entry == null) return
      const { expiresAt, ...rest } = entry
      const remembered = { entry: rest, expiresAt, readAt }
      known.set(name, remembered)
      if (isCurrent) this.#remember(name, remembered)
    })
    return asked.map(({ name, place }) => {
      const found = known.get(name) ?? null
      const { spentMicroDollars = 0 } = rows[place] ?? {}
      return found === null ? null : { entry: found.entry, spentMicroDollars }
    })
  }

  #remember(name: string, remembered: Remembered): void {
    this.#forget(name)
    this.#size += computeSize(remembered)
    if (this.#size > maxRememberedLength) this.#forgetAll()
    else this.#remembered.set(name, remembered)
  }

  #forget(name: string): void {
    const kept = this.#remembered.get(name)
    if (kept === undefined) return
    this.#remembered.delete(name)
    this.#size -= computeSize(kept)
  }

  #forgetAll(): void {
    this.#remembered.clear()
    this.#size = 0
  }

  #recall(name: string, now: Date): Remembered | null {
    const kept = this.#remembered.get(name)
    if (kept === undefined) return null
    const isFresh = performance.now() - kept.readAt < rememberedMs && kept.expiresAt > now
    if (!isFresh) this.#forget(name)
    return isFresh ? kept : null
  }
}

/** Characters, with what an entry costs beside its text. */
function computeSize({ entry }: Remembered): number {
  return 100 + entry.result.length + (entry.events?.length ?? 0)
}

/** As the database announces it. */
function deriveName({
  operation,
  cacheKey,
}: Pick<CacheQuestion, 'operation' | 'cacheKey'>): string {
  return `${operation} ${cacheKey}`
}

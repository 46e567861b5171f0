import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'

const readEveryMs = 10_000
const firstReadEveryMs = 1_000
/** Smaller differences are the time of the round trip, so the process's own clock is used. */
const sameMs = 1_000
/** A process that is further off does no housekeeping. */
const wrongMs = 60_000

/** What users of the database's clock need of it. */
export type Clock = {
  now: () => Date
  /** Whether the process's own clock is wrong, so that housekeeping is for others. */
  isWrong: () => Promise<boolean>
}

/** The process's own, where there is no other. */
export const ownClock: Clock = { now: () => new Date(), isWrong: () => Promise.resolve(false) }

type Reading = { databaseMs: number; atMs: number }
type Options = {
  /** When the process's own clock is found wrong, or right again; by how much it is ahead. */
  onChange: (isWrong: boolean, aheadMs: number) => void
}

/**
 * The database's clock, read now and then. Retention and deadlines go by it: all processes share
 * it, and one whose own clock is wrong must not erase what others keep.
 */
export class DatabaseClock implements Clock {
  readonly #db: Queryable
  readonly #onChange: Options['onChange']
  #reading: Reading | null = null
  #isWrong = false
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(db: Queryable, { onChange }: Options) {
    this.#db = db
    this.#onChange = onChange
  }

  /**
   * Resolves after the first try, whether it succeeded or not; later ones go on in the background.
   */
  async start(): Promise<void> {
    await this.#read().catch(() => undefined)
    if (this.#closed) return
    const everyMs = this.#reading === null ? firstReadEveryMs : readEveryMs
    this.#timer = setTimeout(() => void this.start(), everyMs)
    this.#timer.unref()
  }

  /** Before the first reading this is the process's own clock. */
  now = (): Date => new Date(this.#nowMs())

  /**
   * By a new reading.
   * @throws when the database does not answer
   */
  isWrong = async (): Promise<boolean> => {
    await this.#read()
    return this.#isWrong
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #nowMs(): number {
    const own = Date.now()
    const database = this.#databaseMs()
    return database === null || Math.abs(own - database) <= sameMs ? own : database
  }

  /** Carried on by the monotonic clock, which cannot be set. */
  #databaseMs(): number | null {
    return this.#reading === null
      ? null
      : this.#reading.databaseMs + performance.now() - this.#reading.atMs
  }

  async #read(): Promise<void> {
    const askedMs = performance.now()
    const { rows } = await this.#db.query<{ ms: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`,
    )
    const atMs = performance.now()
    const ms = rows[0]?.ms
    if (ms === undefined) throw new Error('the database does not know the time')
    // what was held up on its way, as by a paused process, says little
    if (this.#reading !== null && atMs - askedMs > 2 * sameMs) return
    // it was asked and answered somewhere between the two
    this.#reading = { databaseMs: ms + (atMs - askedMs) / 2, atMs }
    const aheadMs = Date.now() - this.#reading.databaseMs
    const isWrong = Math.abs(aheadMs) > wrongMs
    if (isWrong !== this.#isWrong) this.#onChange(isWrong, aheadMs)
    this.#isWrong = isWrong
  }
}

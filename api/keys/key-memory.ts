import type { KeyRow } from '../../store/accounts/keys.ts'
import type { Listener } from '../../store/database/listen.ts'

const maxKeys = 10_000
/**
 * A connection can be dead without a word; a revoked key must stop working within a second all the
 * same.
 */
const trustMs = 700

/** A key as it was read, and until when (by `performance.now()`) it is trusted without a look. */
type KnownKey = { row: KeyRow; trustedUntil: number }

/** When a read began: what was announced since may make it stale. */
type ReadStart = { generation: number; ms: number }

/**
 * The keys that were read a moment ago, with the tokens that opened them. PostgreSQL announces each
 * change; a lost connection forgets all of them.
 */
export class KeyMemory {
  readonly #listener: Listener
  readonly #known = new Map<string, KnownKey>()
  readonly #opened = new Map<string, KnownKey>()
  #generation = 0

  constructor(listener: Listener) {
    this.#listener = listener
    const forgetAll = () => {
      this.#generation += 1
      this.#known.clear()
    }
    listener.on('connected', forgetAll)
    listener.on('disconnected', forgetAll)
    listener.on('api_keys', (id) => {
      this.#generation += 1
      this.#known.delete(id)
    })
  }

  /** Raised by everything that may make stale what is being read. */
  get generation(): number {
    return this.#generation
  }

  /** @returns undefined: the key is not known, or was changed since */
  find(id: string): KnownKey | undefined {
    return this.#known.get(id)
  }

  /**
   * Keeps what was read, unless it may be stale already. Without a listening connection a revoked
   * key would go unnoticed: every request then asks the database.
   */
  keep(row: KeyRow, { generation, ms }: ReadStart): void {
    if (!this.#listener.connected || generation !== this.#generation) return
    if (this.#known.size >= maxKeys) this.#known.clear()
    this.#known.set(row.id, { row, trustedUntil: ms + trustMs })
  }

  /** The key that a token has opened, for as long as it is trusted. */
  recall(token: string): KeyRow | null {
    const entry = this.#opened.get(token)
    if (entry === undefined || this.#known.get(entry.row.id) !== entry) return null
    return performance.now() < entry.trustedUntil ? entry.row : null
  }

  /** @param row as it was found: one that is not kept opens nothing */
  remember(token: string, row: KeyRow): void {
    const entry = this.#known.get(row.id)
    if (entry?.row !== row) return
    // no secret stays in memory for longer than it is of use
    if (this.#opened.size === 0) setTimeout(() => this.#opened.clear(), trustMs).unref()
    this.#opened.set(token, entry)
  }
}

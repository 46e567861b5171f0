import { Batcher } from '../../store/batcher.ts'
import {
  type AskedToken,
  type KeyRow,
  loadKeys,
  loadKeysByToken,
  type TokenKey,
} from '../../store/keys.ts'
import type { Listener } from '../../store/listen.ts'
import type { Db } from '../../store/open.ts'

const maxKeys = 10_000
/**
 * A connection can be dead without a word; a revoked key must stop working within a second all the
 * same.
 */
const trustMs = 700
/** Most callers send several requests in a row, which wait for the first one's key. */
const together = { startsAtOnce: true }

/**
 * Keys by id, cached in the process for a moment, and only while the connection that announces
 * revoked keys is up.
 */
export type Keyring = {
  /**
   * @param isRight whether the caller has the key's secret. A wrong one is looked up as an unknown
   * id is: an answer from memory would be quicker, and so say that the id exists
   * @param beforeReading is awaited when the database must be asked for a stranger; what it throws
   * goes to the caller
   */
  find(
    id: string,
    isRight: (row: KeyRow) => boolean,
    beforeReading?: () => Promise<void>,
  ): Promise<KeyRow | null>
  /**
   * The key that a token has opened a moment ago, for as long as `find` would answer from memory:
   * most callers send several requests in a row, and the secret is hashed for the first of them.
   * Tokens are found by their hash in a table, so a wrong one takes as long wherever it differs.
   * @returns null: `find` has to look, and the secret to be compared
   */
  recall(token: string): KeyRow | null
  /** @param row as `find` answered it for this token, whose secret is right */
  remember(token: string, row: KeyRow): void
  /** The key that an access token leads to now: none is kept. */
  findByToken(asked: AskedToken): Promise<TokenKey | null>
}

type Known = { row: KeyRow; trustedUntil: number }

/**
 * Keys by id, kept while PostgreSQL announces each change; a lost connection forgets all of them.
 */
export function createKeyring(db: Db, listener: Listener): Keyring {
  const known = new Map<string, Known>()
  const opened = new Map<string, Known>()
  const reading = new Map<string, Promise<KeyRow | null>>()
  const byId = new Batcher((ids: readonly string[]) => loadKeys(db, ids), together)
  // strangers who come at once with invented tokens share few connections
  const byToken = new Batcher(
    (asked: readonly AskedToken[]) => loadKeysByToken(db, asked),
    together,
  )
  // raised by everything that may make what is being read stale
  let generation = 0
  const forgetAll = () => {
    generation += 1
    known.clear()
  }
  listener.on('connected', forgetAll)
  listener.on('disconnected', forgetAll)
  listener.on('api_keys', (id) => {
    generation += 1
    known.delete(id)
  })
  const read = async (id: string, startedAt: { generation: number; ms: number }) => {
    const row = await byId.ask(id)
    // without a listening connection a revoked key would go unnoticed: every request then asks the
    // database
    if (row !== null && listener.connected && startedAt.generation === generation) {
      if (known.size >= maxKeys) known.clear()
      known.set(id, { row, trustedUntil: startedAt.ms + trustMs })
    }
    return row
  }
  return {
    recall(token) {
      const entry = opened.get(token)
      if (entry === undefined || known.get(entry.row.id) !== entry) return null
      return performance.now() < entry.trustedUntil ? entry.row : null
    },
    remember(token, row) {
      const entry = known.get(row.id)
      if (entry?.row !== row) return
      // no secret stays in memory for longer than it is of use
      if (opened.size === 0) setTimeout(() => opened.clear(), trustMs).unref()
      opened.set(token, entry)
    },
    findByToken: (asked) => byToken.ask(asked),
    async find(id, isRight, beforeReading) {
      const cached = known.get(id)
      const isKnown = cached !== undefined && isRight(cached.row)
      if (isKnown && performance.now() < cached.trustedUntil) return cached.row
      if (!isKnown) await beforeReading?.()
      // a burst of one key's requests asks once; what was revoked since is asked again
      const name = `${generation} ${id}`
      const underWay = reading.get(name)
      if (underWay !== undefined) return await underWay
      const reads = read(id, { generation, ms: performance.now() }).finally(() =>
        reading.delete(name),
      )
      reading.set(name, reads)
      return await reads
    },
  }
}

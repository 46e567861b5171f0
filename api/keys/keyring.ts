import {
  type AskedToken,
  type KeyRow,
  loadKeys,
  loadKeysByToken,
  type TokenKey,
} from '../../store/accounts/keys.ts'
import { Batcher } from '../../store/database/batcher.ts'
import type { Listener } from '../../store/database/listen.ts'
import type { Db } from '../../store/database/open.ts'
import { KeyMemory } from './key-memory.ts'
import { KeyWatch } from './key-watch.ts'

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
  /**
   * Calls when the key is revoked, or was since it opened this request.
   * @returns ends the watch
   */
  watch(id: string, onRevoked: () => void): () => void
}

/** Keys by id, read together and kept for a moment. */
export function createKeyring(db: Db, listener: Listener): Keyring {
  const memory = new KeyMemory(listener)
  const reading = new Map<string, Promise<KeyRow | null>>()
  const byId = new Batcher((ids: readonly string[]) => loadKeys(db, ids), together)
  // strangers who come at once with invented tokens share few connections
  const byToken = new Batcher(
    (asked: readonly AskedToken[]) => loadKeysByToken(db, asked),
    together,
  )
  const read = async (id: string) => {
    const startedAt = { generation: memory.generation, ms: performance.now() }
    const row = await byId.ask(id)
    if (row !== null) memory.keep(row, startedAt)
    return row
  }
  const watch = new KeyWatch(listener, async (id) => {
    const row = await byId.ask(id)
    return row === null || row.revokedAt !== null
  })
  return {
    recall: (token) => memory.recall(token),
    remember: (token, row) => memory.remember(token, row),
    findByToken: (asked) => byToken.ask(asked),
    watch(id, onRevoked) {
      const unwatch = watch.watch(id, onRevoked)
      // a change since the request was let in was announced before there was a watch
      if (memory.find(id) === undefined) watch.look(id)
      return unwatch
    },
    async find(id, isRight, beforeReading) {
      const cached = memory.find(id)
      const isKnown = cached !== undefined && isRight(cached.row)
      if (isKnown && performance.now() < cached.trustedUntil) return cached.row
      if (!isKnown) await beforeReading?.()
      // a burst of one key's requests asks once; what was revoked since is asked again
      const name = `${memory.generation} ${id}`
      const underWay = reading.get(name)
      if (underWay !== undefined) return await underWay
      const reads = read(id).finally(() => reading.delete(name))
      reading.set(name, reads)
      return await reads
    },
  }
}

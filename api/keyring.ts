import { type KeyRow, keyById } from '../store/keys.ts'
import type { Listener } from '../store/listen.ts'
import type { Db } from '../store/open.ts'

const capacity = 10_000
/** A connection can be dead without a word; a revoked key must stop working within a second all the same. */
const trustMs = 700

/** Keys by id, cached in the process for a moment, and only while the database can tell it at once that one was revoked (design §4). */
export type Keyring = {
  /** @param beforeReading is awaited when the database must be asked; what it throws goes to the caller */
  find(id: string, beforeReading?: () => Promise<void>): Promise<KeyRow | null>
}

export function createKeyring(db: Db, listener: Listener): Keyring {
  const known = new Map<string, { row: KeyRow; trustedUntil: number }>()
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
  return {
    async find(id, beforeReading) {
      const cached = known.get(id)
      const now = performance.now()
      if (cached !== undefined && now < cached.trustedUntil) return cached.row
      await beforeReading?.()
      const readAt = generation
      const readAtMs = performance.now()
      const row = await keyById(db, id)
      // without a listening connection nobody would say that the key was revoked: then every request asks the database
      if (row !== null && listener.connected && readAt === generation) {
        if (known.size >= capacity) known.clear()
        known.set(id, { row, trustedUntil: readAtMs + trustMs })
      }
      return row
    },
  }
}

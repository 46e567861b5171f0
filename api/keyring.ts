import { type KeyRow, keyById } from '../store/keys.ts'
import type { Listener } from '../store/listen.ts'
import type { Db } from '../store/open.ts'

const capacity = 10_000

/** Keys by id, cached in the process for as long as the database can tell it at once that one was revoked (design §4). */
export type Keyring = {
  find(id: string): Promise<KeyRow | null>
}

export function createKeyring(db: Db, listener: Listener): Keyring {
  const known = new Map<string, KeyRow>()
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
    async find(id) {
      const cached = known.get(id)
      if (cached !== undefined) return cached
      const readAt = generation
      const row = await keyById(db, id)
      // without a listening connection nobody would say that the key was revoked: then every request asks the database
      if (row !== null && listener.connected && readAt === generation) {
        if (known.size >= capacity) known.clear()
        known.set(id, row)
      }
      return row
    },
  }
}

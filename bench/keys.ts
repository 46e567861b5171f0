import { createKey } from '../commands/create-key.ts'
import { scopes } from '../contract/fields/keys.ts'
import { findAccountByName } from '../store/accounts/accounts.ts'
import type { Db } from '../store/database/open.ts'

export type BenchKeys = {
  accountId: string
  first: string
  /** The keys in turn, each for a burst. */
  next(): string
}

/** One account with enough keys that no rate limit is reached. */
export async function createBenchKeys(
  db: Db,
  { account, keys, burst }: { account: string; keys: number; burst: number },
): Promise<BenchKeys> {
  const ring: string[] = []
  for (let index = 0; index < keys; index += 1)
    ring.push(
      (await createKey(db, { account, name: '', scopes, perMinuteLimit: null, expiresAt: null }))
        .key,
    )
  let turn = 0
  return {
    accountId: (await findAccountByName(db, account)) ?? '',
    first: ring[0] ?? '',
    next() {
      turn += 1
      return ring[Math.floor(turn / burst) % ring.length] ?? ''
    },
  }
}

import { scopes } from '../contract/keys.ts'
import { openStore } from '../store/open.ts'
import { createKey } from './create-key.ts'

/** The working key that `npm start` prints: all scopes, no expiry. */
export async function createLocalKey(databaseUrl: string): Promise<string> {
  const db = openStore(databaseUrl, { max: 1 })
  try {
    const { key } = await createKey(db, {
      account: 'local',
      name: 'npm start',
      scopes,
      perMinuteLimit: null,
      expiresAt: null,
    })
    return key
  } finally {
    await db.end()
  }
}

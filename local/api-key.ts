/**
 * The working key that `npm start` prints: made once for a database and kept in a file that only
 * its owner may read.
 */
import { hash } from 'node:crypto'
import path from 'node:path'
import { createKey } from '../commands/create-key.ts'
import { scopes } from '../contract/fields/keys.ts'
import { openStore } from '../store/database/open.ts'
import { findText, writePrivateFile } from './files.ts'

type Database = {
  url: string
  /** This stack runs the database itself. */
  isEmbedded: boolean
  /** It was made or emptied since the key was kept, so that it does not know it. */
  isFresh: boolean
}

/** The key of a database: the kept one, or a new one that is kept in the folder. */
export async function keepApiKey(
  folder: string,
  { url: databaseUrl, isEmbedded, isFresh }: Database,
): Promise<string> {
  // A key belongs to the database it was made in; one that the operator names has a file of its
  // own.
  const suffix = isEmbedded ? '' : `-${hash('sha256', databaseUrl).slice(0, 8)}`
  const file = path.join(folder, `api-key${suffix}`)
  const kept = isFresh ? undefined : (await findText(file))?.trim()
  if (kept) return kept
  const key = await createLocalKey(databaseUrl)
  await writePrivateFile(file, `${key}\n`)
  return key
}

/** All scopes, no expiry. */
async function createLocalKey(databaseUrl: string): Promise<string> {
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

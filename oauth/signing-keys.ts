import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config/read-config.ts'
import { type Db, inTransaction } from '../store/database/open.ts'
import { deleteOAuthKeys, insertOAuthKeys, listOAuthKeys } from '../store/oauth/keys.ts'
import { seal, unseal } from './seal.ts'
import { openSecretsKey } from './secrets-key.ts'

const Keys = z.object({ jwk: z.record(z.string(), z.string()), cookieKey: z.string() })

/** The first keys have this id, so that of processes that make them at once one wins. */
const firstId = 'first'

/**
 * The keys that sign tokens and cookies, the same for all processes, newest first: those before
 * stay valid until they are dropped. Older ones whose `SECRETS_KEY` is lost are left out.
 * @throws when `SECRETS_KEY` is not the one that the newest were sealed with
 */
export async function loadSigningKeys(
  db: Db,
  config: Pick<Config, 'secretsKey' | 'dataDir'>,
  now: Date,
): Promise<{ jwks: Record<string, string>[]; cookieKeys: string[] }> {
  const secret = await openSecretsKey(config)
  if ((await listOAuthKeys(db)).length === 0)
    await insertOAuthKeys(db, { id: firstId, sealed: createKeys(secret, firstId), now })
  const texts = (await listOAuthKeys(db)).map(({ sealed }) => unseal(sealed, secret))
  if (texts[0] === null)
    throw new Error(
      'SECRETS_KEY is not the key that the signing keys were sealed with: ' +
        'give the right one, or make new keys by npm run rotate-keys',
    )
  const keys = texts.flatMap((text) => (text === null ? [] : Keys.parse(JSON.parse(text))))
  return { jwks: keys.map(({ jwk }) => jwk), cookieKeys: keys.map(({ cookieKey }) => cookieKey) }
}

/**
 * Makes keys that sign from the next start of each process on; those before stay valid.
 * @param dropOld removes those before: what they signed is void from the next start on
 */
export async function rotateSigningKeys(
  db: Db,
  config: Pick<Config, 'secretsKey' | 'dataDir'>,
  { now, dropOld }: { now: Date; dropOld: boolean },
): Promise<void> {
  const secret = await openSecretsKey(config)
  const id = `keys-${now.getTime()}`
  const keys = { id, sealed: createKeys(secret, id), now }
  await inTransaction(db, async (tx) => {
    if (dropOld) await deleteOAuthKeys(tx)
    await insertOAuthKeys(tx, keys)
  })
}

function createKeys(secret: Buffer, kid: string): Buffer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }
  return seal(JSON.stringify({ jwk, cookieKey: randomBytes(32).toString('base64url') }), secret)
}

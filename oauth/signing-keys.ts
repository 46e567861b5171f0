import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { insertOAuthKeys, listOAuthKeys } from '../store/oauth-keys.ts'
import type { Db } from '../store/open.ts'
import { seal, unseal } from './seal.ts'
import { openSecretsKey } from './secrets-key.ts'

const Keys = z.object({ jwk: z.record(z.string(), z.string()), cookieKey: z.string() })

/** The first keys have this id, so that of processes that make them at once one wins. */
const firstId = 'first'

/**
 * The keys that sign tokens and cookies, the same for all processes, newest first: those before
 * stay valid until they are removed.
 * @throws when `SECRETS_KEY` is not the one that they were sealed with
 */
export async function loadSigningKeys(
  db: Db,
  config: Pick<Config, 'secretsKey' | 'dataDir'>,
  now: Date,
): Promise<{ jwks: Record<string, string>[]; cookieKeys: string[] }> {
  const secret = await openSecretsKey(config)
  if ((await listOAuthKeys(db)).length === 0)
    await insertOAuthKeys(db, { id: firstId, sealed: createKeys(secret, firstId), now })
  const keys = (await listOAuthKeys(db)).map(({ sealed }) => {
    const text = unseal(sealed, secret)
    if (text === null)
      throw new Error('SECRETS_KEY is not the key that the signing keys were sealed with')
    return Keys.parse(JSON.parse(text))
  })
  return { jwks: keys.map(({ jwk }) => jwk), cookieKeys: keys.map(({ cookieKey }) => cookieKey) }
}

/** Makes keys that sign from the next start of each process on; those before stay valid. */
export async function rotateSigningKeys(
  db: Db,
  config: Pick<Config, 'secretsKey' | 'dataDir'>,
  now: Date,
): Promise<void> {
  const secret = await openSecretsKey(config)
  const id = `keys-${now.getTime()}`
  await insertOAuthKeys(db, { id, sealed: createKeys(secret, id), now })
}

function createKeys(secret: Buffer, kid: string): Buffer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }
  return seal(JSON.stringify({ jwk, cookieKey: randomBytes(32).toString('base64url') }), secret)
}

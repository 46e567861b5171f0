import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

type PasskeyRow = {
  credentialId: string
  userId: string
  name: string
  publicKey: Buffer
  counter: number
  transports: string[]
  createdAt: Date
  usedAt: Date | null
}

const columns = sql`
  credential_id, user_id, name, public_key, counter, transports, created_at, used_at
`

/** @returns false when there is such a credential */
export async function insertPasskey(
  db: Queryable,
  passkey: Omit<PasskeyRow, 'usedAt'>,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into passkeys (credential_id, user_id, name, public_key, counter, transports,
      created_at)
    values (${passkey.credentialId}, ${passkey.userId}, ${passkey.name}, ${passkey.publicKey},
      ${passkey.counter}, ${passkey.transports}, ${passkey.createdAt})
    on conflict (credential_id) do nothing
  `)
  return rowCount === 1
}

/** The passkey with this credential id; null when there is none. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>(
    sql`select ${columns} from passkeys where credential_id = ${credentialId}`,
  )
  return rows[0] ?? null
}

/** The passkeys of a user, the oldest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(sql`
    select ${columns} from passkeys where user_id = ${userId} order by created_at, credential_id
  `)
  return rows
}

/**
 * Notes a use. A counter only rises: an older one is that of a copy.
 * @returns false for a copy
 */
export async function updateUsedPasskey(
  db: Queryable,
  used: { credentialId: string; counter: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update passkeys set counter = ${used.counter}, used_at = ${used.now}
    where credential_id = ${used.credentialId}
      and (counter < ${used.counter} or (counter = 0 and ${used.counter} = 0))
  `)
  return rowCount === 1
}

/** Deletes a passkey of this user only. */
export async function deletePasskey(
  db: Queryable,
  userId: string,
  credentialId: string,
): Promise<void> {
  await db.query(sql`
    delete from passkeys where user_id = ${userId} and credential_id = ${credentialId}
  `)
}

/** @param userId of a new passkey; null: to sign in */
export async function insertPasskeyChallenge(
  db: Queryable,
  challenge: { challengeSha256: Buffer; userId: string | null; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into passkey_challenges (challenge_sha256, user_id, expires_at)
    values (${challenge.challengeSha256}, ${challenge.userId}, ${challenge.expiresAt})
  `)
}

/** Takes a challenge that was made for the same purpose: each is answered once. */
export async function acquirePasskeyChallenge(
  db: Queryable,
  challenge: { challengeSha256: Buffer; userId: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    delete from passkey_challenges
    where challenge_sha256 = ${challenge.challengeSha256} and expires_at > ${challenge.now}
      and user_id is not distinct from ${challenge.userId}
  `)
  return rowCount === 1
}

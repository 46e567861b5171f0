import sql from 'sql-template-tag'
import type { Scope } from '../../contract/fields/keys.ts'
import type { Queryable } from '../database/open.ts'

type OAuthRecord = { payload: Record<string, unknown>; consumedAt: Date | null }
/** With the scopes of the key that stands for its grant, where there is one. */
type GrantedRecord = OAuthRecord & { keyScopes: Scope[] | null }
type RecordKey = { kind: string; idSha256: Buffer }

/** Stores a record, or what it has become. */
export async function recordOAuthRecord(
  db: Queryable,
  record: RecordKey & {
    payload: string
    grantId: string | null
    uid: string | null
    expiresAt: Date | null
    now: Date
  },
): Promise<void> {
  await db.query(sql`
    insert into oauth_records (kind, id_sha256, payload, grant_id, uid, created_at, expires_at)
    values (${record.kind}, ${record.idSha256}, ${record.payload}::jsonb, ${record.grantId},
      ${record.uid}, ${record.now}, ${record.expiresAt})
    on conflict (kind, id_sha256) do update set payload = excluded.payload,
      grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at
  `)
}

/** A record that has not expired, whose grant is still good and whose user is still a member. */
export async function findOAuthRecord(
  db: Queryable,
  { kind, idSha256, now }: RecordKey & { now: Date },
): Promise<GrantedRecord | null> {
  const { rows } = await db.query<GrantedRecord>(sql`
    select r.payload, r.consumed_at, k.scopes as key_scopes from oauth_records r
    left join api_keys k on k.id = r.grant_id
    left join memberships m on m.user_id = k.user_id and m.account_id = k.account_id
    where r.kind = ${kind} and r.id_sha256 = ${idSha256}
      and (r.expires_at is null or r.expires_at > ${now})
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})
      and (k.id is null or m.user_id is not null)
  `)
  return rows[0] ?? null
}

/**
 * The scopes that a user allowed an application, as the grant words them, whatever its key has been
 * narrowed to since; null without a grant.
 */
export async function findGrantedScopes(db: Queryable, grantId: string): Promise<string | null> {
  const { rows } = await db.query<{ scopes: string | null }>(sql`
    select payload -> 'openid' ->> 'scope' as scopes from oauth_records
    where kind = 'Grant' and grant_id = ${grantId}
  `)
  return rows[0]?.scopes ?? null
}

/** The record of a kind with this uid; null for an unknown or expired one. */
export async function findOAuthRecordByUid(
  db: Queryable,
  { kind, uid, now }: { kind: string; uid: string; now: Date },
): Promise<OAuthRecord | null> {
  const { rows } = await db.query<OAuthRecord>(sql`
    select payload, consumed_at from oauth_records
    where kind = ${kind} and uid = ${uid} and expires_at > ${now}
  `)
  return rows[0] ?? null
}

/**
 * Uses a record up.
 * @returns false when it was used before, by any process
 */
export async function updateConsumedOAuthRecord(
  db: Queryable,
  { kind, idSha256, now }: RecordKey & { now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update oauth_records set consumed_at = ${now}
    where kind = ${kind} and id_sha256 = ${idSha256} and consumed_at is null
  `)
  return rowCount === 1
}

/** Deletes one record of the authorization server. */
export async function deleteOAuthRecord(
  db: Queryable,
  { kind, idSha256 }: RecordKey,
): Promise<void> {
  await db.query(sql`delete from oauth_records where kind = ${kind} and id_sha256 = ${idSha256}`)
}

/** Deletes what was given out under a grant, of one kind. */
export async function deleteGrantRecords(
  db: Queryable,
  { kind, grantId }: { kind: string; grantId: string },
): Promise<void> {
  await db.query(sql`delete from oauth_records where kind = ${kind} and grant_id = ${grantId}`)
}

/**
 * What has expired, and clients that no grant needs and that registered so long ago.
 * @returns how many of either, at most `batch`
 */
export async function deleteExpiredOAuthRecords(
  db: Queryable,
  { now, unusedBefore, batch }: { now: Date; unusedBefore: Date; batch: number },
): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from oauth_records where (kind, id_sha256) in (
      select kind, id_sha256 from oauth_records r
      where r.expires_at <= ${now} or (
        r.expires_at is null and r.created_at < ${unusedBefore} and not exists (
          select from api_keys k
          where k.client_id is not null and k.revoked_at is null
            and sha256(convert_to(k.client_id, 'UTF8')) = r.id_sha256
        )
      )
      limit ${batch}
    )
  `)
  return rowCount ?? 0
}

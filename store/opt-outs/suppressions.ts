import sql from 'sql-template-tag'
import { createId } from '../database/new-id.ts'
import type { Db, Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** A person who has opted out; the fields are documented where they are made and matched. */
export type NewSuppression = {
  kind: 'email' | 'phone' | 'username' | 'profile_url' | 'name'
  value: string
  platform: string | null
  factKind:
    | 'employer'
    | 'location'
    | 'birth_year'
    | 'email'
    | 'phone'
    | 'username'
    | 'profile_url'
    | null
  factValue: string | null
}
type SuppressionRow = NewSuppression & { id: string; note: string; createdAt: Date }

/**
 * How long a process may use what it read: every process obeys an entry this long after it was
 * written.
 */
export const suppressionTrustMs = 1_000

const columns = sql`id, kind, value, platform, fact_kind, fact_value, note, created_at`

/** @returns the entry's id, and whether it is new: the same one is kept once */
export async function insertSuppression(
  db: Queryable,
  {
    kind,
    value,
    platform,
    factKind,
    factValue,
    note,
    now,
  }: NewSuppression & { note: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const wanted = createId('sup')
  const { rows } = await db.query<{ id: string }>(sql`
    insert into suppressions (id, kind, value, platform, fact_kind, fact_value, note, created_at)
    values (${wanted}, ${kind}, ${value}, ${platform}, ${factKind}, ${factValue}, ${note}, ${now})
    on conflict (kind, value, platform, fact_kind, fact_value)
      do update set note = case excluded.note when '' then suppressions.note else excluded.note end
    returning id
  `)
  const id = rows[0]?.id ?? wanted
  return { id, isNew: id === wanted }
}

/** All opt-outs, the oldest first. */
export async function listSuppressions(db: Queryable): Promise<SuppressionRow[]> {
  const { rows } = await db.query<SuppressionRow>(
    sql`select ${columns} from suppressions order by created_at, id`,
  )
  return rows
}

/** Lets others that write the entries into a file wait for the end of this transaction. */
export async function lockOptOutFile(tx: Queryable): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('opt-out file'))`)
}

/** @returns false when there is none of this id */
export async function deleteSuppression(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`delete from suppressions where id = ${id}`)
  return rowCount === 1
}

/** Lifts the opt-out that is equal to this entry, if there is one. */
export async function deleteEqualSuppression(
  tx: Queryable,
  { kind, value, platform, factKind, factValue }: NewSuppression,
): Promise<void> {
  await tx.query(sql`
    delete from suppressions
    where kind = ${kind} and value = ${value} and platform is not distinct from ${platform}
      and fact_kind is not distinct from ${factKind}
      and fact_value is not distinct from ${factValue}
  `)
}

let lastRead: { stamp: string; rows: readonly SuppressionRow[] } = { stamp: '0 0', rows: [] }

/**
 * All entries as this transaction sees them. They are read only when others are there than last
 * time, and are then the same list again, so that what is prepared for a list can be kept.
 */
export async function loadSuppressions(tx: Queryable): Promise<readonly SuppressionRow[]> {
  const { rows } = await tx.query<{ stamp: string }>(prepare('suppressions-stamp')`
    select concat(count(*), ' ', coalesce(sum(hashtextextended(id, 0)), 0)) as stamp
    from suppressions
  `)
  const stamp = rows[0]?.stamp ?? ''
  if (stamp !== lastRead.stamp) lastRead = { stamp, rows: await listSuppressions(tx) }
  return lastRead.rows
}

type Known = { rows: Promise<readonly SuppressionRow[]>; trustedUntil: number }
const known = new WeakMap<Db, Known>()

/**
 * All entries, looked for at most once in `suppressionTrustMs` by each pool: for what must answer
 * at once.
 */
export async function loadTrustedSuppressions(db: Db): Promise<readonly SuppressionRow[]> {
  const last = known.get(db)
  if (last !== undefined && performance.now() < last.trustedUntil) return await last.rows
  const next: Known = {
    rows: loadSuppressions(db),
    trustedUntil: performance.now() + suppressionTrustMs,
  }
  known.set(db, next)
  // what could not be read is asked again by the next who needs it
  next.rows.catch(() => known.get(db) === next && known.delete(db))
  return await next.rows
}

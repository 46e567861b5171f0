import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

type AvatarCheck = {
  findingKey: string
  sha256: string | null
  perceptualHash: string | null
}

/** The first look at a picture stands. */
export async function insertAvatarChecks(
  tx: Queryable,
  jobId: string,
  checks: readonly AvatarCheck[],
  now: Date,
): Promise<void> {
  if (checks.length === 0) return
  await tx.query(sql`
    insert into avatar_checks (job_id, finding_key, sha256, perceptual_hash, checked_at)
    select ${jobId}, a.finding_key, a.sha256, a.perceptual_hash, ${now}
    from unnest(
      ${checks.map(({ findingKey }) => findingKey)}::text[],
      ${checks.map(({ sha256 }) => sha256)}::text[],
      ${checks.map(({ perceptualHash }) => perceptualHash)}::text[]
    ) as a (finding_key, sha256, perceptual_hash)
    on conflict do nothing
  `)
}

/** The profile pictures of a run that were compared already. */
export async function loadAvatarChecks(db: Queryable, jobId: string): Promise<AvatarCheck[]> {
  const { rows } = await db.query<AvatarCheck>(
    sql`select finding_key, sha256, perceptual_hash from avatar_checks where job_id = ${jobId}`,
  )
  return rows
}

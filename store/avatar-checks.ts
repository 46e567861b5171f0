import type { Queryable } from './open.ts'

export type AvatarCheck = {
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
  await tx.query(
    `insert into avatar_checks (job_id, finding_key, sha256, perceptual_hash, checked_at)
     select $1, a.finding_key, a.sha256, a.perceptual_hash, $5
     from unnest($2::text[], $3::text[], $4::text[]) as a (finding_key, sha256, perceptual_hash)
     on conflict do nothing`,
    [
      jobId,
      checks.map(({ findingKey }) => findingKey),
      checks.map(({ sha256 }) => sha256),
      checks.map(({ perceptualHash }) => perceptualHash),
      now,
    ],
  )
}

export async function loadAvatarChecks(db: Queryable, jobId: string): Promise<AvatarCheck[]> {
  const { rows } = await db.query<AvatarCheck>(
    'select finding_key as "findingKey", sha256, perceptual_hash as "perceptualHash" from avatar_checks where job_id = $1',
    [jobId],
  )
  return rows
}

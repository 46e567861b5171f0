import type { Queryable } from './open.ts'

export type SiteOutcomeRow = { site: string; outcome: string; reason: string; durationMs: number }

export type StoredSiteOutcome = SiteOutcomeRow & { described: boolean }

/** The first outcome of a site stands. */
export async function insertSiteOutcomes(
  tx: Queryable,
  jobId: string,
  rows: readonly SiteOutcomeRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await tx.query(
    `insert into site_outcomes (job_id, site, outcome, reason, duration_ms, created_at)
     select $1, s.site, s.outcome, s.reason, s.duration_ms, $6
     from unnest($2::text[], $3::text[], $4::text[], $5::integer[]) as s (site, outcome, reason, duration_ms)
     on conflict do nothing`,
    [
      jobId,
      rows.map(({ site }) => site),
      rows.map(({ outcome }) => outcome),
      rows.map(({ reason }) => reason),
      rows.map(({ durationMs }) => Math.round(durationMs)),
      now,
    ],
  )
}

export async function loadSiteOutcomes(db: Queryable, jobId: string): Promise<StoredSiteOutcome[]> {
  const { rows } = await db.query<StoredSiteOutcome>(
    'select site, outcome, reason, duration_ms as "durationMs", described from site_outcomes where job_id = $1 order by site',
    [jobId],
  )
  return rows
}

/**
 * How many sites were asked, and how many of them know the name; without a network none counts as
 * asked.
 */
export async function countSiteOutcomes(
  db: Queryable,
  jobId: string,
): Promise<{ asked: number; found: number }> {
  const { rows } = await db.query<{ asked: number; found: number }>(
    `select (count(*) filter (where coalesce(reason, '') <> 'offline'))::integer as asked,
       (count(*) filter (where outcome = 'found'))::integer as found
     from site_outcomes where job_id = $1`,
    [jobId],
  )
  return rows[0] ?? { asked: 0, found: 0 }
}

/** The pages of these accounts were looked at. */
export async function updateDescribed(
  tx: Queryable,
  jobId: string,
  sites: readonly string[],
): Promise<void> {
  if (sites.length === 0) return
  await tx.query(
    'update site_outcomes set described = true where job_id = $1 and site = any ($2)',
    [jobId, sites],
  )
}

/** For an operator who wants the sites asked once more that gave no answer. */
export async function deleteOpenSiteOutcomes(tx: Queryable, jobId: string): Promise<void> {
  await tx.query(
    `delete from site_outcomes where job_id = $1 and outcome not in ('found', 'absent')`,
    [jobId],
  )
}

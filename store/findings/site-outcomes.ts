import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

export type SiteOutcomeRow = { site: string; outcome: string; reason: string; durationMs: number }

type StoredSiteOutcome = SiteOutcomeRow & { described: boolean }

/** The first outcome of a site stands. */
export async function insertSiteOutcomes(
  tx: Queryable,
  jobId: string,
  rows: readonly SiteOutcomeRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await tx.query(sql`
    insert into site_outcomes (job_id, site, outcome, reason, duration_ms, created_at)
    select ${jobId}, s.site, s.outcome, s.reason, s.duration_ms, ${now}
    from unnest(
      ${rows.map(({ site }) => site)}::text[],
      ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ reason }) => reason)}::text[],
      ${rows.map(({ durationMs }) => Math.round(durationMs))}::integer[]
    ) as s (site, outcome, reason, duration_ms)
    on conflict do nothing
  `)
}

/** What became of each site of a run's sweep, by name. */
export async function loadSiteOutcomes(db: Queryable, jobId: string): Promise<StoredSiteOutcome[]> {
  const { rows } = await db.query<StoredSiteOutcome>(sql`
    select site, outcome, reason, duration_ms, described from site_outcomes where job_id = ${jobId}
    order by site
  `)
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
  const { rows } = await db.query<{ asked: number; found: number }>(sql`
    select (count(*) filter (where coalesce(reason, '') <> 'offline'))::integer as asked,
      (count(*) filter (where outcome = 'found'))::integer as found
    from site_outcomes where job_id = ${jobId}
  `)
  return rows[0] ?? { asked: 0, found: 0 }
}

/** The pages of these accounts were looked at. */
export async function updateDescribed(
  tx: Queryable,
  jobId: string,
  sites: readonly string[],
): Promise<void> {
  if (sites.length === 0) return
  await tx.query(sql`
    update site_outcomes set described = true where job_id = ${jobId} and site = any (${sites})
  `)
}

/** For an operator who wants the sites asked once more that gave no answer. */
export async function deleteOpenSiteOutcomes(tx: Queryable, jobId: string): Promise<void> {
  await tx.query(
    sql`delete from site_outcomes where job_id = ${jobId} and outcome not in ('found', 'absent')`,
  )
}

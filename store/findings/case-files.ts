import sql from 'sql-template-tag'
import type { Queryable, Tx } from '../database/open.ts'

/** Two case files of a job with the same versions are the same. */
export type CaseVersions = {
  /** Of what was grouped into people. */
  people: string
  /** Of everything that a case file is built of. */
  whole: string
}

/**
 * `composed` is a JSON text; of one that is not current only the people are still the same.
 */
type StoredCase = { composed: string; isCurrent: boolean }

/**
 * What the rows of a job make of its case file, without reading them: claims, pages and outcomes
 * are never changed once they are written, findings by their payload.
 * @param options.form of the JSON texts: one of another form is another version
 * @param options.ignored providers whose outcome says nothing about sections
 */
export async function loadCaseVersions(
  db: Queryable,
  jobId: string,
  { form, year, ignored }: { form: number; year: number; ignored: readonly string[] },
): Promise<CaseVersions> {
  const { rows } = await db.query<CaseVersions>(sql`
    with people as (
      select concat_ws('|', ${form}::text,
        (select string_agg(concat_ws(' ', dedupe_key, hidden, md5(payload::text)), ','
            order by dedupe_key)
          from findings where job_id = ${jobId}),
        '|',
        (select string_agg(concat_ws(' ', finding_key, sha256, perceptual_hash), ','
            order by finding_key)
          from avatar_checks where job_id = ${jobId})) as parts
    ), whole as (
      select concat_ws('|', (select parts from people), ${year}::text,
        (select md5(plan::text) from jobs where id = ${jobId}),
        '|',
        (select concat(count(*), ' ', coalesce(sum(hashtextextended(id, 0)), 0)) from suppressions),
        (select string_agg(encode(page_id, 'hex'), ',' order by page_id)
          from job_pages where job_id = ${jobId}),
        '|',
        (select string_agg(concat_ws(' ', document_key, dedupe_key), ','
            order by document_key, dedupe_key)
          from claims where job_id = ${jobId}),
        '|',
        (select string_agg(provider, ',' order by provider) from provider_outcomes
          where job_id = ${jobId} and outcome in ('ok', 'no_results')
            and provider <> all (${ignored}))) as parts
    )
    select encode(sha256(convert_to(people.parts, 'UTF8')), 'hex') as people,
      encode(sha256(convert_to(whole.parts, 'UTF8')), 'hex') as whole
    from people, whole
  `)
  const [versions] = rows
  if (versions === undefined) throw new Error('A query without rows cannot be.')
  return versions
}

/** What of a job's case file is still as it was built. */
export async function findCaseFile(
  db: Queryable,
  jobId: string,
  { people, whole }: CaseVersions,
): Promise<StoredCase | null> {
  const { rows } = await db.query<StoredCase>(sql`
    select composed, version = ${whole} as is_current from case_files
    where job_id = ${jobId} and (version = ${whole} or people_version = ${people})
  `)
  return rows[0] ?? null
}

/**
 * Keeps the case file of an open job. The job is locked before the row is written, in the order of
 * a transaction that holds the job.
 */
export async function recordCaseFile(
  db: Queryable,
  jobId: string,
  {
    versions,
    composed,
    now,
  }: {
    versions: { people: string | null; whole: string }
    composed: string
    now: Date
  },
): Promise<void> {
  await db.query(sql`
    with job as (
      select id from jobs
      where id = ${jobId} and status in ('queued', 'running', 'cancelling')
      for key share
    )
    insert into case_files (job_id, people_version, version, composed, built_at)
    select id, ${versions.people}, ${versions.whole}, ${composed}, ${now} from job
    on conflict (job_id) do update
      set people_version = excluded.people_version, version = excluded.version,
        composed = excluded.composed, built_at = excluded.built_at
  `)
}

/** Drops the kept case files of jobs that end or are erased. */
export async function deleteCaseFiles(tx: Tx, jobIds: readonly string[]): Promise<void> {
  await tx.query(sql`delete from case_files where job_id = any (${jobIds})`)
}

/** Drops every kept case file: each is built anew when it is next asked for. */
export async function deleteAllCaseFiles(db: Queryable): Promise<void> {
  await db.query(sql`delete from case_files`)
}

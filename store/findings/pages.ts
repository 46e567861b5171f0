import sql from 'sql-template-tag'
import type { Queryable, Tx } from '../database/open.ts'

/**
 * A page as it was read. `id`: SHA-256 in hex. `publishedAt`: `2024-05-01`, where the page says it.
 */
export type PageRow = {
  id: string
  finalUrl: string
  title: string | null
  text: string
  publishedAt: string | null
  fetchedAt: Date
}

/**
 * What a job came to with one address. `pageId`: null when nothing was taken from it, and `reason`
 * says why. `urlSha256`: hex.
 */
export type JobPageRow = {
  urlSha256: string
  url: string
  pageId: string | null
  outcome: string
  reason: string | null
}

/** Keeps pages; the same text at the same address is one. */
export async function insertPages(tx: Queryable, pages: readonly PageRow[]): Promise<void> {
  if (pages.length === 0) return
  await tx.query(sql`
    insert into pages (id, final_url, title, text, published_at, fetched_at)
    select distinct on (p.id)
      decode(p.id, 'hex'), p.final_url, p.title, p.text, p.published_at, p.fetched_at
    from unnest(
      ${pages.map(({ id }) => id)}::text[],
      ${pages.map(({ finalUrl }) => finalUrl)}::text[],
      ${pages.map(({ title }) => title)}::text[],
      ${pages.map(({ text }) => text)}::text[],
      ${pages.map(({ publishedAt }) => publishedAt)}::text[],
      ${pages.map(({ fetchedAt }) => fetchedAt)}::timestamptz[]
    ) as p (id, final_url, title, text, published_at, fetched_at)
    order by p.id
    on conflict (id) do update set fetched_at = greatest(pages.fetched_at, excluded.fetched_at)
  `)
}

/** The state of an address that a page of the person links to and that is not fetched yet. */
const linked = 'linked'

/** The first outcome of an address stands. */
export async function insertJobPages(
  tx: Queryable,
  jobId: string,
  pages: readonly (JobPageRow & { durationMs: number })[],
  now: Date,
): Promise<void> {
  if (pages.length === 0) return
  await tx.query(sql`
    insert into job_pages (job_id, url_sha256, url, page_id, outcome, reason, duration_ms,
      created_at)
    select ${jobId}, decode(p.hash, 'hex'), p.url, decode(p.page, 'hex'), p.outcome, p.reason,
      p.duration, ${now}
    from unnest(
      ${pages.map(({ urlSha256 }) => urlSha256)}::text[],
      ${pages.map(({ url }) => url)}::text[],
      ${pages.map(({ pageId }) => pageId)}::text[],
      ${pages.map(({ outcome }) => outcome)}::text[],
      ${pages.map(({ reason }) => reason)}::text[],
      ${pages.map(({ durationMs }) => Math.round(durationMs))}::integer[]
    ) as p (hash, url, page, outcome, reason, duration)
    on conflict (job_id, url_sha256) do update
      set page_id = excluded.page_id, outcome = excluded.outcome, reason = excluded.reason,
        duration_ms = excluded.duration_ms, created_at = excluded.created_at
      where job_pages.outcome = ${linked}
  `)
}

/** Records the links of pages, for the activity that continues reading. */
export async function insertLinkedPages(
  tx: Queryable,
  jobId: string,
  pages: readonly Pick<JobPageRow, 'urlSha256' | 'url'>[],
  now: Date,
): Promise<void> {
  if (pages.length === 0) return
  await tx.query(sql`
    insert into job_pages (job_id, url_sha256, url, outcome, duration_ms, created_at)
    select ${jobId}, decode(p.hash, 'hex'), p.url, ${linked}, 0, ${now}
    from unnest(
      ${pages.map(({ urlSha256 }) => urlSha256)}::text[],
      ${pages.map(({ url }) => url)}::text[]
    ) as p (hash, url)
    on conflict do nothing
  `)
}

/** Addresses that were found on pages, and not asked for yet. */
export async function loadLinkedPages(db: Queryable, jobId: string): Promise<string[]> {
  const { rows } = await db.query<{ url: string }>(
    sql`select url from job_pages where job_id = ${jobId} and outcome = ${linked} order by url`,
  )
  return rows.map(({ url }) => url)
}

/** What a job came to with the addresses that it has asked for. */
export async function loadJobPages(db: Queryable, jobId: string): Promise<JobPageRow[]> {
  const { rows } = await db.query<JobPageRow>(sql`
    select encode(url_sha256, 'hex') as url_sha256, url, encode(page_id, 'hex') as page_id, outcome,
      reason
    from job_pages where job_id = ${jobId} and outcome <> ${linked} order by url
  `)
  return rows
}

/** For an operator who wants pages that did not answer asked for once more. */
export async function deleteFailedPages(tx: Queryable, jobId: string): Promise<void> {
  await tx.query(sql`
    update job_pages set outcome = ${linked}, reason = null
    where job_id = ${jobId} and outcome = 'failed'
  `)
}

/** The pages that a job has read. */
export async function loadPages(db: Queryable, jobId: string): Promise<PageRow[]> {
  const { rows } = await db.query<PageRow>(sql`
    select encode(id, 'hex') as id, final_url, title, text, published_at, fetched_at
    from pages where id in (select page_id from job_pages where job_id = ${jobId})
    order by final_url, id
  `)
  return rows
}

/** Forgets which pages jobs have read, and those pages that no other job uses. */
export async function deleteJobPages(tx: Tx, jobIds: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ id: Buffer }>(
    sql`delete from job_pages where job_id = any (${jobIds}) returning page_id as id`,
  )
  const ids = rows.map(({ id }) => id)
  await tx.query(sql`
    delete from pages where id = any (${ids})
      and not exists (select from job_pages where page_id = pages.id)
  `)
}

/** Pages by id, from behind `after` on. */
export async function listPages(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<PageRow[]> {
  const { rows } = await db.query<PageRow>(sql`
    select encode(id, 'hex') as id, final_url, title, text, published_at, fetched_at
    from pages where id > decode(${after}, 'hex') order by id limit ${limit}
  `)
  return rows
}

/** Deletes pages with what jobs have read out of them. */
export async function deletePages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    delete from claims using job_pages
    where job_pages.page_id in (select decode(hex, 'hex') from unnest(${ids}::text[]) as hex)
      and claims.job_id = job_pages.job_id
      and claims.document_key = any (array[
        'page:' || encode(page_id, 'hex'),
        'own:' || encode(page_id, 'hex'),
        'own-part:' || encode(page_id, 'hex')])
  `)
  await tx.query(sql`
    delete from job_pages
    where page_id in (select decode(hex, 'hex') from unnest(${ids}::text[]) as hex)
  `)
  await tx.query(sql`
    delete from pages where id in (select decode(hex, 'hex') from unnest(${ids}::text[]) as hex)
  `)
}

import sql from 'sql-template-tag'
import type { OperationName } from '../../contract/operations/operations.ts'
import { deleteAllSourceResponses, deleteJobResponses } from '../cache/source-responses.ts'
import { type Db, inTransaction, type Queryable, type Tx } from '../database/open.ts'
import { deleteAllCaseFiles, deleteCaseFiles } from '../findings/case-files.ts'
import { deleteJobPages } from '../findings/pages.ts'
import { deleteJobImages } from '../images/images.ts'
import { redactEvents } from '../jobs/events.ts'
import { eraseAnswers } from '../jobs/idempotency.ts'
import type { Window } from '../requests/lists.ts'
import { buildIdRange, dayMs } from '../requests/requests.ts'
import { deleteEventMetadata } from '../webhooks/erase.ts'

type ErasedJob = { createdAt: Date; requestId: string; accountId: string | null }

/** Made by this service, or hashed before. */
const ourRequestId = /^(req_[0-7][0-9A-HJKMNP-TV-Z]{25}|sha256:[0-9a-f]{64})$/
const hashed = sql`
  set request_id = 'sha256:' || encode(sha256(convert_to(request_id, 'UTF8')), 'hex')
`

/** An id that a caller chose as `X-Request-Id` may name a person. */
const isChosen = sql`request_id !~ ${ourRequestId.source}`

/** What a job holds about people. `result` and `events` are JSON texts. */
export type KeptJob = {
  id: string
  operation: OperationName
  input: unknown
  result: string | null
  events: string[]
  findings: unknown[]
  /** What a chat began with; null for other jobs. */
  grounding: unknown
}

/** Jobs of some operations that still hold something, by id, from behind `after` on. */
export async function listKeptJobs(
  db: Queryable,
  {
    operations,
    after,
    limit,
  }: { operations: readonly OperationName[]; after: string; limit: number },
): Promise<KeptJob[]> {
  const { rows } = await db.query<KeptJob>(sql`
    select id, operation, input, result,
      array(select payload from job_events where job_id = jobs.id order by seq) as events,
      coalesce((select json_agg(payload) from findings where job_id = jobs.id), '[]') as findings,
      (select grounding from groundings where job_id = jobs.id) as grounding
    from jobs where operation = any (${operations}) and id > ${after} and erased_at is null
    order by id limit ${limit}
  `)
  return rows
}

/**
 * Erases what jobs know about people: input, plan, result, events, findings, grounding, sites and
 * outcomes, and what their caller attached. They stay listed, and from now on they are
 * `job_expired`; an open one is being cancelled, and is erased once more when it has ended
 * (`eraseExpired`). Repeatable.
 * @returns how many still held something, and how many of these were open
 */
export async function eraseJobs(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<{ erased: number; open: number }> {
  return await inTransaction(db, async (tx) => {
    // in one order, so that two erasures do not deadlock; a transaction that appends events holds
    // one of these locks
    const { rows: jobs } = await tx.query<ErasedJob>(sql`
      select created_at, request_id, account_id from jobs
      where id = any (${ids}) order by id for update
    `)
    const { rows } = await tx.query<{ isOpen: boolean }>(sql`
      update jobs set input = '{}', plan = null, result = null, metadata = '{}',
        repeat_sha256 = null, expires_at = least(expires_at, ${now}),
        status = case when status in ('queued', 'running') then 'cancelling' else status end,
        erased_at = case
          when status in ('queued', 'running', 'cancelling') then null else ${now}::timestamptz end
      where id = any (${ids}) and erased_at is null
      returning status = 'cancelling' as is_open
    `)
    await tx.query(sql`delete from job_events where job_id = any (${ids})`)
    await deleteGathered(tx, ids)
    await deleteEventMetadata(tx, ids)
    await hashRequestIds(tx, ids, jobs, now)
    return { erased: rows.length, open: rows.filter(({ isOpen }) => isOpen).length }
  })
}

type JobTexts = { id: string; metadata: Record<string, string>; requestId: string | null }

/** What callers attached to jobs, and the ids that they chose, by job, from behind `after` on. */
export async function listJobTexts(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<JobTexts[]> {
  const { rows } = await db.query<JobTexts>(sql`
    select id, metadata, case when ${isChosen} then request_id end as request_id from jobs
    where id > ${after} and (metadata <> '{}' or ${isChosen})
    order by id limit ${limit}
  `)
  return rows
}

/** Requests of a window whose ids callers chose, from behind `after` on. */
export async function listChosenRequests(
  db: Queryable,
  { after, limit, ...window }: Window & { after: string; limit: number },
): Promise<{ id: string; requestId: string }[]> {
  const { rows } = await db.query<{ id: string; requestId: string }>(sql`
    select id, request_id from requests
    where id > ${after} and ${buildIdRange(window)} and ${isChosen}
    order by id limit ${limit}
  `)
  return rows
}

/** Hashes the ids that callers chose for requests of a window. */
export async function updateChosenRequests(
  db: Queryable,
  ids: readonly string[],
  window: Window,
): Promise<void> {
  await db.query(sql`
    update requests ${hashed}
    where id = any (${ids}) and ${buildIdRange(window)} and ${isChosen}
  `)
}

/** Empties what callers attached to jobs, which keep all else. */
export async function deleteJobMetadata(db: Db, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.query(sql`update jobs set metadata = '{}' where id = any (${ids})`)
    await deleteEventMetadata(tx, ids)
  })
}

/**
 * Erases what a run has gathered about a person who has opted out, its input and what its caller
 * attached included. The job keeps its end: its events stay numbered and say only what became of
 * it.
 */
export async function eraseSubject(tx: Tx, jobId: string): Promise<void> {
  await tx.query(sql`
    update jobs set input = '{}', plan = null, result = null, metadata = '{}', repeat_sha256 = null
    where id = ${jobId}
  `)
  await deleteEventMetadata(tx, [jobId])
  await redactEvents(tx, jobId)
  await deleteGathered(tx, [jobId])
}

/** Deletes every row about people that runs have left beside their job. */
async function deleteGathered(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(sql`delete from hits where job_id = any (${ids})`)
  await tx.query(sql`delete from claims where job_id = any (${ids})`)
  await deleteCaseFiles(tx, ids)
  await tx.query(sql`delete from groundings where job_id = any (${ids})`)
  await tx.query(sql`delete from written_sentences where job_id = any (${ids})`)
  await tx.query(sql`delete from model_calls where job_id = any (${ids})`)
  await deleteJobPages(tx, ids)
  await tx.query(sql`delete from findings where job_id = any (${ids})`)
  await tx.query(sql`delete from site_outcomes where job_id = any (${ids})`)
  await deleteJobImages(tx, ids)
  await tx.query(sql`delete from avatar_checks where job_id = any (${ids})`)
  await tx.query(sql`delete from provider_outcomes where job_id = any (${ids})`)
  await deleteJobResponses(tx, ids)
}

/**
 * Hashes the ids that callers chose: which rows belong together is still seen.
 * @param jobs no request that names one is earlier
 */
async function hashRequestIds(
  tx: Tx,
  ids: readonly string[],
  jobs: readonly ErasedJob[],
  now: Date,
): Promise<void> {
  const since = new Date(
    Math.min(now.getTime(), ...jobs.map(({ createdAt }) => createdAt.getTime())),
  )
  await tx.query(sql`update jobs ${hashed} where id = any (${ids}) and ${isChosen}`)
  await tx.query(sql`
    update requests ${hashed}
    where job_id = any (${ids}) and ${buildIdRange({ since, until: null })} and ${isChosen}
  `)
  const chosen = jobs.filter(({ requestId }) => !ourRequestId.test(requestId))
  if (chosen.length > 0) await hashBatchIds(tx, ids, chosen)
}

/**
 * The request of a batch and its Idempotency-Key name no job: they are found by the id that its
 * jobs have from them. The keys of the jobs themselves go with them.
 * @param chosen jobs whose caller chose the id; no key that led to one is older by more than the
 * day that it protects
 */
async function hashBatchIds(
  tx: Tx,
  ids: readonly string[],
  chosen: readonly ErasedJob[],
): Promise<void> {
  const named = chosen.map(({ requestId }) => requestId)
  const accounts = chosen.map(({ accountId }) => accountId)
  const times = chosen.map(({ createdAt }) => createdAt.getTime())
  const since = new Date(Math.min(...times) - dayMs)
  await tx.query(sql`
    update requests ${hashed}
    where job_id is null and account_id = any (${accounts}) and request_id = any (${named})
      and ${buildIdRange({ since, until: null })}
  `)
  await tx.query(sql`
    update idempotency ${hashed}
    where (job_id is null or job_id = any (${ids})) and request_id = any (${named})
      and created_at between ${since} and ${new Date(Math.max(...times))}
  `)
}

/**
 * Erases ended jobs that are past their retention, a batch at a time.
 * @returns how many
 */
export async function eraseExpired(db: Db, now: Date, limit: number): Promise<number> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from jobs where erased_at is null and expires_at <= ${now}
      and status in ('succeeded', 'failed', 'cancelled')
    order by expires_at limit ${limit}
  `)
  if (rows.length === 0) return 0
  return (
    await eraseJobs(
      db,
      rows.map(({ id }) => id),
      now,
    )
  ).erased
}

/**
 * Deletes cached answers about people, all kept answers of sources and all answers kept for
 * repetition, as well as the case files of open runs, which are built anew: which people these
 * concern cannot be seen from outside.
 */
export async function deleteCache(
  db: Queryable,
  operations: readonly OperationName[],
): Promise<void> {
  await db.query(sql`
    with gone as (delete from cache where operation = any (${operations}))
    select pg_notify('cache', '')
  `)
  await deleteAllSourceResponses(db)
  await deleteAllCaseFiles(db)
  await eraseAnswers(db)
}

import sql from 'sql-template-tag'
import type { Usage } from '../../contract/results/usage.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** A request with an `Idempotency-Key`, as the table knows it. */
export type IdempotencyKey = {
  /** SHA-256 of owner, method, path and key. */
  id: Buffer
  /** Of the canonical JSON body. */
  bodySha256: Buffer
  /** Forgotten sooner. */
  sandbox: boolean
  now: Date
  /** What was acquired before that is forgotten. */
  forgottenBefore: Date
}

/** The request that a key was first used for, and its answer. */
export type KeptAnswer = {
  bodySha256: Buffer
  /** Null: a batch, or answered without a job. */
  jobId: string | null
  /** The first request; null in rows of an earlier version, and once erased. */
  requestId: string | null
  /** Of what was answered in JSON without a job; null once erased. */
  answer: string | null
  usage: Usage | null
}

/** The answer that is kept under a key; null for an unknown or forgotten one. */
export async function findIdempotencyKey(
  db: Queryable,
  { id, forgottenBefore }: Pick<IdempotencyKey, 'id' | 'forgottenBefore'>,
): Promise<KeptAnswer | null> {
  const { rows } = await db.query<KeptAnswer>(prepare('idempotency-kept')`
    select body_sha256, job_id, request_id, answer, usage
    from idempotency where id = ${id} and created_at > ${forgottenBefore}
  `)
  return rows[0] ?? null
}

/**
 * Acquires a key for what makes no job: a batch, or an answer. A request that races waits until the
 * first has committed.
 * @returns false when it is taken
 */
export async function acquireIdempotencyKey(
  db: Queryable,
  { id, bodySha256, sandbox, now, forgottenBefore }: IdempotencyKey,
  {
    requestId = null,
    answer = null,
    usage = null,
  }: Partial<Pick<KeptAnswer, 'requestId' | 'answer' | 'usage'>>,
): Promise<boolean> {
  const { rowCount } = await db.query(prepare('acquire-idempotency-key')`
    insert into idempotency (id, body_sha256, request_id, answer, usage, created_at, sandbox)
    values (${id}, ${bodySha256}, ${requestId}, ${answer}, ${usage}, ${now}, ${sandbox})
    on conflict (id) do update
      set body_sha256 = excluded.body_sha256, job_id = null, request_id = excluded.request_id,
        answer = excluded.answer, usage = excluded.usage, created_at = excluded.created_at,
        sandbox = excluded.sandbox
      where idempotency.created_at <= ${forgottenBefore}
  `)
  return rowCount === 1
}

/** Gives a key back: nothing was begun under it. */
export async function releaseIdempotencyKey(
  db: Queryable,
  { id, now }: Pick<IdempotencyKey, 'id' | 'now'>,
): Promise<void> {
  await db.query(sql`delete from idempotency where id = ${id} and created_at = ${now}`)
}

/** The first of the jobs of some keys that has not ended, if any. */
export async function findOpenJob(db: Queryable, ids: readonly Buffer[]): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(sql`
    select jobs.id from idempotency join jobs on jobs.id = idempotency.job_id
    where idempotency.id = any (${ids}) and jobs.status in ('queued', 'running', 'cancelling')
    order by jobs.id limit 1
  `)
  return rows[0]?.id ?? null
}

/**
 * Forgets keys past their time, all or those of the sandbox, a batch at a time.
 * @returns how many
 */
export async function deleteExpiredIdempotencyKeys(
  db: Queryable,
  { before, limit, sandboxOnly }: { before: Date; limit: number; sandboxOnly: boolean },
): Promise<number> {
  // as text of the statement: only then does the index of the sandbox's keys serve it
  const kind = sandboxOnly ? sql`sandbox` : sql`true`
  const { rowCount } = await db.query(sql`
    delete from idempotency where id in (
      select id from idempotency where ${kind} and created_at <= ${before}
      order by created_at limit ${limit}
    )
  `)
  return rowCount ?? 0
}

/**
 * Erases the answers of operations, since any of them may be about a person; only those have
 * `usage`. So may the ids that callers chose for the requests. The keys stay taken.
 */
export async function eraseAnswers(db: Queryable): Promise<void> {
  await db.query(sql`
    update idempotency set answer = null, request_id = null
    where answer is not null and usage is not null
  `)
}

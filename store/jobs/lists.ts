import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import type { JobRow } from './jobs.ts'

type JobPage = {
  owner: string
  operations: readonly string[]
  limit: number
  before: { createdAt: Date; id: string } | null
  status: string | null
  sandbox: boolean | null
  createdAfter: Date | null
  createdBefore: Date | null
}

/** What its owner sees of a job. */
export type ListedJob = Omit<
  JobRow,
  | 'owner'
  | 'accountId'
  | 'keyId'
  | 'channel'
  | 'input'
  | 'plan'
  | 'webhookId'
  | 'cached'
  | 'deadlineSeconds'
  | 'maxPercentage'
  | 'announced'
>

/** @param withResults without, the large values of `result` are not read */
export async function listJobs(
  db: Queryable,
  { withResults, ...page }: JobPage & { withResults: boolean },
): Promise<ListedJob[]> {
  const columns = sql`
    id, operation, status, stage, progress, sandbox, metadata, request_id, created_at, started_at,
    completed_at, deadline_at, expires_at, partial, stop_reason, last_seq, error, warnings, usage,
    case when ${withResults}::boolean then result end as result
  `
  const { rows } = await db.query<ListedJob>(prepare('list-jobs')`${buildList(columns, page)}`)
  return rows
}

/** A job in a line of a table. */
type JobLine = Pick<JobRow, 'id' | 'createdAt' | 'operation' | 'sandbox' | 'status'> & {
  percent: number
  /** Null before it is settled. */
  percentageCharged: number | null
}

/** One page of jobs with the columns that a list shows. */
export async function listJobLines(db: Queryable, page: JobPage): Promise<JobLine[]> {
  const columns = sql`
    id, created_at, operation, sandbox, status,
    (progress ->> 'percent')::double precision as percent,
    (usage ->> 'percentageCharged')::double precision as percentage_charged
  `
  const { rows } = await db.query<JobLine>(prepare('list-job-lines')`${buildList(columns, page)}`)
  return rows
}

/** Newest first, keyset on (created_at, id). */
function buildList(columns: Sql, page: JobPage): Sql {
  const [beforeTime, beforeId] = [page.before?.createdAt ?? null, page.before?.id ?? null]
  return sql`
    select ${columns} from jobs
    where owner = ${page.owner} and operation = any (${page.operations})
      and (${beforeTime}::timestamptz is null or (created_at, id) < (${beforeTime}, ${beforeId}))
      and (${page.status}::text is null or status = ${page.status})
      and (${page.sandbox}::boolean is null or sandbox = ${page.sandbox})
      and (${page.createdAfter}::timestamptz is null or created_at > ${page.createdAfter})
      and (${page.createdBefore}::timestamptz is null or created_at < ${page.createdBefore})
    order by created_at desc, id desc
    limit ${page.limit}
  `
}

import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { buildIdRange, dayMs, requestMs } from './requests.ts'

/** A page looks so far back at first. */
const firstWindowDays = 2
/**
 * And at no more at once: a statement locks each partition that it may read, with its indexes, and
 * the locks of all sessions share one table.
 */
const maxWindowDays = 32

/** A request as it is billed: what its run was settled at, if it started one. */
export type UsageRow = {
  id: string
  createdAt: Date
  requestId: string
  jobId: string | null
  keyId: string
  operation: string | null
  channel: string
  httpStatus: number | null
  outcome: string
  errorCode: string | null
  cached: boolean
  idempotentReplay: boolean
  sandbox: boolean
  metered: boolean
  percentageCharged: number
  microDollars: number
  extraMicroDollars: number
  source: string | null
  remainingPercent: number | null
  modelInputTokens: number
  modelOutputTokens: number
  toolCalls: number
  durationMs: number | null
}

/** Narrows what is shown; what is absent narrows nothing. */
export type RequestFilter = {
  keyId?: string
  operation?: string
  /** The first digit of the HTTP status. */
  statusGroup?: number
}

/** Where a page of requests begins: after this row. */
export type RequestPlace = Pick<UsageRow, 'createdAt' | 'id'>

type Shown = {
  accountId: string
  /** Whose rows are shown: those of these operations, and the key's own that concern none. */
  operations: readonly string[]
  keyId: string | null
  since: Date
  before: RequestPlace | null
  only?: RequestFilter
}

type Page = Shown & { now: Date; limit: number }

/** Backwards in time, from `until` (null: from the newest) to `since`. */
export type Window = { since: Date; until: Date | null }

function buildShown({
  accountId,
  operations,
  keyId,
  since,
  until,
  before,
  only = {},
}: Shown & Window): Sql {
  return sql`
    account_id = ${accountId} and created_at >= ${since}
    and created_at < ${until ?? 'infinity'}
    and ${buildIdRange({ since, until: until ?? before?.createdAt ?? null })}
    and (created_at, id) < (${before?.createdAt ?? 'infinity'}, ${before?.id ?? ''})
    and (
      operation = any (${operations})
      or (operation is null and (${keyId}::text is null or key_id = ${keyId}))
    )
    and (${only.keyId ?? null}::text is null or key_id = ${only.keyId ?? null})
    and (${only.operation ?? null}::text is null or operation = ${only.operation ?? null})
    and (
      ${only.statusGroup ?? null}::integer is null
      or http_status / 100 = ${only.statusGroup ?? null}
    )
  `
}

/** An account's requests, newest first, keyset on (created_at, id). */
export async function listUsage(db: Queryable, page: Page): Promise<UsageRow[]> {
  const rows: UsageRow[] = []
  for (const window of listWindows(page)) {
    const limit = page.limit - rows.length
    rows.push(...(await listWindow(db, { ...page, ...window, limit })))
    if (rows.length === page.limit) break
  }
  return rows
}

/**
 * The windows of time that a statement on requests looks at one after the other, backwards. Each is
 * twice as long as the one before, up to a bound: most pages need the first alone.
 */
export function* listWindows({
  since,
  before,
  now,
}: Pick<Page, 'since' | 'before' | 'now'>): Generator<Window> {
  // a caller's bounds may be thousands of windows apart, where there are no requests
  const oldest = Math.max(since.getTime(), now.getTime() - requestMs)
  const newest = Math.min(before?.createdAt.getTime() ?? Number.POSITIVE_INFINITY, now.getTime())
  let [until, days]: [Date | null, number] = [null, firstWindowDays]
  for (;;) {
    const from: Date = new Date((until?.getTime() ?? newest) - days * dayMs)
    if (from.getTime() <= oldest) break
    yield { since: from, until }
    until = from
    days = Math.min(2 * days, maxWindowDays)
  }
  yield { since, until }
}

async function listWindow(
  db: Queryable,
  { limit, ...shown }: Shown & Window & { limit: number },
): Promise<UsageRow[]> {
  // without a name: planned for its bounds, so that only the partitions between them are locked
  const { rows } = await db.query<UsageRow>(sql`
    select r.id, r.created_at, r.request_id, r.job_id, r.key_id, r.operation, r.channel,
      r.http_status,
      coalesce(
        l.outcome,
        case
          when j.status in ('succeeded', 'failed', 'cancelled') then j.status
          when j.id is not null then 'running' end,
        r.outcome,
        'running'
      ) as outcome,
      coalesce(l.error_code, r.error_code) as error_code,
      coalesce(not l.metered, r.cached) as cached,
      r.idempotent_replay, r.sandbox, coalesce(l.metered, false) as metered,
      coalesce(l.percentage_charged, 0) as percentage_charged,
      coalesce(l.micro_dollars, 0)::bigint as micro_dollars,
      coalesce(l.extra_micro_dollars, 0)::bigint as extra_micro_dollars, r.source,
      coalesce(l.remaining_percent, r.remaining_percent) as remaining_percent,
      coalesce(l.model_input_tokens, 0)::bigint as model_input_tokens,
      coalesce(l.model_output_tokens, 0)::bigint as model_output_tokens,
      coalesce(l.tool_calls, 0) as tool_calls, r.duration_ms
    from (
      select id, created_at, request_id, job_id, key_id, operation, channel, http_status, outcome,
        error_code, cached, idempotent_replay, sandbox, source, remaining_percent, duration_ms
      from requests
      where ${buildShown(shown)}
      order by created_at desc, id desc
      limit ${limit}
    ) r
    left join usage_ledger l on l.job_id = r.id and l.kind = 'settle'
    left join jobs j on j.id = r.id
    order by r.created_at desc, r.id desc
  `)
  return rows
}

/** @returns the last of the first `count` requests that `listUsage` lists, if more follow */
export async function findLastUsage(
  db: Queryable,
  { count, now, ...shown }: Shown & { now: Date; count: number },
): Promise<RequestPlace | null> {
  let [left, last]: [number, RequestPlace | null] = [count, null]
  for (const window of listWindows({ ...shown, now })) {
    const page = await countWindow(db, { ...shown, ...window }, left)
    last = page.last ?? last
    if (page.found > left) return last
    left -= page.found
  }
  return null
}

/** @returns how many a window has, `left` or one more at most, and the one that is number `left` */
async function countWindow(
  db: Queryable,
  shown: Shown & Window,
  left: number,
): Promise<{ found: number; last: RequestPlace | null }> {
  const { rows } = await db.query<{ found: number; createdAt: Date | null; id: string | null }>(sql`
    select count(*)::integer as found,
      max(created_at) filter (where position = ${left}) as created_at,
      max(id) filter (where position = ${left}) as id
    from (
      select created_at, id, row_number() over (order by created_at desc, id desc) as position
      from requests
      where ${buildShown(shown)}
      order by created_at desc, id desc
      limit ${left + 1}
    ) page
  `)
  const { found, createdAt, id } = rows[0] ?? { found: 0, createdAt: null, id: null }
  return { found, last: createdAt === null || id === null ? null : { createdAt, id } }
}

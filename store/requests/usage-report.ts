import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { buildIdRange } from './requests.ts'

/** Requests of one operation, key and UTC day together; `keyName` is null where it is not shown. */
export type UsageGroup = {
  operation: string | null
  keyId: string
  keyName: string | null
  day: string
  requests: number
  percentage: number
  microDollars: number
}

type Shown = {
  accountId: string
  /** Whose requests are shown: those of these operations, and the key's own that concern none. */
  operations: readonly string[]
  keyId: string | null
  /** Keys with other scopes than these are not named. */
  scopes: readonly string[]
  since: Date
}

/** What an account used since a time, as its ledger says, by operation, key and day. */
export async function listUsageGroups(
  db: Queryable,
  { accountId, operations, keyId, scopes, since }: Shown,
): Promise<UsageGroup[]> {
  const { rows } = await db.query<UsageGroup>(sql`
    select r.operation, r.key_id,
      case when k.scopes <@ ${scopes}::text[] then k.name end as key_name,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as requests,
      coalesce(sum(l.percentage_charged), 0)::integer as percentage,
      coalesce(sum(l.micro_dollars), 0)::bigint as micro_dollars
    from (
      select id, operation, key_id, created_at from requests
      where account_id = ${accountId} and created_at >= ${since}
        and ${buildIdRange({ since, until: null })}
    ) r
    left join usage_ledger l on l.job_id = r.id and l.kind = 'settle'
    left join api_keys k on k.id = r.key_id
    where r.operation = any (${operations})
      or (r.operation is null and (${keyId}::text is null or r.key_id = ${keyId}))
    group by r.operation, r.key_id, key_name, day
    order by day, r.key_id, r.operation
  `)
  return rows
}

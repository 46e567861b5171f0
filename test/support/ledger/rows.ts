/** What the database says of an account's money: read by statements of the test's own. */
import type { Usage } from '../../../contract/results/usage.ts'
import type { Db } from '../../../store/database/open.ts'

export type EntryRow = {
  jobId: string
  kind: string
  keyId: string
  weekStart: Date
  micro: number
  extra: number
  percentage: number
  remaining: number
  createdAt: Date
}

export async function entriesOf(db: Db, accountId: string): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select job_id as "jobId", kind, key_id as "keyId", week_start as "weekStart", micro_dollars as micro, extra_micro_dollars as extra,
       percentage_charged as percentage, remaining_percent as remaining, created_at as "createdAt"
     from usage_ledger where account_id = $1 order by kind`,
    [accountId],
  )
  return rows
}

export type JobWithCost = {
  id: string
  hasEnded: boolean
  status: string
  usage: Usage | null
  cost: number
}

export async function jobsOf(db: Db, accountId: string): Promise<JobWithCost[]> {
  const { rows } = await db.query<JobWithCost>(
    `select id, completed_at is not null as "hasEnded", status, usage,
       (select coalesce(sum(micro_dollars), 0)::bigint from costs where job_id = jobs.id) as cost
     from jobs where account_id = $1`,
    [accountId],
  )
  return rows
}

type Total = { reserved: number; spent: number }

export async function weeksOf(db: Db, accountId: string): Promise<Map<number, Total>> {
  const { rows } = await db.query<Total & { week: Date }>(
    `select week_start as week, reserved_micro_dollars as reserved, spent_micro_dollars as spent from usage_weeks where account_id = $1`,
    [accountId],
  )
  return new Map(rows.map(({ week, ...total }) => [week.getTime(), total]))
}

export async function monthsOf(
  db: Db,
  keyIds: readonly string[],
): Promise<(Total & { key: string; month: string })[]> {
  const { rows } = await db.query<Total & { key: string; month: string }>(
    `select key_id as key, to_char(month, 'YYYY-MM') as month, reserved_micro_dollars as reserved, spent_micro_dollars as spent
     from usage_months where key_id = any ($1)`,
    [keyIds],
  )
  return rows
}

/** The service's own books of a year, by month. */
export async function serviceMonths(db: Db, year: number): Promise<Map<string, Total>> {
  const { rows } = await db.query<Total & { month: string }>(
    `select to_char(day, 'YYYY-MM') as month, sum(reserved_micro_dollars)::bigint as reserved, sum(spent_micro_dollars)::bigint as spent
     from service_days where extract(year from day) = $1 group by 1`,
    [year],
  )
  return new Map(rows.map(({ month, ...total }) => [month, total]))
}

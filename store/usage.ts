import type { Queryable } from './open.ts'

export type Week = { reservedMicroDollars: number; spentMicroDollars: number }
export type LedgerEntry = { weekStart: Date; microDollars: number }

/** What an account has reserved and spent in the week that began at `weekStart`. */
export async function weekOf(db: Queryable, accountId: string, weekStart: Date): Promise<Week> {
  const { rows } = await db.query<Week>({
    name: 'usage-week',
    text: `select reserved_micro_dollars as "reservedMicroDollars", spent_micro_dollars as "spentMicroDollars" from usage_weeks
           where account_id = $1 and week_start = $2`,
    values: [accountId, weekStart],
  })
  return rows[0] ?? { reservedMicroDollars: 0, spentMicroDollars: 0 }
}

/** @returns false when this job already has an entry of this kind: then nothing may be counted again */
export async function insertLedgerEntry(
  tx: Queryable,
  entry: { jobId: string; kind: 'reserve' | 'settle' | 'release'; accountId: string; weekStart: Date; microDollars: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'insert-ledger-entry',
    text: `insert into usage_ledger (job_id, kind, account_id, week_start, micro_dollars, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    values: [entry.jobId, entry.kind, entry.accountId, entry.weekStart, entry.microDollars, entry.now],
  })
  return rowCount === 1
}

export async function reserveOf(tx: Queryable, jobId: string): Promise<LedgerEntry | null> {
  const { rows } = await tx.query<LedgerEntry>({
    name: 'reserve-of',
    text: `select week_start as "weekStart", micro_dollars as "microDollars" from usage_ledger where job_id = $1 and kind = 'reserve'`,
    values: [jobId],
  })
  return rows[0] ?? null
}

/**
 * Moves a week's running totals; negative numbers give back. What is proposed for insertion must pass the checks of the table even where the
 * row exists and is only updated, hence `greatest`.
 */
export async function moveWeek(
  tx: Queryable,
  week: { accountId: string; weekStart: Date; reservedBy: number; spentBy: number },
): Promise<void> {
  await tx.query({
    name: 'move-week',
    text: `insert into usage_weeks (account_id, week_start, reserved_micro_dollars, spent_micro_dollars)
     values ($1, $2, greatest($3::bigint, 0), greatest($4::bigint, 0))
     on conflict (account_id, week_start) do update
       set reserved_micro_dollars = usage_weeks.reserved_micro_dollars + $3, spent_micro_dollars = usage_weeks.spent_micro_dollars + $4`,
    values: [week.accountId, week.weekStart, week.reservedBy, week.spentBy],
  })
}

/** One thing a run bought. */
export type Cost = { kind: string; name: string; inputTokens: number; outputTokens: number; microDollars: number }

export async function costsOf(db: Queryable, jobId: string): Promise<Cost[]> {
  const { rows } = await db.query<Cost>({
    name: 'costs-of',
    text: `select kind, name, sum(input_tokens)::bigint as "inputTokens", sum(output_tokens)::bigint as "outputTokens",
       sum(micro_dollars)::bigint as "microDollars"
     from costs where job_id = $1
     group by kind, name
     order by kind, name`,
    values: [jobId],
  })
  return rows
}

export async function insertCost(tx: Queryable, cost: Cost & { jobId: string; dedupeKey: string; now: Date }): Promise<void> {
  await tx.query(
    `insert into costs (job_id, dedupe_key, kind, name, input_tokens, output_tokens, micro_dollars, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing`,
    [cost.jobId, cost.dedupeKey, cost.kind, cost.name, cost.inputTokens, cost.outputTokens, cost.microDollars, cost.now],
  )
}

import type { Queryable } from './open.ts'

/** Running totals: of an account's week, or of a key's month. */
export type Totals = { reservedMicroDollars: number; spentMicroDollars: number }

/** What an account has reserved and spent in the week that began at `weekStart`. */
export async function weekOf(db: Queryable, accountId: string, weekStart: Date): Promise<Totals> {
  const { rows } = await db.query<Totals>({
    name: 'usage-week',
    text: `select reserved_micro_dollars as "reservedMicroDollars", spent_micro_dollars as "spentMicroDollars" from usage_weeks
           where account_id = $1 and week_start = $2`,
    values: [accountId, weekStart],
  })
  return rows[0] ?? { reservedMicroDollars: 0, spentMicroDollars: 0 }
}

/** The same of many accounts, by their ids; one that has not used anything is not there. */
export async function weeksOf(db: Queryable, wanted: readonly { accountId: string; weekStart: Date }[]): Promise<Map<string, Totals>> {
  const { rows } = await db.query<Totals & { accountId: string }>(
    `select account_id as "accountId", reserved_micro_dollars as "reservedMicroDollars", spent_micro_dollars as "spentMicroDollars"
     from usage_weeks join unnest($1::text[], $2::timestamptz[]) as wanted (account_id, week_start) using (account_id, week_start)`,
    [wanted.map(({ accountId }) => accountId), wanted.map(({ weekStart }) => weekStart)],
  )
  return new Map(rows.map(({ accountId, ...week }) => [accountId, week]))
}

/** An account's week and what pays behind it. */
export type AccountWeek = Totals & { plan: string; extraMicroDollars: number; extraReservedMicroDollars: number }

/** The same with the account's plan and extra credits. */
export async function accountWeekOf(db: Queryable, accountId: string, weekStart: Date): Promise<AccountWeek> {
  const { rows } = await db.query<AccountWeek>({
    name: 'account-week',
    text: `select a.plan, a.extra_micro_dollars as "extraMicroDollars", a.extra_reserved_micro_dollars as "extraReservedMicroDollars",
             coalesce(w.reserved_micro_dollars, 0)::bigint as "reservedMicroDollars",
             coalesce(w.spent_micro_dollars, 0)::bigint as "spentMicroDollars"
           from accounts a left join usage_weeks w on w.account_id = a.id and w.week_start = $2
           where a.id = $1`,
    values: [accountId, weekStart],
  })
  const [row] = rows
  if (row === undefined) throw new Error(`there is no account ${accountId}`)
  return row
}

/** What a settlement tells beyond money; it outlives the job and what it bought. */
export type Settled = {
  metered: boolean
  outcome: string
  errorCode: string | null
  percentageCharged: number
  remainingPercent: number
  modelInputTokens: number
  modelOutputTokens: number
  toolCalls: number
}

type LedgerEntry = {
  jobId: string
  kind: 'reserve' | 'settle' | 'release'
  accountId: string
  keyId?: string | null
  weekStart: Date
  microDollars: number
  /** How much of it extra credits pay. */
  extraMicroDollars?: number
  settled?: Settled
  now: Date
}

/** @returns false when this job already has an entry of this kind: then nothing may be counted again */
export async function insertLedgerEntry(tx: Queryable, { settled, ...entry }: LedgerEntry): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'insert-ledger-entry',
    text: `insert into usage_ledger (job_id, kind, account_id, key_id, week_start, micro_dollars, extra_micro_dollars, created_at, metered, outcome,
       error_code, percentage_charged, remaining_percent, model_input_tokens, model_output_tokens, tool_calls)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict do nothing`,
    values: [
      entry.jobId,
      entry.kind,
      entry.accountId,
      entry.keyId ?? null,
      entry.weekStart,
      entry.microDollars,
      entry.extraMicroDollars ?? 0,
      entry.now,
      settled?.metered,
      settled?.outcome,
      settled?.errorCode,
      settled?.percentageCharged,
      settled?.remainingPercent,
      settled?.modelInputTokens,
      settled?.modelOutputTokens,
      settled?.toolCalls,
    ],
  })
  return rowCount === 1
}

/** What was set aside for a run, for whom and when: that is where it is charged. */
export type Reserve = { weekStart: Date; microDollars: number; extraMicroDollars: number; keyId: string | null; createdAt: Date }

export async function reserveOf(tx: Queryable, jobId: string): Promise<Reserve | null> {
  const { rows } = await tx.query<Reserve>({
    name: 'reserve-of',
    text: `select week_start as "weekStart", micro_dollars as "microDollars", extra_micro_dollars as "extraMicroDollars", key_id as "keyId",
             created_at as "createdAt"
           from usage_ledger where job_id = $1 and kind = 'reserve'`,
    values: [jobId],
  })
  return rows[0] ?? null
}

export type Settlement = {
  microDollars: number
  extraMicroDollars: number
  metered: boolean
  percentageCharged: number
  remainingPercent: number
}

/** What a run was settled at. */
export async function settlementOf(db: Queryable, jobId: string): Promise<Settlement | null> {
  const { rows } = await db.query<Settlement>(
    `select micro_dollars as "microDollars", extra_micro_dollars as "extraMicroDollars", metered, percentage_charged as "percentageCharged",
       remaining_percent as "remainingPercent"
     from usage_ledger where job_id = $1 and kind = 'settle'`,
    [jobId],
  )
  return rows[0] ?? null
}

type Amounts = { reservedBy: number; spentBy: number }
export type Move = {
  accountId: string
  /** Null: counted for no key. */
  keyId: string | null
  weekStart: Date
  /** The UTC days of the key's month and of the service's totals, those of the reserve. */
  month: string
  day: string
  included: Amounts
  extra: Amounts
  /** What it cost us, also where nobody is charged for it. */
  costBy: number
}

/**
 * Moves all running totals together; negative numbers give back. The caller holds the account's lock. What is proposed for insertion must pass
 * the checks of the table even where the row exists and is only updated, hence `greatest`.
 */
export async function moveUsage(tx: Queryable, move: Move): Promise<void> {
  const { included, extra } = move
  await tx.query({
    name: 'move-usage',
    text: `with week as (
       insert into usage_weeks (account_id, week_start, reserved_micro_dollars, spent_micro_dollars)
       values ($1, $2, greatest($3::bigint, 0), greatest($4::bigint, 0))
       on conflict (account_id, week_start) do update
         set reserved_micro_dollars = usage_weeks.reserved_micro_dollars + $3, spent_micro_dollars = usage_weeks.spent_micro_dollars + $4
     ), month as (
       insert into usage_months (key_id, month, reserved_micro_dollars, spent_micro_dollars)
       select $7, $8::date, greatest($9::bigint, 0), greatest($10::bigint, 0) where $7::text is not null
       on conflict (key_id, month) do update
         set reserved_micro_dollars = usage_months.reserved_micro_dollars + $9, spent_micro_dollars = usage_months.spent_micro_dollars + $10
     ), day as (
       insert into service_days (day, shard, reserved_micro_dollars, spent_micro_dollars)
       values ($11::date, mod(abs(hashtext($1)::bigint), 16), greatest($9::bigint, 0), greatest($12::bigint, 0))
       on conflict (day, shard) do update
         set reserved_micro_dollars = service_days.reserved_micro_dollars + $9, spent_micro_dollars = service_days.spent_micro_dollars + $12
     )
     update accounts set extra_reserved_micro_dollars = extra_reserved_micro_dollars + $5::bigint, extra_micro_dollars = extra_micro_dollars - $6::bigint
     where id = $1 and ($5 <> 0 or $6 <> 0)`,
    values: [
      move.accountId,
      move.weekStart,
      included.reservedBy,
      included.spentBy,
      extra.reservedBy,
      extra.spentBy,
      move.keyId,
      move.month,
      included.reservedBy + extra.reservedBy,
      included.spentBy + extra.spentBy,
      move.day,
      move.costBy,
    ],
  })
}

/** What a key's runs of a UTC month have spent and set aside. */
export async function monthOf(db: Queryable, keyId: string, month: string): Promise<Totals> {
  const { rows } = await db.query<Totals>({
    name: 'usage-month',
    text: `select reserved_micro_dollars as "reservedMicroDollars", spent_micro_dollars as "spentMicroDollars" from usage_months
           where key_id = $1 and month = $2::date`,
    values: [keyId, month],
  })
  return rows[0] ?? { reservedMicroDollars: 0, spentMicroDollars: 0 }
}

export type ServiceSpend = { daySpent: number; dayUsed: number; monthSpent: number; monthUsed: number }

/** Lets one admission at a time look at the service's totals, until its transaction ends. */
export async function lockServiceSpend(tx: Queryable): Promise<void> {
  await tx.query({ name: 'lock-service-spend', text: `select pg_advisory_xact_lock(hashtext('service_days'))` })
}

/** What all runs of a UTC day, and of its month, have cost (`Spent`), and with what is set aside for those under way (`Used`). */
export async function serviceSpend(db: Queryable, day: string): Promise<ServiceSpend> {
  const { rows } = await db.query<ServiceSpend>({
    name: 'service-spend',
    text: `select
       coalesce(sum(spent_micro_dollars) filter (where day = $1::date), 0)::bigint as "daySpent",
       coalesce(sum(reserved_micro_dollars + spent_micro_dollars) filter (where day = $1::date), 0)::bigint as "dayUsed",
       coalesce(sum(spent_micro_dollars), 0)::bigint as "monthSpent",
       coalesce(sum(reserved_micro_dollars + spent_micro_dollars), 0)::bigint as "monthUsed"
     from service_days where day between date_trunc('month', $1::date)::date and $1::date`,
    values: [day],
  })
  return rows[0] ?? { daySpent: 0, dayUsed: 0, monthSpent: 0, monthUsed: 0 }
}

/** What a run bought of one kind: answers to so many calls. */
export type Cost = { kind: string; name: string; calls: number; inputTokens: number; outputTokens: number; microDollars: number }

/** A run's costs, summed by what was bought. */
export async function costsOf(db: Queryable, jobId: string): Promise<Cost[]> {
  const { rows } = await db.query<Cost>({
    name: 'costs-of',
    text: `select kind, name, sum(input_tokens)::bigint as "inputTokens", sum(output_tokens)::bigint as "outputTokens",
       sum(micro_dollars)::bigint as "microDollars", sum(calls)::integer as calls
     from costs where job_id = $1
     group by kind, name
     order by kind, name`,
    values: [jobId],
  })
  return rows
}

export async function insertCost(tx: Queryable, cost: Cost & { jobId: string; dedupeKey: string; now: Date }): Promise<void> {
  await tx.query(
    `insert into costs (job_id, dedupe_key, kind, name, calls, input_tokens, output_tokens, micro_dollars, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing`,
    [cost.jobId, cost.dedupeKey, cost.kind, cost.name, cost.calls, cost.inputTokens, cost.outputTokens, cost.microDollars, cost.now],
  )
}

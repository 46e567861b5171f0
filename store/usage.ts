import type { Queryable } from './open.ts'

/** Running totals: of an account's week, or of a key's month. */
export type Totals = { reservedMicroDollars: number; spentMicroDollars: number }

/** What an account has reserved and spent in the week that began at `weekStart`. */
export async function loadWeek(db: Queryable, accountId: string, weekStart: Date): Promise<Totals> {
  const { rows } = await db.query<Totals>({
    name: 'usage-week',
    text: `select reserved_micro_dollars as "reservedMicroDollars", spent_micro_dollars as "spentMicroDollars" from usage_weeks
           where account_id = $1 and week_start = $2`,
    values: [accountId, weekStart],
  })
  return rows[0] ?? { reservedMicroDollars: 0, spentMicroDollars: 0 }
}

/** The same of many accounts, by their ids; one that has not used anything is not there. */
export async function loadWeeks(
  db: Queryable,
  wanted: readonly { accountId: string; weekStart: Date }[],
): Promise<Map<string, Totals>> {
  const { rows } = await db.query<Totals & { accountId: string }>(
    `select account_id as "accountId", reserved_micro_dollars as "reservedMicroDollars", spent_micro_dollars as "spentMicroDollars"
     from usage_weeks join unnest($1::text[], $2::timestamptz[]) as wanted (account_id, week_start) using (account_id, week_start)`,
    [wanted.map(({ accountId }) => accountId), wanted.map(({ weekStart }) => weekStart)],
  )
  return new Map(rows.map(({ accountId, ...week }) => [accountId, week]))
}

/** An account's week and what pays behind it. */
export type AccountWeek = Totals & {
  plan: string
  extraMicroDollars: number
  extraReservedMicroDollars: number
}

/** The same with the account's plan and extra credits. */
export async function loadAccountWeek(
  db: Queryable,
  accountId: string,
  weekStart: Date,
): Promise<AccountWeek> {
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
 * Moves all running totals together; negative numbers give back. The caller holds the account's
 * lock. What is proposed for insertion must pass the checks of the table even where the row exists
 * and is only updated, hence `greatest`.
 */
export async function updateUsage(tx: Queryable, move: Move): Promise<void> {
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
export async function loadMonth(db: Queryable, keyId: string, month: string): Promise<Totals> {
  const { rows } = await db.query<Totals>({
    name: 'usage-month',
    text: `select reserved_micro_dollars as "reservedMicroDollars", spent_micro_dollars as "spentMicroDollars" from usage_months
           where key_id = $1 and month = $2::date`,
    values: [keyId, month],
  })
  return rows[0] ?? { reservedMicroDollars: 0, spentMicroDollars: 0 }
}

export type ServiceSpend = {
  daySpent: number
  dayUsed: number
  monthSpent: number
  monthUsed: number
}

/** Lets one admission at a time look at the service's totals, until its transaction ends. */
export async function lockServiceSpend(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'lock-service-spend',
    text: `select pg_advisory_xact_lock(hashtext('service_days'))`,
  })
}

/**
 * What all runs of a UTC day, and of its month, have cost (`Spent`), and with what is set aside for
 * those under way (`Used`). The month is counted to its end: a process whose clock is ahead has
 * reserved on a later day.
 */
export async function loadServiceSpend(db: Queryable, day: string): Promise<ServiceSpend> {
  const { rows } = await db.query<ServiceSpend>({
    name: 'service-spend',
    text: `select
       coalesce(sum(spent_micro_dollars) filter (where day = $1::date), 0)::bigint as "daySpent",
       coalesce(sum(reserved_micro_dollars + spent_micro_dollars) filter (where day = $1::date), 0)::bigint as "dayUsed",
       coalesce(sum(spent_micro_dollars), 0)::bigint as "monthSpent",
       coalesce(sum(reserved_micro_dollars + spent_micro_dollars), 0)::bigint as "monthUsed"
     from service_days
     where day >= date_trunc('month', $1::date) and day < date_trunc('month', $1::date) + interval '1 month'`,
    values: [day],
  })
  return rows[0] ?? { daySpent: 0, dayUsed: 0, monthSpent: 0, monthUsed: 0 }
}

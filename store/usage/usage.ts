import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** Running totals: of an account's week, or of a key's month. */
type Totals = { reservedMicroDollars: number; spentMicroDollars: number }

/** What an account has reserved and spent in the week that began at `weekStart`. */
export async function loadWeek(db: Queryable, accountId: string, weekStart: Date): Promise<Totals> {
  const { rows } = await db.query<Totals>(prepare('usage-week')`
    select reserved_micro_dollars, spent_micro_dollars from usage_weeks
    where account_id = ${accountId} and week_start = ${weekStart}
  `)
  return rows[0] ?? { reservedMicroDollars: 0, spentMicroDollars: 0 }
}

/** The same of many accounts, by their ids; one that has not used anything is not there. */
export async function loadWeeks(
  db: Queryable,
  wanted: readonly { accountId: string; weekStart: Date }[],
): Promise<Map<string, Totals>> {
  const { rows } = await db.query<Totals & { accountId: string }>(sql`
    select account_id, reserved_micro_dollars, spent_micro_dollars
    from usage_weeks
    join unnest(
      ${wanted.map(({ accountId }) => accountId)}::text[],
      ${wanted.map(({ weekStart }) => weekStart)}::timestamptz[]
    ) as wanted (account_id, week_start) using (account_id, week_start)
  `)
  return new Map(rows.map(({ accountId, ...week }) => [accountId, week]))
}

/** An account's week, and the credits that pay once it is spent. */
export type AccountSpend = Totals & {
  plan: string
  extraMicroDollars: number
  extraReservedMicroDollars: number
}

/** The same with the account's plan and extra credits. */
export async function loadAccountSpend(
  db: Queryable,
  accountId: string,
  weekStart: Date,
): Promise<AccountSpend> {
  const { rows } = await db.query<AccountSpend>(prepare('account-week')`
    select a.plan, a.extra_micro_dollars, a.extra_reserved_micro_dollars,
      coalesce(w.reserved_micro_dollars, 0)::bigint as reserved_micro_dollars,
      coalesce(w.spent_micro_dollars, 0)::bigint as spent_micro_dollars
    from accounts a left join usage_weeks w on w.account_id = a.id and w.week_start = ${weekStart}
    where a.id = ${accountId}
  `)
  const [row] = rows
  if (row === undefined) throw new Error(`there is no account ${accountId}`)
  return row
}

type Amounts = { reservedBy: number; spentBy: number }
type Move = {
  accountId: string
  /** Null: counted for no key. */
  keyId: string | null
  weekStart: Date
  /** The UTC days of the key's month and of the service's totals, those of the reserve. */
  month: string
  day: string
  included: Amounts
  extra: Amounts
  /** Our own cost, also when no account is charged for it. */
  costBy: number
}

/**
 * Moves all running totals together; negative numbers give back. The caller holds the account's
 * lock. What is proposed for insertion must pass the checks of the table even where the row exists
 * and is only updated, hence `greatest`.
 */
export async function updateUsage(tx: Queryable, move: Move): Promise<void> {
  const { accountId, included, extra } = move
  const reservedBy = included.reservedBy + extra.reservedBy
  const spentBy = included.spentBy + extra.spentBy
  await tx.query(prepare('move-usage')`
    with week as (
      insert into usage_weeks (account_id, week_start, reserved_micro_dollars, spent_micro_dollars)
      values (${accountId}, ${move.weekStart}, greatest(${included.reservedBy}::bigint, 0),
        greatest(${included.spentBy}::bigint, 0))
      on conflict (account_id, week_start) do update
        set reserved_micro_dollars = usage_weeks.reserved_micro_dollars + ${included.reservedBy},
          spent_micro_dollars = usage_weeks.spent_micro_dollars + ${included.spentBy}
    ), month as (
      insert into usage_months (key_id, month, reserved_micro_dollars, spent_micro_dollars)
      select ${move.keyId}, ${move.month}::date,
        greatest(${reservedBy}::bigint, 0), greatest(${spentBy}::bigint, 0)
      where ${move.keyId}::text is not null
      on conflict (key_id, month) do update
        set reserved_micro_dollars = usage_months.reserved_micro_dollars + ${reservedBy},
          spent_micro_dollars = usage_months.spent_micro_dollars + ${spentBy}
    ), day as (
      insert into service_days (day, shard, reserved_micro_dollars, spent_micro_dollars)
      values (${move.day}::date, mod(abs(hashtext(${accountId})::bigint), 16),
        greatest(${reservedBy}::bigint, 0), greatest(${move.costBy}::bigint, 0))
      on conflict (day, shard) do update
        set reserved_micro_dollars = service_days.reserved_micro_dollars + ${reservedBy},
          spent_micro_dollars = service_days.spent_micro_dollars + ${move.costBy}
    )
    update accounts
    set extra_reserved_micro_dollars = extra_reserved_micro_dollars + ${extra.reservedBy}::bigint,
      extra_micro_dollars = extra_micro_dollars - ${extra.spentBy}::bigint
    where id = ${accountId} and (${extra.reservedBy}::bigint <> 0 or ${extra.spentBy}::bigint <> 0)
  `)
}

/** What a key's runs of a UTC month have spent and set aside. */
export async function loadMonth(db: Queryable, keyId: string, month: string): Promise<Totals> {
  const { rows } = await db.query<Totals>(prepare('usage-month')`
    select reserved_micro_dollars, spent_micro_dollars from usage_months
    where key_id = ${keyId} and month = ${month}::date
  `)
  return rows[0] ?? { reservedMicroDollars: 0, spentMicroDollars: 0 }
}

type ServiceSpend = {
  daySpent: number
  dayUsed: number
  monthSpent: number
  monthUsed: number
}

/** Lets one admission at a time look at the service's totals, until its transaction ends. */
export async function lockServiceSpend(tx: Queryable): Promise<void> {
  await tx.query(
    prepare('lock-service-spend')`select pg_advisory_xact_lock(hashtext('service_days'))`,
  )
}

/**
 * What all runs of a UTC day, and of its month, have cost (`Spent`), and with what is set aside for
 * those under way (`Used`). The month is counted to its end: a process whose clock is ahead has
 * reserved on a later day.
 */
export async function loadServiceSpend(db: Queryable, day: string): Promise<ServiceSpend> {
  const { rows } = await db.query<ServiceSpend>(prepare('service-spend')`
    select
      coalesce(sum(spent_micro_dollars) filter (where day = ${day}::date), 0)::bigint as day_spent,
      coalesce(
        sum(reserved_micro_dollars + spent_micro_dollars) filter (where day = ${day}::date), 0
      )::bigint as day_used,
      coalesce(sum(spent_micro_dollars), 0)::bigint as month_spent,
      coalesce(sum(reserved_micro_dollars + spent_micro_dollars), 0)::bigint as month_used
    from service_days
    where day >= date_trunc('month', ${day}::date)
      and day < date_trunc('month', ${day}::date) + interval '1 month'
  `)
  return rows[0] ?? { daySpent: 0, dayUsed: 0, monthSpent: 0, monthUsed: 0 }
}

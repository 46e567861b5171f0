import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import type { Cost } from './costs.ts'

/** What a settlement records beyond money; it outlives the job and its findings. */
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

/**
 * @returns false when this job already has an entry of this kind: then nothing may be counted again
 */
export async function insertLedgerEntry(
  tx: Queryable,
  { settled, ...entry }: LedgerEntry,
): Promise<boolean> {
  const { rowCount } = await tx.query(prepare('insert-ledger-entry')`
    insert into usage_ledger (job_id, kind, account_id, key_id, week_start, micro_dollars,
      extra_micro_dollars, created_at, metered, outcome, error_code, percentage_charged,
      remaining_percent, model_input_tokens, model_output_tokens, tool_calls)
    values (${entry.jobId}, ${entry.kind}, ${entry.accountId}, ${entry.keyId ?? null},
      ${entry.weekStart}, ${entry.microDollars}, ${entry.extraMicroDollars ?? 0}, ${entry.now},
      ${settled?.metered}, ${settled?.outcome}, ${settled?.errorCode},
      ${settled?.percentageCharged}, ${settled?.remainingPercent}, ${settled?.modelInputTokens},
      ${settled?.modelOutputTokens}, ${settled?.toolCalls})
    on conflict do nothing
  `)
  return rowCount === 1
}

/** The amount reserved for a run, with its account, key and time: the run is charged there. */
export type Reserve = {
  weekStart: Date
  microDollars: number
  extraMicroDollars: number
  keyId: string | null
  createdAt: Date
}

export type Bill = Reserve & { costs: Cost[] }

const billColumns = sql`
  week_start, micro_dollars, extra_micro_dollars, key_id, created_at, (
    select coalesce(json_agg(cost order by kind, name), '[]') from (
      select kind, name, json_build_object(
        'kind', kind, 'name', name, 'calls', sum(calls), 'inputTokens', sum(input_tokens),
        'outputTokens', sum(output_tokens), 'microDollars', sum(micro_dollars)
      ) as cost
      from costs where costs.job_id = reserve.job_id group by kind, name
    ) as summed
  ) as costs
`

/** A run's reserve with its costs, as `loadCosts` sums them; null when nothing is written of it. */
export async function loadBill(tx: Queryable, jobId: string): Promise<Bill | null> {
  const { rows } = await tx.query<Bill>(prepare('bill-of')`
    select ${billColumns} from usage_ledger as reserve where job_id = ${jobId} and kind = 'reserve'
  `)
  return rows[0] ?? null
}

/**
 * Loads a run's bill and locks its account's row, as wherever money is moved. Where nothing is
 * reserved nothing can be charged, so such a run does not queue up behind the account's others.
 */
export async function lockBill(tx: Queryable, jobId: string): Promise<Bill | null> {
  // PostgreSQL locks only the rows of a subquery that the statement asks for
  const { rows } = await tx.query<Bill>(prepare('lock-bill')`
    with reserve as (
      select job_id, account_id, week_start, micro_dollars, extra_micro_dollars, key_id, created_at
      from usage_ledger where job_id = ${jobId} and kind = 'reserve'
    ), locked as (
      select id from accounts
      where id in (select account_id from reserve where micro_dollars > 0)
      for no key update
    )
    select ${billColumns} from reserve where (select count(*) from locked) >= 0
  `)
  return rows[0] ?? null
}

type Settlement = {
  microDollars: number
  extraMicroDollars: number
  metered: boolean
  percentageCharged: number
  remainingPercent: number
}

/** What a run was settled at. */
export async function findSettlement(db: Queryable, jobId: string): Promise<Settlement | null> {
  const { rows } = await db.query<Settlement>(sql`
    select micro_dollars, extra_micro_dollars, metered, percentage_charged, remaining_percent
    from usage_ledger where job_id = ${jobId} and kind = 'settle'
  `)
  return rows[0] ?? null
}

import type { Queryable } from './open.ts'

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

/**
 * @returns false when this job already has an entry of this kind: then nothing may be counted again
 */
export async function insertLedgerEntry(
  tx: Queryable,
  { settled, ...entry }: LedgerEntry,
): Promise<boolean> {
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
export type Reserve = {
  weekStart: Date
  microDollars: number
  extraMicroDollars: number
  keyId: string | null
  createdAt: Date
}

export async function loadReserve(tx: Queryable, jobId: string): Promise<Reserve | null> {
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
export async function findSettlement(db: Queryable, jobId: string): Promise<Settlement | null> {
  const { rows } = await db.query<Settlement>(
    `select micro_dollars as "microDollars", extra_micro_dollars as "extraMicroDollars", metered, percentage_charged as "percentageCharged",
       remaining_percent as "remainingPercent"
     from usage_ledger where job_id = $1 and kind = 'settle'`,
    [jobId],
  )
  return rows[0] ?? null
}

import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import { computeWeekStart } from '../../research/usage/share-usage.ts'
import { formatUtcMonth, sum } from '../../research/usage/split-usage.ts'
import type { Tx } from '../../store/database/open.ts'
import { insertLedgerEntry } from '../../store/usage/ledger.ts'
import { updateUsage } from '../../store/usage/usage.ts'
import type { Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { loadReserve, type WantedRun } from './load-reserve.ts'

/**
 * Sets aside what a run may cost, in the transaction that makes its job: the account's row is
 * locked from here to its end, so however many race, never more is admitted than there is. An
 * estimate that is more than what is left takes what is left, and the run ends `budget_reached`
 * there; where nothing is left nothing is admitted.
 * @throws ApiError `api_key_budget_exceeded`, `usage_exhausted`, `spend_cap_reached`
 */
export async function reserveUsage(
  tx: Tx,
  { config }: Pick<ApiDeps, 'config'>,
  caller: Caller,
  run: WantedRun & { jobId: string },
): Promise<void> {
  const { accountId, keyId } = caller
  if (accountId === null) return
  const { jobId, now } = run
  const week = { accountId, keyId, weekStart: computeWeekStart(caller.accountAnchorAt, now) }
  const reserve = await loadReserve(tx, { config }, caller, run)
  await insertLedgerEntry(tx, {
    ...week,
    jobId,
    kind: 'reserve',
    microDollars: sum(reserve),
    extraMicroDollars: reserve.extra,
    now,
  })
  if (sum(reserve) === 0) return
  const by = (reservedBy: number) => ({ reservedBy, spentBy: 0 })
  const totals = { included: by(reserve.included), extra: by(reserve.extra), costBy: 0 }
  await updateUsage(tx, { ...week, ...totals, month: formatUtcMonth(now), day: formatUtcDay(now) })
}

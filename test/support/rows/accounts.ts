/** Accounts as an operator sets them up, and their runs as workers end them. */
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import type { Plans } from '../../../contract/operations/plans.ts'
import { findAccounts, lockAccount } from '../../../store/accounts/accounts.ts'
import { updateCredits, updateKeyBudget, updatePlan } from '../../../store/accounts/changes.ts'
import { findKey } from '../../../store/accounts/keys.ts'
import { type Db, inTransaction, type Tx } from '../../../store/database/open.ts'
import { insertCost } from '../../../store/usage/costs.ts'
import { activityDeps } from '../worker/activity-deps.ts'
import { storeResult } from './jobs.ts'

type Row = Awaited<ReturnType<typeof findAccounts>>[number]

/** Changes an account that is otherwise idle. */
async function change(
  db: Db,
  idOrName: string,
  work: (tx: Tx, account: Row) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, (await accountOf(tx, idOrName)).id)
    await work(tx, await accountOf(tx, idOrName))
  })
}

export async function accountOf(db: Db | Tx, idOrName: string): Promise<Row> {
  const [account] = await findAccounts(db, idOrName)
  if (account === undefined) throw new Error(`there is no account ${idOrName}`)
  return account
}

export async function putOnPlan(db: Db, account: string, plan: string): Promise<void> {
  await change(db, account, (tx, row) => updatePlan(tx, row, plan, new Date()))
}

export async function giveCredits(db: Db, account: string, microDollars: number): Promise<void> {
  await change(db, account, (tx, row) => updateCredits(tx, row, microDollars, new Date()))
}

export async function setBudget(db: Db, keyId: string, credits: number | null): Promise<void> {
  const key = await findKey(db, keyId)
  if (key === null) throw new Error(`there is no key ${keyId}`)
  await change(db, key.accountId, (tx) => updateKeyBudget(tx, key, credits, new Date()))
}

/** Writes down that a run bought something. */
export async function spend(
  db: Db,
  jobId: string,
  microDollars: number,
  dedupeKey = `cost ${microDollars}`,
): Promise<void> {
  const cost = { kind: 'tool', name: 'provider', calls: 1, inputTokens: 0, outputTokens: 0 }
  await insertCost(db, { jobId, dedupeKey, ...cost, microDollars, now: new Date() })
}

/** Ends a run as its workflow would, with what it bought. */
export async function endRun(
  db: Db,
  plans: Plans,
  jobId: string,
  microDollars = 0,
  now = new Date(),
): Promise<void> {
  if (microDollars > 0) await spend(db, jobId, microDollars)
  await storeResult(db, jobId, '{"hits":[]}')
  await finishRun(activityDeps(db, { now: () => now, plans }), jobId, {
    stopReason: 'completed',
    failureType: null,
  })
}

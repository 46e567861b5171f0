/** `npm run account -- list|show|set-plan|add-credits|take-credits|set-key-budget`: plans, extra credits and budgets (spec 1.4). */
import { readConfig } from '../config.ts'
import { creditMicroDollars, credits } from '../research/share-usage.ts'
import { utcMonth } from '../research/split-usage.ts'
import {
  type AccountRow,
  accountsCalled,
  addCredits,
  changeKeyBudget,
  changePlan,
  changesOf,
  keyUsageOf,
  listAccounts,
} from '../store/account-changes.ts'
import { lockAccount } from '../store/accounts.ts'
import { keyById } from '../store/keys.ts'
import { inTransaction, type Queryable } from '../store/open.ts'
import { accountViews } from './account/account-views.ts'
import { type Action, readArguments, runActions } from './arguments.ts'
import { UsageError, withStore } from './command.ts'
import { rowsText } from './rows-text.ts'

const usage = `npm run account -- list [--json]
npm run account -- show ACCOUNT [--json]
npm run account -- set-plan ACCOUNT PLAN
npm run account -- add-credits ACCOUNT CREDITS     (1 credit = 10,000 micro-dollars = 1 cent; up to four decimals)
npm run account -- take-credits ACCOUNT CREDITS     (what was added by mistake or paid back; what runs have set aside stays)
npm run account -- set-key-budget key_… CREDITS|none     (whole credits for each UTC month)
ACCOUNT is an id (acct_…) or a name.`

const mostCredits = 100_000_000
const changesShown = 20

await runActions(usage, {
  list,
  show,
  'set-plan': withTwo(setPlan),
  'add-credits': withTwo((subject, value) => giveCredits(subject, readCredits('add-credits', value))),
  'take-credits': withTwo((subject, value) => takeCredits(subject, readCredits('take-credits', value))),
  'set-key-budget': withTwo((keyId, value) => setKeyBudget(keyId, readBudget(value))),
})

function withTwo(work: (subject: string, value: string) => Promise<void>): Action {
  return (args) => {
    const [subject = '', value = ''] = readArguments(usage, args, { words: 2, options: {} }).words
    return work(subject, value)
  }
}

async function list(args: readonly string[]): Promise<void> {
  const { values } = readArguments(usage, args, { words: 0, options: { json: { type: 'boolean' } } })
  const rows = await withStore(async (db) => await accountViews(db, await listAccounts(db)))
  if (values.json === true) console.log(JSON.stringify(rows, null, 2))
  else if (rows.length === 0) console.log('There are no accounts yet: npm run key -- create --account NAME makes one.')
  else console.log(rowsText(rows))
}

async function show(args: readonly string[]): Promise<void> {
  const { values, words } = readArguments(usage, args, { words: 1, options: { json: { type: 'boolean' } } })
  const [subject = ''] = words
  const found = await withStore(async (db) => {
    const account = await accountCalled(db, subject)
    const [view] = await accountViews(db, [account])
    const keys = await keyUsageOf(db, account.id, utcMonth(new Date()))
    return {
      ...view,
      keys: keys.map(({ id, name, monthlyBudget, monthMicroDollars, revokedAt }) => ({
        id,
        name,
        monthly_budget: monthlyBudget,
        month_credits: credits(monthMicroDollars),
        revoked_at: revokedAt?.toISOString() ?? null,
      })),
      changes: (await changesOf(db, account.id, changesShown)).map((change) => ({
        at: change.createdAt.toISOString(),
        kind: change.kind,
        key_id: change.keyId,
        before: change.kind === 'credits' ? credits(Number(change.before)) : change.before,
        after: change.kind === 'credits' ? credits(Number(change.after)) : change.after,
      })),
    }
  })
  if (values.json === true) return console.log(JSON.stringify(found, null, 2))
  const { keys, changes, ...account } = found
  const parts = [[account], keys, changes].filter((rows) => rows.length > 0)
  console.log(parts.map((rows) => rowsText(rows)).join('\n\n'))
}

async function setPlan(subject: string, plan: string): Promise<void> {
  const { plans } = readConfig()
  if (!plans.has(plan))
    throw new UsageError(`There is no plan ${plan}: it is one of ${[...plans.keys()].join(', ')} (PLANS_FILE adds more).`)
  await change(subject, async (tx, account) => {
    await changePlan(tx, account, plan, new Date())
    return `${account.name} (${account.id}) is on the plan ${plan} now; it was ${account.plan}.`
  })
}

async function giveCredits(subject: string, microDollars: number): Promise<void> {
  await change(subject, async (tx, account) => {
    if (account.extraMicroDollars + microDollars > mostCredits * creditMicroDollars)
      throw new UsageError(`An account holds at most ${mostCredits} credits.`)
    return creditsNow(account, await addCredits(tx, account, microDollars, new Date()))
  })
}

async function takeCredits(subject: string, microDollars: number): Promise<void> {
  await change(subject, async (tx, account) => {
    const { extraMicroDollars, extraReservedMicroDollars } = account
    const free = extraMicroDollars - extraReservedMicroDollars
    if (microDollars > free)
      throw new UsageError(
        `${account.name} (${account.id}) has ${credits(extraMicroDollars)} extra credits, ${credits(extraReservedMicroDollars)} of them set aside for runs that are still going: at most ${credits(free)} can be taken.`,
      )
    return creditsNow(account, await addCredits(tx, account, -microDollars, new Date()))
  })
}

function creditsNow({ name, id, extraMicroDollars }: AccountRow, after: number): string {
  return `${name} (${id}) has ${credits(after)} extra credits now; it had ${credits(extraMicroDollars)}.`
}

async function setKeyBudget(keyId: string, budget: number | null): Promise<void> {
  await withStore((db) =>
    inTransaction(db, async (tx) => {
      const owner = (await keyById(tx, keyId))?.accountId
      if (owner !== undefined) await lockAccount(tx, owner)
      // again, now that nobody else can change it
      const key = owner === undefined ? null : await keyById(tx, keyId)
      if (key === null) throw new UsageError(`There is no key ${keyId}: see npm run key -- list.`)
      await changeKeyBudget(tx, key, budget, new Date())
    }),
  )
  console.log(budget === null ? `${keyId} has no budget of its own now.` : `${keyId} may spend ${budget} credits in each UTC month.`)
}

/**
 * Looks at the account again once nobody else can change it.
 * @param work returns what is said when it is done for good
 */
async function change(subject: string, work: (tx: Queryable, account: AccountRow) => Promise<string>): Promise<void> {
  const done = await withStore((db) =>
    inTransaction(db, async (tx) => {
      const { id } = await accountCalled(tx, subject)
      await lockAccount(tx, id)
      return await work(tx, await accountCalled(tx, id))
    }),
  )
  console.log(done)
}

/** @throws UsageError when there is none, or more than one */
async function accountCalled(db: Queryable, subject: string): Promise<AccountRow> {
  const [account, ...others] = await accountsCalled(db, subject)
  if (account === undefined) throw new UsageError(`There is no account ${subject}: see npm run account -- list.`)
  if (others.length > 0) throw new UsageError(`${others.length + 1} accounts are called ${subject}: name one by its id (acct_…).`)
  return account
}

/** @returns micro-dollars */
function readCredits(action: string, text: string): number {
  if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(text) || Number(text) === 0 || Number(text) > mostCredits)
    throw new UsageError(`${action} takes a number of credits above 0 and up to ${mostCredits}, such as 500 or 12.5, not ${text}.`)
  return Math.round(Number(text) * creditMicroDollars)
}

function readBudget(text: string): number | null {
  if (text === 'none') return null
  if (!/^\d{1,9}$/.test(text) || Number(text) > mostCredits)
    throw new UsageError(`set-key-budget takes whole credits from 0 to ${mostCredits}, or none, not ${text}.`)
  return Number(text)
}

/**
 * `npm run account -- list|show|set-plan|add-credits|take-credits|set-key-budget|remove-user`:
 * plans, extra credits, budgets and members.
 */
import { readConfig } from '../config/read-config.ts'
import { formatCount } from '../research/text/formats/format-count.ts'
import { creditMicroDollars, toCredits } from '../research/usage/share-usage.ts'
import { formatUtcMonth } from '../research/usage/split-usage.ts'
import {
  type AccountRow,
  findAccounts,
  listAccounts,
  lockAccount,
} from '../store/accounts/accounts.ts'
import {
  listAccountChanges,
  updateCredits,
  updateKeyBudget,
  updatePlan,
} from '../store/accounts/changes.ts'
import { findKey } from '../store/accounts/keys.ts'
import { loadKeyUsage } from '../store/accounts/own-keys.ts'
import { inTransaction, type Queryable } from '../store/database/open.ts'
import { deleteMembership, findUserByName } from '../store/users/users.ts'
import { buildAccountViews } from './account/build-account-views.ts'
import { type Action, createCommand, parseArguments } from './arguments.ts'
import { CommandError, UsageError, withStore } from './command.ts'
import { renderRows } from './render-rows.ts'
import { print, runProcess, type Shell } from './shell.ts'

const usage = `npm run account -- list [--json]
npm run account -- show ACCOUNT [--json]
npm run account -- set-plan ACCOUNT PLAN
npm run account -- add-credits ACCOUNT CREDITS
npm run account -- take-credits ACCOUNT CREDITS
npm run account -- set-key-budget key_… CREDITS|none
npm run account -- remove-user ACCOUNT NAME

ACCOUNT is an id (acct_…) or a name. CREDITS has up to four decimals; one credit
is one cent. take-credits corrects a mistake or a refund and leaves what runs
have reserved. A key's budget is in whole credits for each UTC month.
remove-user also revokes the applications that the user let into the account.`

const maxCredits = 100_000_000
const maxChangesShown = 20

export const account = createCommand(usage, {
  list,
  show,
  'set-plan': withTwo(['ACCOUNT', 'PLAN'], setPlan),
  'add-credits': withTwo(['ACCOUNT', 'CREDITS'], (subject, value, shell) =>
    giveCredits(subject, parseCredits('add-credits', value), shell),
  ),
  'take-credits': withTwo(['ACCOUNT', 'CREDITS'], (subject, value, shell) =>
    takeCredits(subject, parseCredits('take-credits', value), shell),
  ),
  'set-key-budget': withTwo(['key_…', 'CREDITS'], (keyId, value, shell) =>
    setKeyBudget(keyId, parseBudget(value), shell),
  ),
  'remove-user': withTwo(['ACCOUNT', 'NAME'], removeUser),
})

type Work = (subject: string, value: string, shell: Shell) => Promise<void>

function withTwo(names: readonly [string, string], work: Work): Action {
  return (args, shell) => {
    const [subject = '', value = ''] = parseArguments(usage, args, {
      words: names,
      options: {},
    }).words
    return work(subject, value, shell)
  }
}

async function list(args: readonly string[], shell: Shell): Promise<void> {
  const { values } = parseArguments(usage, args, {
    words: [],
    options: { json: { type: 'boolean' } },
  })
  const rows = await withStore(
    shell,
    async (db) => await buildAccountViews(db, shell, await listAccounts(db)),
  )
  if (values.json === true) print(shell, JSON.stringify(rows, null, 2))
  else if (rows.length === 0)
    print(shell, 'There are no accounts yet: npm run key -- create --account NAME makes one.')
  else print(shell, renderRows(rows, shell.stdout.columns))
}

async function show(args: readonly string[], shell: Shell): Promise<void> {
  const { values, words } = parseArguments(usage, args, {
    words: ['ACCOUNT'],
    options: { json: { type: 'boolean' } },
  })
  const [subject = ''] = words
  const found = await withStore(shell, async (db) => {
    const account = await requireAccount(db, subject)
    const [view] = await buildAccountViews(db, shell, [account])
    const keys = await loadKeyUsage(db, account.id, formatUtcMonth(new Date()))
    return {
      ...view,
      keys: keys.map(({ id, name, monthlyBudget, monthMicroDollars, revokedAt }) => ({
        id,
        name,
        monthly_budget: monthlyBudget,
        month_credits: toCredits(monthMicroDollars),
        revoked_at: revokedAt?.toISOString() ?? null,
      })),
      changes: (await listAccountChanges(db, account.id, maxChangesShown)).map((change) => ({
        at: change.createdAt.toISOString(),
        kind: change.kind,
        key_id: change.keyId,
        before: change.kind === 'credits' ? toCredits(Number(change.before)) : change.before,
        after: change.kind === 'credits' ? toCredits(Number(change.after)) : change.after,
      })),
    }
  })
  if (values.json === true) return print(shell, JSON.stringify(found, null, 2))
  const { keys, changes, ...account } = found
  const parts = [[account], keys, changes].filter((rows) => rows.length > 0)
  print(shell, parts.map((rows) => renderRows(rows, shell.stdout.columns)).join('\n\n'))
}

async function setPlan(subject: string, plan: string, shell: Shell): Promise<void> {
  const { plans } = readConfig(shell.env)
  if (!plans.has(plan))
    throw new CommandError(
      `There is no plan ${plan}: it is one of ${[...plans.keys()].join(', ')} (PLANS_FILE ` +
        'adds more).',
    )
  await change(shell, subject, async (tx, account) => {
    await updatePlan(tx, account, plan, new Date())
    return `${account.name} (${account.id}) is on the plan ${plan} now; it was ${account.plan}.`
  })
}

async function giveCredits(subject: string, microDollars: number, shell: Shell): Promise<void> {
  await change(shell, subject, async (tx, account) => {
    if (account.extraMicroDollars + microDollars > maxCredits * creditMicroDollars)
      throw new CommandError(`An account holds at most ${maxCredits} credits.`)
    return sayCredits(account, await updateCredits(tx, account, microDollars, new Date()))
  })
}

async function takeCredits(subject: string, microDollars: number, shell: Shell): Promise<void> {
  await change(shell, subject, async (tx, account) => {
    const { extraMicroDollars, extraReservedMicroDollars } = account
    const free = extraMicroDollars - extraReservedMicroDollars
    if (microDollars > free)
      throw new CommandError(
        `${account.name} (${account.id}) has ${formatExtra(extraMicroDollars)}, ` +
          `${toCredits(extraReservedMicroDollars)} of them set aside for runs that are still ` +
          `going: at most ${toCredits(free)} can be taken.`,
      )
    return sayCredits(account, await updateCredits(tx, account, -microDollars, new Date()))
  })
}

function sayCredits({ name, id, extraMicroDollars }: AccountRow, after: number): string {
  return `${name} (${id}) has ${formatExtra(after)} now; it had ${toCredits(extraMicroDollars)}.`
}

function formatExtra(microDollars: number): string {
  return formatCount(toCredits(microDollars), 'extra credit')
}

async function setKeyBudget(keyId: string, budget: number | null, shell: Shell): Promise<void> {
  await withStore(shell, (db) =>
    inTransaction(db, async (tx) => {
      const owner = (await findKey(tx, keyId))?.accountId
      if (owner !== undefined) await lockAccount(tx, owner)
      // once more, under the lock
      const key = owner === undefined ? null : await findKey(tx, keyId)
      if (key === null) throw new CommandError(`There is no key ${keyId}: see npm run key -- list.`)
      await updateKeyBudget(tx, key, budget, new Date())
    }),
  )
  print(
    shell,
    budget === null
      ? `${keyId} has no budget of its own now.`
      : `${keyId} may spend ${formatCount(budget, 'credit')} in each UTC month.`,
  )
}

async function removeUser(subject: string, name: string, shell: Shell): Promise<void> {
  await change(shell, subject, async (tx, { id: accountId, name: accountName }) => {
    const user = await findUserByName(tx, name)
    const now = new Date()
    if (user === null || !(await deleteMembership(tx, { userId: user.id, accountId, now })))
      throw new CommandError(`${name} is no user of ${accountName} (${accountId}).`)
    return (
      `${name} belongs to ${accountName} (${accountId}) no more; what they let into it is ` +
      'revoked.'
    )
  })
}

/**
 * Locks the account, loads it again and changes it, in one transaction.
 * @param work returns the message to print after the commit
 */
async function change(
  shell: Shell,
  subject: string,
  work: (tx: Queryable, account: AccountRow) => Promise<string>,
): Promise<void> {
  const done = await withStore(shell, (db) =>
    inTransaction(db, async (tx) => {
      const { id } = await requireAccount(tx, subject)
      await lockAccount(tx, id)
      return await work(tx, await requireAccount(tx, id))
    }),
  )
  print(shell, done)
}

/** @throws UsageError when there is none, or more than one */
async function requireAccount(db: Queryable, subject: string): Promise<AccountRow> {
  const [account, ...others] = await findAccounts(db, subject)
  if (account === undefined)
    throw new CommandError(`There is no account ${subject}: see npm run account -- list.`)
  if (others.length > 0)
    throw new CommandError(
      `${others.length + 1} accounts are called ${subject}: name one by its id (acct_…).`,
    )
  return account
}

/** @returns micro-dollars */
function parseCredits(action: string, text: string): number {
  if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(text) || Number(text) === 0 || Number(text) > maxCredits)
    throw new UsageError(
      `${action} takes a number of credits above 0 and up to ${maxCredits}, such as 500 or ` +
        `12.5, not ${text}.`,
    )
  return Math.round(Number(text) * creditMicroDollars)
}

function parseBudget(text: string): number | null {
  if (text === 'none') return null
  if (!/^\d{1,9}$/.test(text) || Number(text) > maxCredits)
    throw new UsageError(
      `set-key-budget takes whole credits from 0 to ${maxCredits}, or none, not ${text}.`,
    )
  return Number(text)
}

if (import.meta.main) await runProcess(account)

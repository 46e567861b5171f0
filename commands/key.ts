/** `npm run key -- create|list|revoke`: API keys from the command line. */
import { z } from 'zod'
import { type Scope, scopes } from '../contract/fields/keys.ts'
import { limits } from '../contract/fields/limits.ts'
import { text } from '../contract/fields/text.ts'
import { findAccountByName, listAccounts } from '../store/accounts/accounts.ts'
import { listKeys, updateRevokedKey } from '../store/accounts/keys.ts'
import type { Db } from '../store/database/open.ts'
import { createCommand, parseArguments } from './arguments.ts'
import { CommandError, UsageError, withStore } from './command.ts'
import { createKey } from './create-key.ts'
import { renderRows } from './render-rows.ts'
import { print, runProcess, type Shell } from './shell.ts'

const usage = `npm run key -- create [--account NAME] [--name TEXT]
                      [--scopes search,dossier,chat] [--expires 2027-01-31]
                      [--per-minute 10]
npm run key -- list [--json]
npm run key -- revoke key_…`

const Scopes = z.array(z.enum(scopes)).min(1)
const Expiry = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const maxPerMinute = 100_000
/** Only operators name accounts. One that already has a longer name is found by its id. */
const AccountName = text({ max: 80 })
const KeyName = text({ min: 0, max: limits.keyName })

export const key = createCommand(usage, { create, list, revoke })

async function create(args: readonly string[], shell: Shell): Promise<void> {
  const { values } = parseArguments(usage, args, {
    words: [],
    options: {
      account: { type: 'string', default: 'local' },
      name: { type: 'string', default: '' },
      scopes: { type: 'string', default: scopes.join(',') },
      expires: { type: 'string' },
      'per-minute': { type: 'string' },
    },
  })
  const wanted = {
    account: parseAccount(values.account),
    name: parseName('--name takes the name of the key', KeyName, values.name),
    scopes: parseScopes(values.scopes),
    expiresAt: parseExpiry(values.expires, new Date()),
    perMinuteLimit: parseLimit(values['per-minute']),
  }
  const { id, key } = await withStore(shell, async (db) => {
    await refuseUnknownId(db, wanted.account)
    return await createKey(db, wanted)
  })
  const until = wanted.expiresAt === null ? '' : `, until ${wanted.expiresAt.toISOString()}`
  print(
    shell,
    `${id} created for account ${wanted.account}${until}. The key is shown this once:\n\n${key}`,
  )
}

/** An id with a slip would open another account, with a plan and an allowance of its own. */
async function refuseUnknownId(db: Db, account: string): Promise<void> {
  if (account.startsWith('acct_') && (await findAccountByName(db, account)) === null)
    throw new CommandError(`There is no account ${account}: see npm run account -- list.`)
}

async function list(args: readonly string[], shell: Shell): Promise<void> {
  const { values } = parseArguments(usage, args, {
    words: [],
    options: { json: { type: 'boolean' } },
  })
  const [rows, accounts] = await withStore(
    shell,
    async (db) => [await listKeys(db), await listAccounts(db)] as const,
  )
  const names = new Map(accounts.map(({ id, name }) => [id, name]))
  const keys = rows.map((row) => ({
    id: row.id,
    account_id: row.accountId,
    account: names.get(row.accountId) ?? null,
    name: row.name,
    scopes: row.scopes.join(','),
    per_minute_limit: row.perMinuteLimit,
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }))
  if (values.json === true) print(shell, JSON.stringify(keys, null, 2))
  else if (keys.length === 0) print(shell, 'There are no keys yet.')
  else print(shell, renderRows(keys, shell.stdout.columns))
}

async function revoke(args: readonly string[], shell: Shell): Promise<void> {
  const [id = ''] = parseArguments(usage, args, { words: ['key_…'], options: {} }).words
  const found = await withStore(shell, (db) => updateRevokedKey(db, id, new Date()))
  if (!found) throw new CommandError(`There is no key ${id}: see npm run key -- list.`)
  print(shell, `${id} is revoked.`)
}

function parseAccount(text: string): string {
  return parseName('--account takes the name of an account', AccountName, text.trim())
}

function parseName(use: string, schema: z.ZodType<string>, text: string): string {
  const parsed = schema.safeParse(text)
  if (parsed.success) return parsed.data
  throw new UsageError(`${use}: it ${parsed.error.issues[0]?.message}.`)
}

function parseScopes(text: string): Scope[] {
  const parsed = Scopes.safeParse([...new Set(text.split(',').map((scope) => scope.trim()))])
  if (!parsed.success)
    throw new UsageError(`--scopes takes some of ${scopes.join(',')}, separated by commas.`)
  return parsed.data
}

/** A day begins in UTC. */
function parseExpiry(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null
  if (!Expiry.safeParse(text).success)
    throw new UsageError(`--expires takes a date such as 2027-01-31, not ${text}.`)
  const date = new Date(text)
  if (date <= now)
    throw new UsageError(`--expires takes a date to come: ${date.toISOString()} is past.`)
  return date
}

function parseLimit(text: string | undefined): number | null {
  if (text === undefined) return null
  const limit = Number(text)
  if (!/^\d{1,6}$/.test(text) || limit < 1 || limit > maxPerMinute)
    throw new UsageError(
      `--per-minute takes a whole number from 1 to ${maxPerMinute}, not ${text}.`,
    )
  return limit
}

if (import.meta.main) await runProcess(key)

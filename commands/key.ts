/** `npm run key -- create|list|revoke`: API keys from the command line. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Scope, scopes } from '../contract/keys.ts'
import { listKeys, revokeKey } from '../store/keys.ts'
import { runCommand, UsageError, withStore } from './command.ts'
import { createKey } from './create-key.ts'

const usage = `npm run key -- create [--account NAME] [--name TEXT] [--scopes search,dossier,chat] [--expires 2027-01-31] [--per-minute 10]
npm run key -- list [--json]
npm run key -- revoke key_…`

const Scopes = z.array(z.enum(scopes)).min(1)

await runCommand(async () => {
  const { values, positionals } = options()
  const [action, id] = positionals
  if (action === 'create') return await create(values)
  if (action === 'list') return await list(values.json === true)
  if (action === 'revoke' && id !== undefined) return await revoke(id)
  throw new UsageError(usage)
})

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        account: { type: 'string', default: 'local' },
        name: { type: 'string', default: '' },
        scopes: { type: 'string', default: scopes.join(',') },
        expires: { type: 'string' },
        'per-minute': { type: 'string' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

type Values = ReturnType<typeof options>['values']

async function create(values: Values): Promise<void> {
  const wanted = {
    account: values.account,
    name: values.name,
    scopes: readScopes(values.scopes),
    expiresAt: readDate(values.expires),
    perMinuteLimit: readLimit(values['per-minute']),
  }
  const { id, key } = await withStore((db) => createKey(db, wanted))
  console.log(`${id} created for account ${wanted.account}. The key is shown this once:\n\n${key}`)
}

async function list(asJson: boolean): Promise<void> {
  const keys = (await withStore(listKeys)).map((row) => ({
    id: row.id,
    account_id: row.accountId,
    name: row.name,
    scopes: row.scopes.join(','),
    per_minute_limit: row.perMinuteLimit,
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }))
  if (asJson) console.log(JSON.stringify(keys, null, 2))
  else if (keys.length === 0) console.log('There are no keys yet.')
  else console.table(keys)
}

async function revoke(id: string): Promise<void> {
  const found = await withStore((db) => revokeKey(db, id, new Date()))
  if (!found) throw new UsageError(`There is no key ${id}: see npm run key -- list.`)
  console.log(`${id} is revoked.`)
}

function readScopes(text: string): Scope[] {
  const parsed = Scopes.safeParse(text.split(',').map((scope) => scope.trim()))
  if (!parsed.success) throw new UsageError(`--scopes takes some of ${scopes.join(',')}, separated by commas.`)
  return parsed.data
}

function readDate(text: string | undefined): Date | null {
  if (text === undefined) return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new UsageError(`--expires takes a date such as 2027-01-31, not ${text}.`)
  return date
}

function readLimit(text: string | undefined): number | null {
  if (text === undefined) return null
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError(`--per-minute takes a whole number from 1, not ${text}.`)
  return limit
}

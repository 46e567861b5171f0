/** `npm run restore`: a backup into the database of the running service. */
import path from 'node:path'
import { erasePeople } from '../activities/opt-outs/erase-people.ts'
import {
  loadOptOutFile,
  type OptOut,
  updateOptOutFile,
} from '../activities/opt-outs/opt-out-file.ts'
import {
  deleteAllRows,
  hasAccounts,
  insertRows,
  listMigrations,
  listTables,
} from '../store/database/backup.ts'
import { type Db, inTransaction, type Tx } from '../store/database/open.ts'
import { insertSuppression, listSuppressions } from '../store/opt-outs/suppressions.ts'
import { parseArguments } from './arguments.ts'
import { readBackup, requireBackup } from './backup/file.ts'
import { findBackupFolder } from './backup.ts'
import { CommandError, runCommand, withStore } from './command.ts'
import { type Command, print, runProcess, type Shell } from './shell.ts'

const usage = `npm run restore -- FILE [--replace]

Reads a file of npm run backup into an empty database; --replace empties the
database first. Opt-outs since the backup are taken from opt-outs.jsonl beside
FILE, and what the backup holds about those people is erased.`

const [batchRows, batchCharacters] = [200, 4_000_000]

export const restore: Command = (shell) => runCommand(shell, () => read(shell))

async function read(shell: Shell): Promise<void> {
  const { values, words } = parseArguments(usage, shell.args, {
    words: ['FILE'],
    options: { replace: { type: 'boolean' } },
  })
  const file = path.resolve(words[0] ?? '')
  await requireBackup(file)
  await withStore(shell, async (db) => {
    if (values.replace !== true && (await hasAccounts(db)))
      throw new CommandError('The database is not empty: add --replace to drop what it holds.')
    const kept = [
      ...(await loadOptOutFile(path.dirname(file))),
      ...(await loadOptOutFile(findBackupFolder(shell))),
    ]
    const { rows, added } = await inTransaction(db, async (tx) => ({
      rows: await load(tx, file),
      added: await addOptOuts(tx, kept),
    }))
    print(shell, `${rows} rows restored.`)
    await eraseAdded(shell, db, added)
    await updateOptOutFile(db, findBackupFolder(shell))
  })
}

/** @returns how many rows there are now */
async function load(tx: Tx, file: string): Promise<number> {
  const known = await listTables(tx)
  let [table, batch, characters, total]: [(typeof known)[number] | null, string[], number, number] =
    [null, [], 0, 0]
  const flush = async () => {
    if (table !== null && batch.length > 0) await insertRows(tx, table, batch)
    ;[batch, characters] = [[], 0]
  }
  for await (const line of readBackup(file)) {
    if ('format' in line) {
      requireSameSchema(line.migrations, await listMigrations(tx))
      await deleteAllRows(tx, known)
    } else if ('table' in line) {
      await flush()
      table = line
    } else if ('row' in line) {
      batch.push(line.row)
      characters += line.row.length
      total += 1
      if (batch.length >= batchRows || characters > batchCharacters) await flush()
    } else await flush()
  }
  return total
}

function requireSameSchema(backup: readonly string[], database: readonly string[]): void {
  const [last, own] = [backup.at(-1) ?? 'none', database.at(-1) ?? 'none']
  if (backup.join() !== database.join())
    throw new CommandError(
      `The backup was made with migration ${last}, and this version has ${own}: ` +
        'restore it with the version that made it, then run npm run migrate with this one.',
    )
}

/** @returns the entries that the backup lacks */
async function addOptOuts(tx: Tx, kept: readonly OptOut[]): Promise<OptOut[]> {
  const key = ({ kind, value, platform, factKind, factValue }: Omit<OptOut, 'note'>) =>
    JSON.stringify([kind, value, platform, factKind, factValue])
  const known = new Set((await listSuppressions(tx)).map(key))
  const added = [...new Map(kept.map((entry) => [key(entry), entry]))].flatMap(([id, entry]) =>
    known.has(id) ? [] : [entry],
  )
  for (const entry of added) await insertSuppression(tx, { ...entry, now: new Date() })
  return added
}

async function eraseAdded(shell: Shell, db: Db, added: readonly OptOut[]): Promise<void> {
  if (added.length === 0) return print(shell, 'No opt-out has been added since the backup.')
  const { erased } = await erasePeople(db, added)
  print(
    shell,
    `Opt-outs added since the backup: ${added.length}; jobs erased because of them: ${erased}.`,
  )
}

if (import.meta.main) await runProcess(restore)

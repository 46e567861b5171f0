/** `npm run backup`: the database of the running service into one file. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { updateOptOutFile } from '../activities/opt-outs/opt-out-file.ts'
import { readConfig } from '../config/read-config.ts'
import { type BackupTable, listMigrations, listRows, listTables } from '../store/database/backup.ts'
import { inSnapshot, type Tx } from '../store/database/open.ts'
import { parseArguments } from './arguments.ts'
import { type Line, writeBackup } from './backup/file.ts'
import { exitCodes, findLocalFolder, runCommand, withStore } from './command.ts'
import { type Command, print, runProcess, type Shell } from './shell.ts'

const usage = `npm run backup [-- FILE]

Writes every row of the database into FILE, by default into .local/backups (or
BACKUP_DIR). npm run restore reads it. The folder also gets opt-outs.jsonl,
which npm run suppress keeps up to date: keep it beside your backups.`

const maxRowsAtOnce = 200

export const backup: Command = (shell) => runCommand(shell, () => write(shell))

async function write(shell: Shell): Promise<number> {
  const { words } = parseArguments(usage, shell.args, { words: ['[FILE]'], options: {} })
  const now = new Date()
  const file = path.resolve(
    words[0] ??
      path.join(findBackupFolder(shell), `${now.toISOString().replaceAll(':', '-')}.backup`),
  )
  const interrupt = new AbortController()
  const { signal } = interrupt
  const written = withStore(shell, async (db) => {
    // before this there is nothing to clean up, so Ctrl-C just ends the process
    shell.onInterrupt(() => interrupt.abort())
    await inSnapshot(db, async (tx) => {
      const header = {
        format: 'people-research-service-backup',
        version: 1,
        createdAt: now.toISOString(),
        migrations: await listMigrations(tx),
      } as const
      await writeBackup(file, header, loadLines(tx, await listTables(tx)), { signal })
    })
    await updateOptOutFile(db, path.dirname(file))
  })
  try {
    await written
  } catch (error) {
    if (!signal.aborted) throw error
    shell.stderr.write(`Interrupted: ${file} was not written.\n`)
    return exitCodes.interrupted
  }
  const { size } = await stat(file)
  print(shell, `${file} (${formatSize(size)}) holds the database as of ${now.toISOString()}.`)
  return exitCodes.ok
}

function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

async function* loadLines(tx: Tx, tables: readonly BackupTable[]): AsyncGenerator<Line> {
  let count = 0
  for (const table of tables) {
    yield table
    for await (const rows of listRows(tx, table, maxRowsAtOnce)) {
      count += rows.length
      for (const row of rows) yield { row }
    }
  }
  yield { rows: count }
}

/** Where backups are kept, and the opt-outs beside them. */
export function findBackupFolder({ env }: Pick<Shell, 'env'>): string {
  return readConfig(env).backupDir ?? path.join(findLocalFolder(), 'backups')
}

if (import.meta.main) await runProcess(backup)

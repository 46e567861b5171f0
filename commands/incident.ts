/** `npm run incident -- open|resolve|list`: what the status page says beside its measurements. */
import { inTransaction, type Tx } from '../store/database/open.ts'
import { insertAuditEntry } from '../store/service/audit-log.ts'
import { insertIncident, listIncidents, updateResolvedIncident } from '../store/service/status.ts'
import { createCommand, parseArguments } from './arguments.ts'
import { CommandError, withStore } from './command.ts'
import { renderRows } from './render-rows.ts'
import { print, runProcess, type Shell } from './shell.ts'

const usage = `npm run incident -- open TITLE [TEXT]
npm run incident -- resolve inc_…
npm run incident -- list

An incident stands on /status until it is resolved, and for 14 days after it
began.`

const actor = 'npm run incident'

export const incident = createCommand(usage, { open, resolve, list })

async function open(args: readonly string[], shell: Shell): Promise<void> {
  const words = ['TITLE', '[TEXT]']
  const [title = '', details = ''] = parseArguments(usage, args, { words, options: {} }).words
  const now = new Date()
  const id = await withTransaction(shell, async (tx) => {
    const subject = await insertIncident(tx, { title, details, now })
    await insertAuditEntry(tx, { actor, action: 'incident.opened', subject, details: title, now })
    return subject
  })
  print(shell, `${id} stands on the status page within half a minute.`)
}

async function resolve(args: readonly string[], shell: Shell): Promise<void> {
  const [id = ''] = parseArguments(usage, args, { words: ['inc_…'], options: {} }).words
  const now = new Date()
  await withTransaction(shell, async (tx) => {
    if (!(await updateResolvedIncident(tx, id, now)))
      throw new CommandError(`There is no open incident ${id}: see npm run incident -- list.`)
    const entry = { actor, action: 'incident.resolved', subject: id, details: '', now }
    await insertAuditEntry(tx, entry)
  })
  print(shell, `${id} is resolved.`)
}

/** What changes is in the audit log, too, or not at all. */
async function withTransaction<Result>(
  shell: Shell,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return await withStore(shell, (db) => inTransaction(db, work))
}

async function list(args: readonly string[], shell: Shell): Promise<void> {
  parseArguments(usage, args, { words: [], options: {} })
  const incidents = await withStore(shell, (db) => listIncidents(db, new Date(0)))
  const rows = incidents.map(({ id, title, startedAt, resolvedAt }) => ({
    id,
    started: startedAt.toISOString(),
    resolved: resolvedAt?.toISOString() ?? '',
    title,
  }))
  print(
    shell,
    rows.length === 0 ? 'There are no incidents.' : renderRows(rows, shell.stdout.columns),
  )
}

if (import.meta.main) await runProcess(incident)

/**
 * `npm run suppress -- add|list|remove|queue|show|accept|refuse|extend|answer|stored|log`: people
 * who asked not to be researched, and what people ask on the public page.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { erasePeople } from '../activities/opt-outs/erase-people.ts'
import { findLinked } from '../activities/opt-outs/find-linked.ts'
import { updateOptOutFile } from '../activities/opt-outs/opt-out-file.ts'
import { cancelOptOut } from '../portal/operator/record-opt-out.ts'
import { formatEntry, formatFactValue } from '../research/safety/suppressions/format-entry.ts'
import {
  normaliseSuppression,
  type SuppressionInput,
} from '../research/safety/suppressions/normalise-suppression.ts'
import {
  type FactKind,
  factKinds,
  type Suppression,
  type SuppressionKind,
} from '../research/safety/suppressions/suppression.ts'
import { formatCount } from '../research/text/formats/format-count.ts'
import { isUnavailable } from '../store/database/errors.ts'
import { type Db, inTransaction } from '../store/database/open.ts'
import {
  insertSuppression,
  listSuppressions,
  suppressionTrustMs,
} from '../store/opt-outs/suppressions.ts'
import { insertAuditEntry } from '../store/service/audit-log.ts'
import { createCommand, parseArguments } from './arguments.ts'
import { findBackupFolder } from './backup.ts'
import { buildMessage } from './build-message.ts'
import { CommandError, UsageError, withStore } from './command.ts'
import { renderRows } from './render-rows.ts'
import { print, runProcess, type Shell } from './shell.ts'
import { actor, buildQueueActions } from './suppress-queue.ts'

const usage = `npm run suppress -- add --email ADDRESS
npm run suppress -- add --phone NUMBER [--region DE]
npm run suppress -- add --username NAME [--platform github]
npm run suppress -- add --profile-url URL
npm run suppress -- add --name "NAME" --fact KIND=VALUE [--fact KIND=VALUE]
npm run suppress -- list [--json]
npm run suppress -- remove sup_…

npm run suppress -- queue [--json]
npm run suppress -- show opt_…
npm run suppress -- accept opt_… [LINE]
npm run suppress -- refuse opt_… [LINE]
npm run suppress -- extend opt_…
npm run suppress -- answer opt_… TEXT
npm run suppress -- stored opt_…
npm run suppress -- log

queue lists the requests of the public page that wait for you, by due date.
accept and refuse decide about a line of a request, or about all that wait;
stored prints what is kept about its proved lines, to answer with.

add takes --note TEXT, too. KIND is ${factKinds.slice(0, 4).join(', ')},
${factKinds.slice(4).join(', ')}. Each --fact makes an entry of its own.`

/** Slightly longer than a process may use the list that it read last. */
const untilObeyedMs = suppressionTrustMs + 200

export const suppress = createCommand(usage, {
  add,
  list,
  remove,
  ...buildQueueActions(usage),
})

function parseEntry(args: readonly string[]) {
  const { values } = parseArguments(usage, args, {
    words: [],
    options: {
      email: { type: 'string' },
      phone: { type: 'string' },
      username: { type: 'string' },
      'profile-url': { type: 'string' },
      name: { type: 'string' },
      platform: { type: 'string' },
      region: { type: 'string' },
      fact: { type: 'string', multiple: true },
      note: { type: 'string', default: '' },
    },
  })
  return values
}

type Values = ReturnType<typeof parseEntry>

async function add(args: readonly string[], shell: Shell): Promise<void> {
  const values = parseEntry(args)
  const entries = parseInputs(values).map((input) => {
    const entry = normaliseSuppression(input)
    if ('reason' in entry) throw new UsageError(entry.reason)
    return entry
  })
  await withStore(shell, async (db) => {
    const ids: string[] = []
    for (const entry of entries) {
      const { id, isNew } = await addEntry(db, entry, values.note)
      ids.push(id)
      print(shell, `${id} ${isNew ? 'added' : 'was there already'}: ${formatEntry(entry)}.`)
    }
    // what is stored leads to the person's other identifiers only before it is erased
    const note = `linked to ${ids.join(', ')}`
    for (const entry of await findLinked(db, entries)) {
      const { id, isNew } = await addEntry(db, entry, note, ', linked')
      if (isNew) print(shell, `${id} linked: ${formatEntry(entry)}.`)
    }
    // also those of a run that was cut off once it had erased what led to them
    const linked = (await listSuppressions(db)).filter((entry) => entry.note === note)
    if (linked.length > 0)
      print(shell, 'Strike a link that belongs to another person: npm run suppress -- remove sup_…')
    await saveOptOutFile(db, shell)
    // what a process accepted by an older list is there by then, and is found
    await sleep(untilObeyedMs)
    const { erased, open } = await erasePeople(db, [...entries, ...linked])
    print(shell, erased === 0 ? 'No stored job matches.' : `${formatCount(erased, 'job')} erased.`)
    if (open > 0)
      print(
        shell,
        `${formatCount(open, 'of them is', 'of them are')} still running and will be cancelled.`,
      )
    print(shell, 'Cached results and provider answers about people were deleted.')
  })
}

/** An opt-out holds without the file, which a restore reads: its folder may be read-only. */
async function saveOptOutFile(db: Db, shell: Shell): Promise<void> {
  const folder = findBackupFolder(shell)
  try {
    await updateOptOutFile(db, folder)
  } catch (error) {
    if (isUnavailable(error)) throw error
    shell.stderr.write(
      `A restored backup will not know this: ${buildMessage(error)}. Set BACKUP_DIR.\n`,
    )
  }
}

/** Only what is new changes anything, and is logged. */
async function addEntry(db: Db, entry: Suppression, note: string, origin = '') {
  const now = new Date()
  return await inTransaction(db, async (tx) => {
    const added = await insertSuppression(tx, { ...entry, note, now })
    const details = `${entry.kind}${origin}`
    const logged = { actor, action: 'opt_out.added', subject: added.id, details, now }
    if (added.isNew) await insertAuditEntry(tx, logged)
    return added
  })
}

/** @throws UsageError when not exactly one of the kinds is given */
function parseInputs(values: Values): SuppressionInput[] {
  const given: { kind: SuppressionKind; value: string | undefined }[] = [
    { kind: 'email', value: values.email },
    { kind: 'phone', value: values.phone },
    { kind: 'username', value: values.username },
    { kind: 'profile_url', value: values['profile-url'] },
    { kind: 'name', value: values.name },
  ]
  const [only, ...more] = given.flatMap(({ kind, value }) =>
    value === undefined ? [] : [{ kind, value }],
  )
  if (only === undefined || more.length > 0)
    throw new UsageError(
      `Give exactly one of --email, --phone, --username, --profile-url and --name.\n\n${usage}`,
    )
  const { platform, region } = values
  const facts = (values.fact ?? []).map(parseFact)
  return (facts.length === 0 ? [undefined] : facts).map((fact) => ({
    ...only,
    platform,
    region,
    fact,
  }))
}

function parseFact(text: string): { kind: FactKind; value: string } {
  const [name = ''] = text.split('=', 1)
  const kind = factKinds.find((known) => known === name.trim().replaceAll('-', '_'))
  if (kind === undefined || !text.includes('='))
    throw new UsageError(`--fact takes KIND=VALUE, where KIND is one of ${factKinds.join(', ')}.`)
  return { kind, value: text.slice(name.length + 1) }
}

async function list(args: readonly string[], shell: Shell): Promise<void> {
  const { values } = parseArguments(usage, args, {
    words: [],
    options: { json: { type: 'boolean' } },
  })
  const rows = await withStore(shell, listSuppressions)
  const entries = rows.map(({ id, createdAt, note, ...entry }) => ({
    id,
    kind: entry.kind,
    value: entry.value,
    platform: entry.platform,
    fact: entry.factKind === null ? null : `${entry.factKind}=${formatFactValue(entry.factValue)}`,
    note,
    created_at: createdAt.toISOString(),
  }))
  if (values.json === true) print(shell, JSON.stringify(entries, null, 2))
  else if (entries.length === 0) print(shell, 'There are no opt-outs yet.')
  else print(shell, renderRows(entries, shell.stdout.columns))
}

async function remove(args: readonly string[], shell: Shell): Promise<void> {
  const [id = ''] = parseArguments(usage, args, { words: ['sup_…'], options: {} }).words
  const isRemoved = await withStore(shell, async (db) => {
    const isThere = await cancelOptOut(db, id, { actor, now: new Date() })
    if (isThere) await saveOptOutFile(db, shell)
    return isThere
  })
  if (!isRemoved) throw new CommandError(`There is no entry ${id}: see npm run suppress -- list.`)
  print(shell, `${id} is removed. What was erased stays erased.`)
}

if (import.meta.main) await runProcess(suppress)

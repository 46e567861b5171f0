import { findConcerned } from '../activities/opt-outs/find-concerned.ts'
import { answerRequest, recordDecisions, updateRequestTime } from '../portal/opt-out/decide.ts'
import { formatEntry } from '../research/safety/suppressions/format-entry.ts'
import { formatCount } from '../research/text/formats/format-count.ts'
import { formatUtcDay } from '../research/text/formats/format-time.ts'
import type { Db } from '../store/database/open.ts'
import {
  findOptOutRequest,
  listOpenOptOutRequests,
  listOptOutIdentifiers,
  type OptOutRequest,
} from '../store/opt-outs/requests.ts'
import { listAuditEntries } from '../store/service/audit-log.ts'
import { type Action, parseArguments } from './arguments.ts'
import { CommandError, withStore } from './command.ts'
import { renderRows } from './render-rows.ts'
import { print, type Shell } from './shell.ts'

const maxShown = 500
/** Who acts, as the audit log names it. */
export const actor = 'npm run suppress'

/** The actions of `npm run suppress` on requests of the public page. */
export function buildQueueActions(usage: string): Readonly<Record<string, Action>> {
  const withRequest =
    (words: readonly string[], work: Work): Action =>
    async (args, shell) => {
      const [id = '', text = null] = parseArguments(usage, args, { words, options: {} }).words
      await withStore(shell, async (db) => {
        const request = await findOptOutRequest(db, { id })
        if (request === null)
          throw new CommandError(`There is no request ${id}: see npm run suppress -- queue.`)
        await work({ db, shell, request, text })
      })
    }
  return {
    queue: async (args, shell) => {
      const options = { json: { type: 'boolean' } } as const
      const { values } = parseArguments(usage, args, { words: [], options })
      await showQueue(shell, values.json === true)
    },
    log: async (args, shell) => {
      parseArguments(usage, args, { words: [], options: {} })
      await showLog(shell)
    },
    show: withRequest(['opt_…'], show),
    accept: withRequest(['opt_…', '[LINE]'], (given) => decide(given, 'accepted')),
    refuse: withRequest(['opt_…', '[LINE]'], (given) => decide(given, 'refused')),
    extend: withRequest(['opt_…'], extend),
    answer: withRequest(['opt_…', 'TEXT'], answer),
    stored: withRequest(['opt_…'], showStored),
  }
}

type Given = { db: Db; shell: Shell; request: OptOutRequest; text: string | null }
type Work = (given: Given) => Promise<void>

async function showQueue(shell: Shell, isJson: boolean): Promise<void> {
  const requests = await withStore(shell, (db) => listOpenOptOutRequests(db, maxShown))
  const rows = requests.map(({ id, kind, law, waiting, createdAt, dueAt, isExtended }) => ({
    id,
    kind,
    waiting,
    received: formatUtcDay(createdAt),
    due: formatUtcDay(dueAt),
    law,
    extended: isExtended ? 'yes' : '',
  }))
  if (isJson) print(shell, JSON.stringify(rows, null, 2))
  else if (rows.length === 0) print(shell, 'No request waits.')
  else print(shell, renderRows(rows, shell.stdout.columns))
}

async function showLog(shell: Shell): Promise<void> {
  const entries = await withStore(shell, (db) => listAuditEntries(db, maxShown))
  const rows = entries.map(({ createdAt, ...entry }) => ({ at: createdAt.toISOString(), ...entry }))
  print(shell, rows.length === 0 ? 'Nothing is logged.' : renderRows(rows, shell.stdout.columns))
}

async function show({ db, shell, request }: Given): Promise<void> {
  const { id, kind, dueAt, message, closedAt } = request
  const state = closedAt === null ? `due ${formatUtcDay(dueAt)}` : 'closed'
  print(shell, `${id} (${kind}), ${state}`)
  for (const { n, state: at, origin, ...entry } of await listOptOutIdentifiers(db, id)) {
    const note = origin === 'linked' ? ' (linked by what was stored)' : ''
    print(shell, `${String(n).padStart(3)} ${at.padEnd(9)} ${formatEntry(entry)}${note}`)
  }
  if (message !== '') print(shell, `\n${message}`)
}

async function decide(
  { db, shell, request, text }: Given,
  state: 'accepted' | 'refused',
): Promise<void> {
  const decided = await recordDecisions(db, request.id, {
    chosen: ({ n }) => text === null || String(n) === text,
    state,
    actor,
    now: new Date(),
  })
  if (decided === 0) throw new CommandError('Nothing of this request waits.')
  const what = formatCount(decided, 'identifier')
  print(shell, `${what} ${state}. What is stored about those accepted is erased within a minute.`)
}

async function extend({ db, shell, request }: Given): Promise<void> {
  if (!(await updateRequestTime(db, request.id, { actor, now: new Date() })))
    throw new CommandError('This request is closed, or was extended before.')
  print(shell, `${request.id} is extended.`)
}

async function answer({ db, shell, request, text }: Given): Promise<void> {
  const given = { answer: text ?? '', actor, now: new Date() }
  if (!(await answerRequest(db, request.id, given)))
    throw new CommandError('This request is closed.')
  print(shell, `${request.id} is closed with this answer.`)
}

/** What is kept about the proved lines; who asked for it is not theirs to know. */
async function showStored({ db, shell, request }: Given): Promise<void> {
  const identifiers = await listOptOutIdentifiers(db, request.id)
  const proved = identifiers.filter(({ state }) => state === 'proved' || state === 'accepted')
  if (proved.length === 0) throw new CommandError('No line of this request is proved.')
  for await (const jobs of findConcerned(db, proved))
    for (const { operation, findings, result } of jobs)
      print(shell, JSON.stringify({ operation, findings, result }))
}

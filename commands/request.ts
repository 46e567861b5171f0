/**
 * `npm run request -- req_…`: what happened to a request, from the database and the logs of `npm
 * start`.
 */
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { decodeTime } from 'ulid'
import { hourMs } from '../contract/fields/durations.ts'
import type { Db } from '../store/database/open.ts'
import {
  listTracedDeliveries,
  listTracedJobs,
  listTracedOutcomes,
  listTracedRequests,
  type TracedJob,
} from '../store/requests/trace.ts'
import { loadCosts } from '../store/usage/costs.ts'
import { parseArguments } from './arguments.ts'
import { CommandError, runCommand, withStore } from './command.ts'
import { renderRows } from './render-rows.ts'
import { type Command, print, runProcess } from './shell.ts'

const usage = `npm run request -- ID [--json]

ID is the X-Request-Id of an answer (req_…), or the one that the caller sent.`

const maxLogLines = 50

export const request: Command = (shell) =>
  runCommand(shell, async () => {
    const { values, words } = parseArguments(usage, shell.args, {
      words: ['ID'],
      options: { json: { type: 'boolean' } },
    })
    const [requestId = ''] = words
    const trace = await withStore(shell, (db) => loadTrace(db, requestId))
    const logLines = await findLogLines([requestId, ...trace.jobs.map(({ id }) => id)])
    if (trace.requests.length === 0 && trace.jobs.length === 0 && logLines.length === 0) {
      throw new CommandError(
        `No request ${requestId} is recorded. Requests of test keys and of unknown callers ` +
          'are in the log of the API only.',
      )
    }
    print(
      shell,
      values.json === true
        ? JSON.stringify({ ...trace, logLines }, null, 2)
        : renderTrace(trace, logLines, shell.stdout.columns),
    )
  })

type Trace = Awaited<ReturnType<typeof loadTrace>>

async function loadTrace(db: Db, requestId: string) {
  const requests = await listTracedRequests(db, requestId, deriveWindow(requestId))
  const jobIds = requests.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]))
  const jobs = []
  for (const job of await listTracedJobs(db, requestId, jobIds)) {
    jobs.push({
      ...job,
      providers: await listTracedOutcomes(db, job.id),
      costs: await loadCosts(db, job.id),
      deliveries: await listTracedDeliveries(db, job.id),
    })
  }
  return { requests, jobs }
}

/** An id of ours says when it was made; null for one that a caller chose. */
function deriveWindow(requestId: string): { since: Date; until: Date } | null {
  if (!/^req_[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(requestId)) return null
  const madeAt = decodeTime(requestId.slice('req_'.length))
  return { since: new Date(madeAt - hourMs), until: new Date(madeAt + 24 * hourMs) }
}

/** Lines of the API and the worker that name one of the ids. */
async function findLogLines(ids: readonly string[]): Promise<string[]> {
  const folder = path.join(import.meta.dirname, '..', '.local', 'logs')
  const found: string[] = []
  for (const name of ['api', 'worker']) {
    const file = createReadStream(path.join(folder, `${name}.log`))
    // a service that runs elsewhere has its logs there
    const missing = new Promise<void>((resolve) => file.once('error', () => resolve()))
    const read = (async () => {
      for await (const line of createInterface({ input: file }))
        if (ids.some((id) => line.includes(id))) found.push(line)
    })()
    await Promise.race([read, missing])
  }
  return found.slice(-maxLogLines)
}

function renderTrace(
  { requests, jobs }: Trace,
  logLines: readonly string[],
  columns: number | undefined,
): string {
  const section = (title: string, rows: readonly Record<string, unknown>[]) =>
    rows.length === 0 ? '' : `${title}\n${renderRows(rows, columns)}`
  const parts = [
    ...requests.map((request) =>
      section(`Request at ${request.createdAt.toISOString()}`, [removeEmptyFields(request)]),
    ),
    ...jobs.flatMap(({ providers, costs, deliveries, ...job }) => [
      section(`Job ${job.id}, in Temporal the workflow of that id`, [removeEmptyFields(job)]),
      section('Providers', providers),
      section('Costs', costs),
      section('Webhooks', deliveries),
    ]),
    logLines.length === 0 ? '' : ['Log', ...logLines.map((line) => `  ${line}`)].join('\n'),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** One row, without the fields that say nothing. */
function removeEmptyFields(row: Trace['requests'][number] | TracedJob): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== false),
  )
}

if (import.meta.main) await runProcess(request)

import sql from 'sql-template-tag'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { headers } from '../../contract/fields/headers.ts'
import { call } from '../../test/support/calls/call.ts'
import { countDatabaseWork, type DatabaseWork } from '../database-work.ts'
import type { Figures } from '../figures.ts'
import { measureThroughput } from '../load.ts'
import { openBare } from '../open-bare.ts'
import { sumProcessMs } from '../process-time.ts'
import { countHistoryEvents } from '../run-history.ts'
import type { BenchService } from '../service.ts'
import { buildRow, type Row } from '../statistics.ts'

type Process = keyof BenchService['pids']
type Times = Record<Process, number>

type Asked = {
  what: string
  path: string
  body: object
  /** Whether kept answers are forgotten before each request. */
  isCold: boolean
}
type Kind = Asked & { bars: { statements: number; commits: number; bareShares: number } }
/** How many requests a profile is made of. */
type Profiled = Asked & { requests: number }

const search = { path: '/api/v1/search', body: { query: 'Zelda Quibbleworth', format: 'json' } }
const kinds: readonly Kind[] = [
  {
    what: 'fresh VIN',
    path: '/api/v1/vin',
    body: { ...requestExamples.vin, refresh: true },
    isCold: false,
    bars: { statements: 15, commits: 4, bareShares: 1.6 },
  },
  {
    what: 'search, answers kept',
    ...search,
    isCold: false,
    bars: { statements: 24, commits: 3.5, bareShares: 3 },
  },
  {
    what: 'search, cold',
    ...search,
    isCold: true,
    bars: { statements: 34, commits: 5, bareShares: 4 },
  },
]

/** Names of `npm run bench -- profile`. */
const byName: Readonly<Record<string, Asked | undefined>> = {
  vin: kinds[0],
  search: kinds[1],
  'cold-search': kinds[2],
  dossier: {
    what: 'dossier',
    path: '/api/v1/dossier',
    body: { person: { name: 'Zelda Quibbleworth' }, refresh: true, format: 'json' },
    isCold: true,
  },
}

/** @throws a sentence that lists the names */
export function chooseKind(name: string): Profiled {
  const kind = byName[name]
  // a dossier costs as much as ten searches
  if (kind !== undefined) return { ...kind, requests: name === 'dossier' ? 30 : 300 }
  throw new Error(`There is no profile of ${name}: one of ${Object.keys(byName).join(', ')}.`)
}

/** Requests one after the other, and at the same time. */
const [inTurn, inAll, atOnce] = [25, 160, 16]

/**
 * What one request costs. Statements, commits and events of its history are those of requests one
 * after the other; processor time is that of all processes with sixteen at once (a cold search:
 * one), beside a bare workflow with one activity in the same run.
 */
export async function measureCosts(
  service: BenchService,
): Promise<{ rows: Row[]; figures: Figures }> {
  const bareMs = await measureBareMs(service)
  const rows: Row[] = []
  const figures: Figures = { 'bare workflow: all ms': bareMs }
  for (const kind of kinds) {
    const { work, events, times } = await measureCost(service, kind)
    const allMs = Object.values(times).reduce((sum, one) => sum + one, 0)
    const cost = { ...work, events, ...times, all: allMs }
    for (const [name, value] of Object.entries(cost)) figures[`${kind.what}: ${name}`] = value
    rows.push(...buildRows(kind, { work, events, times, allMs, bareMs }))
  }
  return { rows, figures }
}

type Cost = { work: DatabaseWork; events: number; times: Times }

async function measureCost(service: BenchService, kind: Kind): Promise<Cost> {
  const ask = () => askOnce(service, kind)
  const answered = async () => {
    await ask()
    return 200
  }
  // alone first: sixteen at once would all ask what is not kept yet, and spend a provider's limit
  await ask()
  await measureThroughput(inTurn, kind.isCold ? 1 : atOnce, answered)
  let jobId = ''
  const work = await countDatabaseWork(service.db, async () => {
    for (let n = 0; n < inTurn; n += 1) jobId = await ask()
  })
  // forgetting is one statement and one commit of its own
  const own = kind.isCold ? 1 : 0
  const before = readTimes(service)
  const count = kind.isCold ? inTurn : inAll
  await measureThroughput(count, kind.isCold ? 1 : atOnce, answered)
  const after = readTimes(service)
  return {
    work: {
      statements: work.statements / inTurn - own,
      commits: work.commits / inTurn - own,
      flushes: work.flushes / inTurn - own,
    },
    events: await countHistoryEvents(service, jobId),
    times: mapTimes((process) => (after[process] - before[process]) / count),
  }
}

/** @returns the id of its job */
export async function askOnce(
  service: BenchService,
  { what, path, body, isCold }: Asked,
): Promise<string> {
  if (isCold)
    await service.db.query(sql`with kept as (delete from source_responses) delete from rate_limits`)
  const response = await call(service.url, path, { key: service.nextKey(), body })
  if (response.status !== 200) throw new Error(`a ${what} answered ${response.status}`)
  await response.arrayBuffer()
  return response.headers.get(headers.jobId) ?? ''
}

async function measureBareMs(service: BenchService): Promise<number> {
  const bare = await openBare(service)
  const read = () => sumProcessMs(bare.pid) + sumProcessMs(service.pids.Temporal)
  await measureThroughput(inAll, atOnce, bare.run)
  const before = read()
  await measureThroughput(inAll, atOnce, bare.run)
  const usedMs = read() - before
  await bare.close()
  return usedMs / inAll
}

function readTimes({ pids }: BenchService): Times {
  return mapTimes((process) => sumProcessMs(pids[process]))
}

function mapTimes(one: (process: Process) => number): Times {
  return {
    API: one('API'),
    worker: one('worker'),
    PostgreSQL: one('PostgreSQL'),
    Temporal: one('Temporal'),
  }
}

function buildRows(
  { what, bars }: Kind,
  { work, events, times, allMs, bareMs }: Cost & { allMs: number; bareMs: number },
): Row[] {
  const parts = Object.entries(times).map(([process, used]) => `${process} ${used.toFixed(1)}`)
  const share = allMs / bareMs
  return [
    buildRow(
      `${what}: work in the database`,
      `${work.statements.toFixed(1)} statements, ${work.commits.toFixed(1)} commits, ` +
        `${work.flushes.toFixed(1)} flushed; ${events} events of history`,
      `≤ ${bars.statements} statements, ≤ ${bars.commits} commits`,
      work.statements <= bars.statements && work.commits <= bars.commits,
    ),
    buildRow(
      `${what} ÷ bare workflow with one activity, processor time`,
      `${share.toFixed(2)} (${allMs.toFixed(1)} / ${bareMs.toFixed(1)} ms; ${parts.join(', ')})`,
      `≤ ${bars.bareShares.toFixed(2)}`,
      share <= bars.bareShares,
    ),
  ]
}

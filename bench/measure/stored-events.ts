import { recordStep } from '../../activities/job/record-step.ts'
import { writeCursor } from '../../api/respond/page.ts'
import { call, events } from '../../test/support/calls/call.ts'
import { startTestStack, type TestStack } from '../../test/support/stack/start.ts'
import { type BenchApi, startBenchApi } from '../api.ts'
import { buildJobId, computeCreatedAt, type Filling, fillJobs } from '../fill.ts'
import { send } from '../load.ts'
import { buildRow, computeMedian, formatMs, type Row } from '../statistics.ts'

const eventsEach = 50
const openEvery = 10
const [minStored, maxStored] = [10_000, 1_000_000]
const samples = 300
const warmUps = 30
const bar = 1.2

/**
 * What is asked of a service that has stored so much. `index` numbers the samples, so that each
 * meets another job.
 */
type Action = { what: string; act: (filled: Filled, index: number) => Promise<unknown> }
type Filled = BenchApi & Pick<Filling, 'jobs'>

const actions: readonly Action[] = [
  { what: 'list, the newest jobs', act: (filled) => read(filled, '/api/v1/jobs') },
  {
    what: 'list, a page amid the jobs',
    act: (filled, index) => read(filled, `/api/v1/jobs?cursor=${buildCursor(filled, index)}`),
  },
  {
    what: 'replay of a job',
    act: (filled, index) =>
      read(filled, `/api/v1/jobs/${buildJobId(chooseEndedJob(filled, index), filled.jobs)}/events`),
  },
  { what: 'append to a job', act: append },
]

/**
 * List, replay and append where a million events are stored against where ten thousand are, in
 * turn, on the same PostgreSQL.
 */
export async function measureStoredEvents(): Promise<Row[]> {
  const stack = await startTestStack({ durable: true })
  const filled: Filled[] = []
  try {
    for (const stored of [minStored, maxStored]) filled.push(await startFilled(stack, stored))
    const rows: Row[] = []
    for (const action of actions) rows.push(await measureAction(filled, action))
    return rows
  } finally {
    await Promise.all(filled.map((one) => one.stop()))
    await stack.stop()
  }
}

async function startFilled(stack: TestStack, stored: number): Promise<Filled> {
  const api = await startBenchApi(stack, `stored_${stored}`)
  const jobs = stored / eventsEach
  await fillJobs(api.db, { accountId: api.keys.accountId, jobs, eventsEach, openEvery })
  const filled = { ...api, jobs }
  const replayed = await call(
    api.url,
    `/api/v1/jobs/${buildJobId(chooseEndedJob(filled, 0), jobs)}/events`,
    {
      key: api.keys.next(),
    },
  )
  if ((await events(replayed)).length !== eventsEach) throw new Error('a replay is not whole')
  return filled
}

async function measureAction(filled: readonly Filled[], { what, act }: Action): Promise<Row> {
  const times = new Map(filled.map((one): [Filled, number[]] => [one, []]))
  for (let index = -warmUps; index < samples; index += 1) {
    for (const [one, taken] of times) {
      const startedAt = performance.now()
      await act(one, index + warmUps)
      if (index >= 0) taken.push(performance.now() - startedAt)
    }
  }
  const [withFew = Number.NaN, withMany = Number.NaN] = filled.map((one) =>
    computeMedian(times.get(one) ?? []),
  )
  const ratio = withMany / withFew
  const figures = `${ratio.toFixed(2)} (${formatMs(withMany)} / ${formatMs(withFew)})`
  return buildRow(
    `${what}: 1,000,000 events stored ÷ 10,000, p50`,
    figures,
    `≤ ${bar.toFixed(2)}`,
    ratio <= bar,
  )
}

async function read({ url, keys }: Filled, path: string): Promise<void> {
  const status = await send({ url: `${url}${path}`, key: keys.next() })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}

async function append({ db, jobs }: Filled, index: number): Promise<void> {
  const open = (computeSpread(index, jobs / openEvery) + 1) * openEvery
  const events = [
    { dedupeKey: `bench ${index}`, event: { type: 'status' as const, label: `Appended ${index}` } },
  ]
  await recordStep({ db, now: () => new Date() }, buildJobId(open, jobs), async () => ({ events }))
}

function buildCursor({ jobs }: Filled, index: number): string {
  // with a full page behind it
  const n = Math.max(50, computeSpread(index, jobs) + 1)
  return writeCursor({ id: buildJobId(n, jobs), createdAt: computeCreatedAt(n, jobs) })
}

function chooseEndedJob({ jobs }: Filled, index: number): number {
  const n = computeSpread(index, jobs) + 1
  return n % openEvery === 0 ? n - 1 : n
}

/** All over the place, the same each time: a prime leaves no number below `count` out. */
function computeSpread(index: number, count: number): number {
  return (index * 7_919) % count
}

import { Listener } from '../../store/database/listen.ts'
import { inTransaction, openStore } from '../../store/database/open.ts'
import { insertEvents } from '../../store/jobs/events.ts'
import { lockJob } from '../../store/jobs/jobs.ts'
import { measureThroughput } from '../load.ts'
import { openJob } from '../open-job.ts'
import type { BenchService } from '../service.ts'
import { buildRow, computeMedian, type Row } from '../statistics.ts'

const [writers, listeners, appends, rounds] = [32, 4, 4_000, 3]

/**
 * Commits of many writers at once, each to a job of its own: with a reader of every job, and with
 * none. Processes listen in both cases.
 */
export async function measureAnnounced(service: BenchService): Promise<Row[]> {
  const databaseUrl = service.env.DATABASE_URL ?? ''
  const db = openStore(databaseUrl, { max: writers })
  const listening = Array.from({ length: listeners }, () => new Listener(databaseUrl))
  await Promise.all(listening.map((listener) => listener.start()))
  const append = async (announced: 'nothing' | 'events') => {
    const jobs = await Promise.all(
      Array.from({ length: writers }, () => openJob(service, announced)),
    )
    return await measureThroughput(appends, writers, async (index) => {
      const id = jobs[index % writers] ?? ''
      const event = { type: 'status' as const, label: `event ${index}` }
      const events = [{ dedupeKey: `bench ${index}`, event }]
      await inTransaction(db, async (tx) => {
        await lockJob(tx, id)
        await insertEvents(tx, { id }, events, new Date())
      })
      return 200
    })
  }
  const pairs: { silent: number; read: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ silent: await append('nothing'), read: await append('events') })
  await Promise.all(listening.map((listener) => listener.close()))
  await db.end()
  const ratio = computeMedian(pairs.map(({ silent, read }) => silent / read))
  const [silent, read] = [
    computeMedian(pairs.map((pair) => pair.silent)),
    computeMedian(pairs.map((pair) => pair.read)),
  ]
  return [
    buildRow(
      `appends of ${writers} writers without readers ÷ with a reader of each job`,
      `${ratio.toFixed(2)} (${silent.toFixed(0)} / ${read.toFixed(0)} per s)`,
      '≥ 1.00',
      ratio >= 1,
    ),
  ]
}

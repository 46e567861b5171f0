import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { startProcess } from '../../test/support/process.ts'
import { send, throughput } from '../load.ts'
import type { BenchService } from '../service.ts'
import { median, type Row, row } from '../statistics.ts'

const runs = 120
const concurrency = 16
const rounds = 3

/**
 * A search by name, ten providers asked, through API, workflow and database against a bare workflow with one activity on the same server (design
 * §8). Providers are stand-ins on loopback, and their answers are kept as in production: a name that many look for is fetched once.
 */
export async function measureSearch(service: BenchService): Promise<Row[]> {
  const bare = await startProcess('bench/bare/worker.ts', service.env)
  const connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
  const client = new Client({ connection, namespace: service.namespace })
  const body = JSON.stringify({ query: 'Zelda Quibbleworth', format: 'json' })
  const ours = () => throughput(runs, concurrency, () => send({ url: `${service.url}/api/v1/search`, body, key: service.nextKey() }))
  const theirs = () =>
    throughput(runs, concurrency, async () => {
      await client.workflow.execute('bare', { taskQueue: 'bare', workflowId: randomUUID() })
      return 200
    })
  await ours()
  await theirs()
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1) pairs.push({ ours: await ours(), theirs: await theirs() })
  await connection.close()
  await bare.kill()
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs))
  const figures = `${median(pairs.map((pair) => pair.ours)).toFixed(1)} / ${median(pairs.map((pair) => pair.theirs)).toFixed(1)} per s`
  return [row('search by name ÷ bare workflow with one activity, throughput', `${ratio.toFixed(2)} (${figures})`, '≥ 0.50', ratio >= 0.5)]
}

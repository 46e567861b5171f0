import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { startProcess } from '../../test/support/process.ts'
import { send, throughput } from '../load.ts'
import type { BenchService } from '../service.ts'
import { median, type Row, row } from '../statistics.ts'

const concurrency = 16
const rounds = 3

/** The throughput of one request of ours, side by side with that of a bare workflow with one activity on the same server (design §8). */
export async function measureAgainstBare(
  service: BenchService,
  { what, path, body: sent, runs }: { what: string; path: string; body: object; runs: number },
): Promise<Row[]> {
  const bare = await startProcess('bench/bare/worker.ts', service.env)
  const connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
  const client = new Client({ connection, namespace: service.namespace })
  const body = JSON.stringify(sent)
  const ours = () => throughput(runs, concurrency, () => send({ url: `${service.url}${path}`, body, key: service.nextKey() }))
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
  return [row(`${what} ÷ bare workflow with one activity, throughput`, `${ratio.toFixed(2)} (${figures})`, '≥ 0.50', ratio >= 0.5)]
}

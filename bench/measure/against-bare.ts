import { send, throughput } from '../load.ts'
import { openBare } from '../open-bare.ts'
import type { BenchService } from '../service.ts'
import { median, type Row, row } from '../statistics.ts'

const concurrency = 16
const rounds = 3

type Measured = { what: string; runs: number; bar: number | null }

/**
 * The throughput of one request of ours that waits for its answer, side by side with that of a bare
 * workflow.
 */
export async function measureAgainstBare(
  service: BenchService,
  { what, path, body: sent, runs }: { what: string; path: string; body: object; runs: number },
): Promise<Row[]> {
  const body = JSON.stringify(sent)
  const call = () => send({ url: `${service.url}${path}`, body, key: service.nextKey() })
  return await measureCallAgainstBare(service, { what, runs, bar: 0.5 }, call)
}

/**
 * The same of whatever comes to its end with a run.
 * @param bar the least ratio to hold; null: there is none
 * @param call resolves with 200 when the run has ended well
 */
export async function measureCallAgainstBare(
  service: BenchService,
  { what, runs, bar }: Measured,
  call: () => Promise<number>,
): Promise<Row[]> {
  const bare = await openBare(service)
  const ours = () => throughput(runs, concurrency, call)
  const theirs = () => throughput(runs, concurrency, bare.run)
  await ours()
  await theirs()
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await ours(), theirs: await theirs() })
  await bare.close()
  const ratio = median(pairs.map((pair) => pair.ours / pair.theirs))
  const figures =
    `${median(pairs.map((pair) => pair.ours)).toFixed(1)} / ` +
    `${median(pairs.map((pair) => pair.theirs)).toFixed(1)} per s`
  const wanted = bar === null ? 'none' : `≥ ${bar.toFixed(2)}`
  return [
    row(
      `${what} ÷ bare workflow with one activity, throughput`,
      `${ratio.toFixed(2)} (${figures})`,
      wanted,
      ratio >= (bar ?? 0),
    ),
  ]
}

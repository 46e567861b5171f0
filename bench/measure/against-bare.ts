import { measureThroughput, send } from '../load.ts'
import { openBare } from '../open-bare.ts'
import type { BenchService } from '../service.ts'
import type { Row } from '../statistics.ts'
import { measureRatio } from './measure-ratio.ts'

const concurrency = 16

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
  const ours = () => measureThroughput(runs, concurrency, call)
  const theirs = () => measureThroughput(runs, concurrency, bare.run)
  const ratio = await measureRatio({
    what: `${what} ÷ bare workflow with one activity`,
    bar,
    ours,
    theirs,
    rounds: 3,
    warmUps: 1,
    digits: 1,
  })
  await bare.close()
  return [ratio]
}

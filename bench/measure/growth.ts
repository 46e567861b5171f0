import { setTimeout as sleep } from 'node:timers/promises'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { call } from '../../test/support/calls/call.ts'
import { measureThroughput } from '../load.ts'
import { loadProcessMemory } from '../process-memory.ts'
import type { BenchService } from '../service.ts'
import { buildRow, type Row } from '../statistics.ts'

const atOnce = 16
/** Looks at the memory while the requests run: the first tenth is the warm-up. */
const looks = 10
const maxGrowth = 0.1

const kinds = [
  { what: 'VINs', path: '/api/v1/vin', body: { ...requestExamples.vin, refresh: true } },
  {
    what: 'searches',
    path: '/api/v1/search',
    body: { query: 'Zelda Quibbleworth', format: 'json' },
  },
] as const
/** How many of each are asked for in a whole run. */
const counts = { VINs: 10_000, searches: 2_000 } as const

/**
 * How the memory of API and worker grows while many requests are answered: the curve, and the end
 * beside what each process held after the first tenth. The rows of one kind come when it is
 * measured, since each takes minutes.
 * @param share of the requests of a whole run
 */
export async function* measureGrowth(
  service: BenchService,
  share: number,
): AsyncGenerator<Row, void> {
  for (const { what, path, body } of kinds) {
    const count = Math.round(counts[what] * share)
    const ask = async () => {
      const response = await call(service.url, path, { key: service.nextKey(), body })
      await response.arrayBuffer()
      return response.status
    }
    // alone first: sixteen at once would all ask what is not kept yet, and spend a provider's limit
    await ask()
    const curve: Memory[] = []
    for (let look = 0; look < looks; look += 1) {
      await measureThroughput(count / looks, atOnce, ask)
      curve.push(await readMemory(service))
    }
    for (const process of ['API', 'worker'] as const) {
      const megabytes = curve.map((memory) => memory[process])
      const growth = (megabytes.at(-1) ?? 0) / (megabytes[0] ?? 1) - 1
      yield buildRow(
        `growth of the ${process} over ${count.toLocaleString('en')} ${what}`,
        `${(100 * growth).toFixed(0)} % (${megabytes.map((each) => each.toFixed(0)).join(' ')} MB)`,
        `≤ ${100 * maxGrowth} %`,
        growth <= maxGrowth,
      )
    }
  }
}

/** Loaded into the processes whose growth is measured. */
export const growthOptions = `--import ${import.meta.resolve('../collect-garbage.ts')}`
/** How long a process is given to collect its garbage. */
const collectMs = 1_000

type Memory = Record<'API' | 'worker', number>

/**
 * What is held, without garbage: the engine lets that lie while there is room, and the worker's
 * memory then rises by half and falls again every few hundred searches.
 */
async function readMemory({ pids }: BenchService): Promise<Memory> {
  for (const pid of [pids.API, pids.worker]) process.kill(pid, 'SIGUSR2')
  await sleep(collectMs)
  const toMegabytes = (pid: number) => loadProcessMemory(pid, 'VmRSS') / 1_048_576
  return { API: toMegabytes(pids.API), worker: toMegabytes(pids.worker) }
}

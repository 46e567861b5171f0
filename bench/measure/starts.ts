import { sumProcessMs } from '../process-time.ts'
import type { BenchService } from '../service.ts'
import { startMeasured } from '../start-measured.ts'
import { buildRow, computeMedian, type Row } from '../statistics.ts'

const rounds = 3
const barSeconds = 1.5

/**
 * Processor time of a worker from its start until it takes work, beside a worker of the SDK with
 * one workflow and one activity. The first start of each fills the caches that later ones find.
 */
export async function measureStarts({ env }: BenchService): Promise<Row[]> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const seconds = {
      ours: await measureStart('worker/main.ts', env),
      bare: await measureStart('bench/bare/worker.ts', env),
    }
    if (round === 0) continue
    ours.push(seconds.ours)
    bare.push(seconds.bare)
  }
  return [
    buildRow(
      'processor time of the start of a worker',
      `${computeMedian(ours).toFixed(2)} s (a bare worker ${computeMedian(bare).toFixed(2)} s)`,
      `≤ ${barSeconds.toFixed(1)} s`,
      computeMedian(ours) <= barSeconds,
    ),
  ]
}

/** @returns seconds */
async function measureStart(file: string, env: Record<string, string>): Promise<number> {
  const started = await startMeasured(file, env)
  const usedMs = sumProcessMs(started.pid)
  // as one that is stopped it leaves all of its modules to the next
  await started.stop()
  return usedMs / 1_000
}

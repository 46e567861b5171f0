/** A vitest reporter: a run that takes too long fails, and its slowest files are named. */
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

type FileTime = { file: string; ms: number }

const slowestShown = 3
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** What the run says at its end, and whether it took too long. */
export function judgeTimes(
  files: readonly FileTime[],
  { tookMs, limitMs }: { tookMs: number; limitMs: number },
): { lines: string[]; isTooLong: boolean } {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown)
  const named = slowest.map(({ file, ms }) => `${file} (${seconds(ms)})`)
  const isTooLong = tookMs > limitMs
  const verdict = `The run took ${seconds(tookMs)}: the limit is ${seconds(limitMs)}.`
  return {
    lines: [...(isTooLong ? [verdict] : []), `Slowest files: ${named.join(', ')}`],
    isTooLong,
  }
}

/** @param limitSeconds of the whole run, with the start of its servers */
export function timeLimit(limitSeconds: number): Reporter {
  const startedAt = performance.now()
  return {
    onTestRunEnd(modules: readonly TestModule[]) {
      const files = modules.map((module) => ({
        file: path.relative(process.cwd(), module.moduleId),
        ms: module.diagnostic().duration,
      }))
      const times = { tookMs: performance.now() - startedAt, limitMs: limitSeconds * 1_000 }
      const { lines, isTooLong } = judgeTimes(files, times)
      for (const line of lines) console.log(line)
      if (isTooLong) process.exitCode = 1
    },
  }
}

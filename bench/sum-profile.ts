/** Sums what a CPU profile of V8 says, as the inspector's `Profiler.Profile` defines it. */
import { z } from 'zod'

/** Times in microseconds of the machine's monotonic clock. */
export const CpuProfile = z.object({
  startTime: z.number(),
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
      }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})
type CpuProfile = z.infer<typeof CpuProfile>

/** A function and the milliseconds in which it ran itself, without what it called. */
export type HeavyFunction = { name: string; place: string; selfMs: number }

/** Waiting is no work, and what the profiler does is not the service's. */
const left = new Set(['(idle)', '(root)'])

/**
 * What ran within a time, heaviest first; functions of one place are one.
 * @param within microseconds of the monotonic clock
 */
export function sumProfile(
  { startTime, nodes, samples, timeDeltas }: CpuProfile,
  within: { from: number; to: number },
): HeavyFunction[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const sums = new Map<string, HeavyFunction>()
  let at = startTime
  samples.forEach((id, index) => {
    const micros = timeDeltas[index] ?? 0
    at += micros
    const frame = frames.get(id)
    if (frame === undefined || at < within.from || at > within.to) return
    const { functionName, url, lineNumber } = frame
    if (left.has(functionName)) return
    const name = functionName === '' ? '(anonymous)' : functionName
    const place = url === '' ? '' : `${url}:${lineNumber + 1}`
    const sum = sums.get(`${name} ${place}`) ?? { name, place, selfMs: 0 }
    sum.selfMs += micros / 1_000
    sums.set(`${name} ${place}`, sum)
  })
  return [...sums.values()].toSorted((a, b) => b.selfMs - a.selfMs)
}

import { z } from 'zod'
import { loadProcessMemory } from './process-memory.ts'

/**
 * What a sweep run as a process of its own says about itself. Milliseconds from its start, process
 * start and imports left out.
 */
export const SweepReport = z.strictObject({
  wallMs: z.number(),
  /** When each site was done with. */
  doneMs: z.array(z.number()),
  /** Accounts, with the time at which they were reported. */
  found: z.array(z.strictObject({ site: z.string(), ms: z.number() })),
  /** The most that the process held, less what it held before the sweep. */
  extraMb: z.number(),
})
export type SweepReport = z.infer<typeof SweepReport>

/** A list in WhatsMyName's format, a name and a deadline, as the measuring process passes them. */
export const SweepTask = z.strictObject({
  list: z.string(),
  username: z.string(),
  deadlineMs: z.number(),
  atOnce: z.number(),
})

/** Holds the clock and the memory of a run, and prints the report. */
export function startReport(): { done: (account?: string) => void; print: () => void } {
  const started = performance.now()
  const before = process.memoryUsage.rss()
  const report: SweepReport = { wallMs: 0, doneMs: [], found: [], extraMb: 0 }
  return {
    done(account) {
      const ms = performance.now() - started
      report.doneMs.push(ms)
      if (account !== undefined) report.found.push({ site: account, ms })
    },
    print() {
      report.wallMs = performance.now() - started
      report.extraMb = (loadProcessMemory('self', 'VmHWM') - before) / 1_048_576
      process.stdout.write(JSON.stringify(report))
    },
  }
}

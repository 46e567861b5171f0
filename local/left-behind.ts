/**
 * What an earlier start of this clone left running: the API and the worker end by themselves, but
 * not at once.
 */
import type { Layout } from './layout.ts'
import { endOtherProcess, listProcesses, type StopStep } from './processes.ts'

const stopSteps: StopStep[] = [
  { signal: 'SIGTERM', waitMs: 12_000 },
  { signal: 'SIGKILL', waitMs: 1_000 },
]

/**
 * Ends them and waits; returns how many there were. PostgreSQL and Temporal themselves are looked
 * for when they are started.
 */
export async function endLeftBehind(layout: Layout): Promise<number> {
  const left = (await listProcesses()).filter(
    ({ commandLine }) =>
      commandLine.startsWith('people-research-service ') &&
      commandLine.includes(` of ${layout.folder} `),
  )
  await Promise.all(left.map(({ pid }) => endOtherProcess(pid, stopSteps)))
  return left.length
}

/** A PostgreSQL that outlived everything that watched it. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { findText } from '../files.ts'
import { endOtherProcess, findProcess, type StopStep } from '../processes.ts'

/**
 * Fast shutdown (roll back, write out), then an immediate one, which costs a recovery at the next
 * start.
 */
export const stopSteps: StopStep[] = [
  { signal: 'SIGINT', waitMs: 7_000 },
  { signal: 'SIGQUIT', waitMs: 3_000 },
  { signal: 'SIGKILL', waitMs: 1_000 },
]

/**
 * Stops the server that still runs on this data folder and removes what a dead one left. The pid
 * file alone proves nothing: its number may belong to any process, so the command line must name
 * the folder.
 */
export async function stopOrphan(dataFolder: string): Promise<boolean> {
  const file = path.join(dataFolder, 'postmaster.pid')
  const pid = Number((await findText(file))?.split('\n')[0])
  const found = Number.isInteger(pid) && pid > 0 ? await findProcess(pid) : undefined
  const ours = found?.commandLine.includes(`/bin/postgres -D ${dataFolder} `) ?? false
  if (ours) await endOtherProcess(pid, stopSteps)
  await rm(file, { force: true })
  return ours
}

/**
 * One folder for all that the tests of a run write into the machine's folder for temporary files:
 * gone with the run or, where the run was killed, with the next one.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listProcesses } from '../../../local/processes.ts'

const prefix = 'people-research-service-run-'

/** Where what is kept between runs lies. */
export const keptFolder = process.env.KEPT_TMPDIR ?? os.tmpdir()

/** Makes the folder of this run, which all of its processes then take for the machine's. */
export async function openRunFolder(): Promise<void> {
  // a run that a test starts lies in the folder of its own
  if (process.env.KEPT_TMPDIR !== undefined) return
  const home = os.tmpdir()
  for (const name of findAbandoned(readdirSync(home), await listProcesses()))
    removeFolder(path.join(home, name))
  const folder = mkdtempSync(path.join(home, `${prefix}${process.pid}-`))
  // as root, PostgreSQL runs as another user, who must be able to pass
  chmodSync(folder, 0o711)
  process.env.KEPT_TMPDIR = home
  process.env.TMPDIR = folder
  process.once('exit', () => removeFolder(folder))
}

/**
 * The folders of runs that were killed. A process of such a run may outlive it for some seconds,
 * and names its folder in its arguments.
 */
export function findAbandoned(
  names: readonly string[],
  processes: readonly { pid: number; commandLine: string }[],
): string[] {
  return names.filter((name) => {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    return (
      pid !== undefined &&
      !processes.some((one) => one.pid === Number(pid) || one.commandLine.includes(name))
    )
  })
}

/** What another user owns, or a process that ends still writes, is left to a later run. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  } catch {}
}

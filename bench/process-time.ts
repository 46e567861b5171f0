import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for every program. */
const tickMs = 10

type Process = { pid: number; parent: number; ownMs: number; endedChildrenMs: number }

/** Processor milliseconds that a process and its children have used, those included that ended. */
export function sumProcessMs(pid: number): number {
  return listProcesses()
    .filter((process) => process.pid === pid || process.parent === pid)
    .reduce(
      (sum, { ownMs, endedChildrenMs, ...process }) =>
        sum + ownMs + (process.pid === pid ? endedChildrenMs : 0),
      0,
    )
}

/** The same of all processes of a service. */
export function sumServiceMs({ pids }: { pids: Readonly<Record<string, number>> }): number {
  return Object.values(pids).reduce((sum, pid) => sum + sumProcessMs(pid), 0)
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const text = readStat(name)
      if (text === null) return []
      // the name stands in parentheses and may hold blanks
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      const at = (index: number) => Number(fields[index - 3])
      return [
        {
          pid: Number(name),
          parent: at(4),
          ownMs: (at(14) + at(15)) * tickMs,
          endedChildrenMs: (at(16) + at(17)) * tickMs,
        },
      ]
    })
}

function readStat(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
}

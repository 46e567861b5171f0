import { readFileSync } from 'node:fs'

/**
 * What a process holds in memory, or the most that it held, in bytes; zero on systems without
 * Linux's `/proc` and for a process that has ended. The most that `process.resourceUsage()` gives
 * is no measure of a started program: it begins with what the program that started it held.
 */
export function loadProcessMemory(pid: number | 'self', field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readProc(`/proc/${pid}/status`))
  return Number(kilobytes?.[1] ?? 0) * 1_024
}

/** What the processes that this one started hold now, in bytes. */
export function sumChildrenMemory(): number {
  return readProc(`/proc/self/task/${process.pid}/children`)
    .split(' ')
    .filter((id) => id !== '')
    .reduce((sum, id) => sum + loadProcessMemory(Number(id), 'VmRSS'), 0)
}

function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

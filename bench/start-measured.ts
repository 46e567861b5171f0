import { type Running, startProcess } from '../test/support/process.ts'
import { shipped } from '../test/support/short-lived.ts'

/** Starts a program with the options of Node that production runs with. */
export function startMeasured(
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<Running> {
  return startProcess(file, env, args, { options: shipped })
}

import { chooseModulesDir } from '../config/process-environment.ts'
import { type Running, startProcess } from '../test/support/process.ts'
import { shipped } from '../test/support/short-lived.ts'

/**
 * Starts a program as production does: with its options of Node, and modules that the starts before
 * it have compiled.
 */
export function startMeasured(
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<Running> {
  const compiled = { NODE_COMPILE_CACHE: chooseModulesDir(), ...env }
  return startProcess(file, compiled, args, { options: shipped })
}

import { chooseModulesDir } from '../config/process-environment.ts'
import { apiNodeOptions } from '../process/api-node-options.ts'
import { type Running, startProcess } from '../test/support/processes/process.ts'
import { shipped } from '../test/support/runner/short-lived.ts'

/** The API, with what it is measured against. */
const servers = new Set(['server/main.ts', 'bench/bare/koa.ts', 'bench/bare/page.ts'])

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
  const options = servers.has(file) ? [...shipped, ...apiNodeOptions] : shipped
  return startProcess(file, compiled, args, { options })
}

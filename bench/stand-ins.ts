import { z } from 'zod'
import { startProcess } from '../test/support/processes/process.ts'

const Environment = z.record(z.string(), z.string())

/**
 * The invented internet of the tests in a process of its own.
 * @returns the environment in which the service reaches that internet only
 */
export async function startStandIns(): Promise<{
  env: Record<string, string>
  stop(): Promise<unknown>
}> {
  const running = await startProcess('test/support/internet/main.ts', {})
  const line = running
    .output()
    .split('\n')
    .find((text) => text.startsWith('{'))
  return { env: Environment.parse(JSON.parse(line ?? '{}')), stop: () => running.stop() }
}

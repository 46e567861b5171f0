/**
 * The vehicle dataset: unpacked and indexed before the worker would do it, so that the person at
 * the terminal sees why it takes a while.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const Outcome = z.union([z.object({ done: z.literal(true) }), z.object({ failed: z.string() })])

/**
 * Unpacks the data of vehicles in a process of its own, since it takes all of a core.
 * @throws StartError when that fails
 */
export async function prepareDataset(dataFolder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      path.join(import.meta.dirname, 'children', 'prepare-dataset.ts'),
      dataFolder,
    ],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  const outcome = await new Promise<z.infer<typeof Outcome>>((resolve) => {
    child.once('message', (raw) => resolve(Outcome.parse(raw)))
    child.once('error', (error) => resolve({ failed: error.message }))
    child.once('exit', (code, signal) =>
      resolve({ failed: `its process ended (${signal ?? `exit code ${code}`})` }),
    )
  })
  if ('failed' in outcome) throw new StartError(outcome.failed)
}

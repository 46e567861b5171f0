/**
 * `npm run record:history -- vin fresh`: plays a run on a stack of its own and saves its history
 * for the replay test. Reviewed like code.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Help, runCommand, UsageError } from '../../commands/command.ts'
import { type Command, runProcess, type Shell } from '../../commands/shell.ts'
import { isHelp } from '../../process/is-help.ts'
import { historyFile, historyText } from '../support/histories/histories.ts'
import { shapesOf, workflowNames } from '../support/histories/shapes.ts'
import { openRuns } from '../support/runs/runs.ts'
import { startTestStack } from '../support/stack/start.ts'

const usage = [
  'npm run record:history -- <workflow> <shape>… | all',
  ...workflowNames.map(
    (name) =>
      `Shapes of ${name}: ${shapesOf(name)
        .map((shape) => shape.name)
        .join(', ')}.`,
  ),
].join('\n')

async function record({ args }: Shell): Promise<void> {
  if (args.some(isHelp)) throw new Help(usage)
  const [asked, ...names] = args
  const workflow = workflowNames.find((name) => name === asked)
  if (workflow === undefined) throw new UsageError(usage)
  const shapes = shapesOf(workflow).filter(
    ({ name }) => names.includes('all') || names.includes(name),
  )
  if (shapes.length === 0 || shapes.length < names.length) throw new UsageError(usage)
  const stack = await startTestStack()
  try {
    const runs = await openRuns(stack, 'record-history')
    await Promise.all(
      shapes.map(async ({ name, play }) => {
        const jobId = await play(runs)
        const history = await runs.client.workflow.getHandle(jobId).fetchHistory()
        const file = historyFile(workflow, name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, historyText(history))
        console.log(`${history.events?.length} events: ${path.relative(process.cwd(), file)}`)
      }),
    )
    await runs.close()
  } finally {
    await stack.stop()
  }
}

export const recordHistory: Command = (shell) => runCommand(shell, () => record(shell))

if (import.meta.main) await runProcess(recordHistory)

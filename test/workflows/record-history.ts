/** `npm run record:history -- vin fresh`: plays a run on a stack of its own and saves its history for the replay test. Reviewed like code. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runCommand, UsageError } from '../../commands/command.ts'
import { historyFile, historyText } from '../support/histories.ts'
import { openRuns } from '../support/runs.ts'
import { startTestStack } from '../support/stack/start.ts'
import { isVinShape, type VinShape, vinShapeNames, vinShapes } from '../support/vin-shapes.ts'

const usage = `npm run record:history -- vin <shape>… | all\nShapes of vin: ${vinShapeNames.join(', ')}.`

await runCommand(async () => {
  const [operation, ...names] = process.argv.slice(2)
  const shapes = names.includes('all') ? vinShapeNames : names.filter(isVinShape)
  if (operation !== 'vin' || shapes.length === 0 || shapes.length < names.length) throw new UsageError(usage)
  const stack = await startTestStack()
  try {
    const runs = await openRuns(stack, 'record-history')
    const record = async (shape: VinShape) => {
      const jobId = await vinShapes[shape](runs)
      const history = await runs.client.workflow.getHandle(jobId).fetchHistory()
      const file = historyFile(operation, shape)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, historyText(history))
      console.log(`${history.events?.length} events: ${path.relative(process.cwd(), file)}`)
    }
    await Promise.all(shapes.map(record))
    await runs.close()
  } finally {
    await stack.stop()
  }
})

import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { bundleWorkflowCode, ReplayError, Worker } from '@temporalio/worker'
import { DeterminismViolationError } from '@temporalio/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workflowBundle } from '../../worker/bundle.ts'
import { searched } from '../support/fake-search.ts'
import { historyFile, readHistory, wordsOf } from '../support/histories.ts'
import { quieten } from '../support/runs.ts'
import { testDataDir } from '../support/service.ts'
import { shapesOf, workflowNames } from '../support/shapes.ts'
import { accord } from '../support/vin-shapes.ts'

const root = path.join(import.meta.dirname, '..', '..')
const silent = () => undefined
const logger = { log: silent, trace: silent, debug: silent, info: silent, warn: silent, error: silent }

/** Today's workflows with one line changed, bundled elsewhere. */
async function brokenTwin(folder: string, file: string, line: string, changed: string): Promise<string> {
  const twin = path.join(folder, 'workflows')
  await rm(twin, { recursive: true, force: true })
  await cp(path.join(root, 'workflows'), twin, { recursive: true })
  const text = await readFile(path.join(twin, file), 'utf8')
  expect(text.split(line)).toHaveLength(2)
  await writeFile(path.join(twin, file), text.replace(line, changed))
  return (await bundleWorkflowCode({ workflowsPath: path.join(twin, 'index.ts'), logger })).code
}

describe.each(workflowNames)('recorded histories of %s', (workflow) => {
  const shapes = shapesOf(workflow).map(({ name }) => name)
  const historyOf = async (shape: string) => readHistory(await readFile(historyFile(workflow, shape), 'utf8'))
  let folder: string
  beforeAll(async () => {
    quieten()
    folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-twin-'))
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test(`there is one for each of its control flows: npm run record:history -- ${workflow} all`, async () => {
    const files = await readdir(path.dirname(historyFile(workflow, '')))
    expect(files.sort()).toEqual(shapes.map((shape) => `${shape}.json`).sort())
  })

  test.each(shapes)('a run that was %s replays in the workflows of today', async (shape) => {
    const codePath = await workflowBundle(testDataDir)
    await Worker.runReplayHistory({ workflowBundle: { codePath } }, await historyOf(shape))
  })

  test('each of them fails in workflows that wait before they start', async () => {
    const line = 'const { state, deadlineMs } = await record.startRun(jobId)'
    const code = await brokenTwin(folder, 'run.ts', line, `await sleep(1)\n${line}`)
    const passed: string[] = []
    for (const shape of shapes) {
      const outcome = await Worker.runReplayHistory({ workflowBundle: { code } }, await historyOf(shape)).then(() => 'passes', kindOf)
      if (outcome !== 'differs') passed.push(`${shape} ${outcome}`)
    }
    expect(passed).toEqual([])
  })

  test('none of them names what was asked, this machine or a stack of calls', async () => {
    for (const shape of shapes) {
      const text = wordsOf(await historyOf(shape))
      for (const word of [accord, '0ZZZZ82633A004352', 'HONDA', ...searched.split(' '), `@${os.hostname()}`, root, 'stackTrace']) {
        expect(text.toLowerCase().includes(word.toLowerCase()), `${shape}: ${word}`).toBe(false)
      }
      expect(text).toContain('jobId')
    }
  })
})

function kindOf(error: unknown): string {
  if (error instanceof DeterminismViolationError || error instanceof ReplayError) return 'differs'
  throw error
}

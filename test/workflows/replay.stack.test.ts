import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ReplayError } from '@temporalio/worker'
import { DeterminismViolationError } from '@temporalio/workflow'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildWorkflowBundle } from '../../worker/bundle.ts'
import { root } from '../support/code/root.ts'
import { searched } from '../support/histories/fake-search.ts'
import { historyFile, readHistory, wordsOf } from '../support/histories/histories.ts'
import { replayAll } from '../support/histories/replay-all.ts'
import { shapesOf, workflowNames } from '../support/histories/shapes.ts'
import { accord } from '../support/histories/vin-shapes.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'
import { quieten } from '../support/worker/run-worker.ts'
import { recordHistory } from './record-history.ts'

/** Today's bundle, changed in one place: every run waits before it starts. */
function breakBundle(code: string): string {
  const start = /const start = await \S+\.startRun\(jobId, \w+\)/g
  expect(code.match(start)).toHaveLength(1)
  return code.replace(start, (line) => `await new Promise((go) => setTimeout(go, 1));${line}`)
}

type Workflow = (typeof workflowNames)[number]
const namesOf = (workflow: Workflow) => shapesOf(workflow).map(({ name }) => name)
const historyOf = async (workflow: Workflow, shape: string) =>
  readHistory(await readFile(historyFile(workflow, shape), 'utf8'))
/** What the replay of each history ends with, by the names of its workflow and its shape. */
let today: Map<string, unknown>
let broken: Map<string, unknown>

// all of them in one worker: each has a thread of its own, which takes a third of a second to start
beforeAll(async () => {
  quieten()
  const code = await readFile(await buildWorkflowBundle(testDataDir), 'utf8')
  const shapes = workflowNames.flatMap((workflow) =>
    namesOf(workflow).map((shape) => ({ workflow, shape })),
  )
  const histories = await Promise.all(
    shapes.map(async ({ workflow, shape }) => ({
      workflowId: `${workflow} ${shape}`,
      history: await historyOf(workflow, shape),
    })),
  )
  today = await replayAll(code, histories)
  broken = await replayAll(breakBundle(code), histories)
})

test('npm run record:history -- --help names the control flows of each workflow', async () => {
  const { stdout, stderr, status } = await runInProcess(recordHistory, ['--help'], {})
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toMatch(/^npm run record:history -- /)
  for (const workflow of workflowNames)
    expect(stdout).toContain(`\nShapes of ${workflow}: ${namesOf(workflow).join(', ')}.`)
})

describe.each(workflowNames)('recorded histories of %s', (workflow) => {
  const shapes = namesOf(workflow)

  test(`a history is recorded for each control flow: npm run record:history -- ${workflow} all`, async () => {
    const files = await readdir(path.dirname(historyFile(workflow, '')))
    expect(files.sort()).toEqual(shapes.map((shape) => `${shape}.json`).sort())
  })

  test.each(shapes)('a run that was %s replays in the workflows of today', (shape) => {
    expect(today.get(`${workflow} ${shape}`)).toBe(null)
  })

  test.each(shapes)('a run that was %s fails in workflows that wait before they start', (shape) => {
    const error = broken.get(`${workflow} ${shape}`)
    expect(error instanceof DeterminismViolationError || error instanceof ReplayError).toBe(true)
  })

  test('no recorded history names what was asked, this machine or a stack of calls', async () => {
    for (const shape of shapes) {
      const text = wordsOf(await historyOf(workflow, shape))
      for (const word of [
        accord,
        '0ZZZZ82633A004352',
        'HONDA',
        ...searched.split(' '),
        `@${os.hostname()}`,
        root,
        'stackTrace',
      ]) {
        expect(text.toLowerCase().includes(word.toLowerCase()), `${shape}: ${word}`).toBe(false)
      }
      expect(text).toContain('jobId')
    }
  })
})

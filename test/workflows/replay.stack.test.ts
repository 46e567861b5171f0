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
import { testDataDir } from '../support/runner/test-data-dir.ts'
import { quieten } from '../support/worker/run-worker.ts'

/** Today's bundle, changed in one place: every run waits before it starts. */
function breakBundle(code: string): string {
  const start = /const start = await \S+\.startRun\(jobId, \w+\)/g
  expect(code.match(start)).toHaveLength(1)
  return code.replace(start, (line) => `await new Promise((go) => setTimeout(go, 1));${line}`)
}

describe.each(workflowNames)('recorded histories of %s', (workflow) => {
  const shapes = shapesOf(workflow).map(({ name }) => name)
  const historyOf = async (shape: string) =>
    readHistory(await readFile(historyFile(workflow, shape), 'utf8'))
  let today: Map<string, unknown>
  let broken: Map<string, unknown>
  beforeAll(async () => {
    quieten()
    const code = await readFile(await buildWorkflowBundle(testDataDir), 'utf8')
    const load = async (shape: string) => ({ workflowId: shape, history: await historyOf(shape) })
    const histories = await Promise.all(shapes.map(load))
    today = await replayAll(code, histories)
    broken = await replayAll(breakBundle(code), histories)
  })

  test(`a history is recorded for each control flow: npm run record:history -- ${workflow} all`, async () => {
    const files = await readdir(path.dirname(historyFile(workflow, '')))
    expect(files.sort()).toEqual(shapes.map((shape) => `${shape}.json`).sort())
  })

  test.each(shapes)('a run that was %s replays in the workflows of today', (shape) => {
    expect(today.get(shape)).toBe(null)
  })

  test.each(shapes)('a run that was %s fails in workflows that wait before they start', (shape) => {
    const error = broken.get(shape)
    expect(error instanceof DeterminismViolationError || error instanceof ReplayError).toBe(true)
  })

  test('no recorded history names what was asked, this machine or a stack of calls', async () => {
    for (const shape of shapes) {
      const text = wordsOf(await historyOf(shape))
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

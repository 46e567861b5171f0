import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findAbandoned, keptFolder } from './run-folder.ts'
import { testDataDir } from './test-data-dir.ts'

test('temporary files of a test run lie in a folder of the run, what is kept lies beside it', () => {
  expect(path.basename(os.tmpdir())).toMatch(/^people-research-service-run-\d+-/)
  expect(path.dirname(os.tmpdir())).toBe(keptFolder)
  expect(path.dirname(testDataDir)).toBe(keptFolder)
})

test('the folder of a killed run is found once no process of the run is left', () => {
  const names = [
    'people-research-service-run-11-AAAAAA',
    'people-research-service-run-12-BBBBBB',
    'people-research-service-run-13-CCCCCC',
    'people-research-service-test-data',
    'of-another-program-11-AAAAAA',
  ]
  const server = 'postgres -D /tmp/people-research-service-run-12-BBBBBB/postgres/data '
  const processes = [
    { pid: 13, commandLine: 'node vitest run ' },
    { pid: 21, commandLine: server },
  ]
  expect(findAbandoned(names, processes)).toEqual(['people-research-service-run-11-AAAAAA'])
})

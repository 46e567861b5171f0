import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../../config/config-error.ts'
import { buildWorkflowBundle } from '../../worker/bundle.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'

test('workflows that cannot be kept, as on a full disk, leave no draft and are refused by a sentence', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-bundle-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const name = path.basename(await buildWorkflowBundle(testDataDir))
  // no file can take the place of this folder
  await mkdir(path.join(dataDir, 'bundles', name, 'full'), { recursive: true })
  const refused = await buildWorkflowBundle(dataDir).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ConfigError)
  expect(String(refused)).toMatch(/the workflows cannot be kept in \/.*\/bundles: \w+/)
  expect(await readdir(path.join(dataDir, 'bundles'))).toEqual([name])
})

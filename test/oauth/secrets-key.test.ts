import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSecretsKey } from '../../oauth/secrets-key.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'secrets-key-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const open = (secretsKey?: string) => openSecretsKey({ secretsKey, dataDir })

test('of processes that make the key of secrets at once, all have the same one', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => open()))
  expect(new Set(keys.map(String))).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['secrets-key'])
})

test('a file that holds no key of secrets is refused with what to do', async () => {
  await writeFile(path.join(dataDir, 'secrets-key'), '\n')
  await expect(open()).rejects.toThrow(/is empty: restore it/)
})

test('a key of secrets that is configured needs no file', async () => {
  expect(await open('a key of 16 signs')).toHaveLength(32)
  expect(await readdir(dataDir)).toEqual([])
})

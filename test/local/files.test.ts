import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findText, writePrivateFile } from '../../local/files.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'people-research-service-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a private file is found with its text, and none where none was written', async () => {
  const file = path.join(await makeFolder(), 'password')
  expect(await findText(file)).toBeNull()
  await writePrivateFile(file, 'kept')
  expect(await findText(file)).toBe('kept')
})

test('a file that is there and cannot be read is a fault, so that nothing takes its place', async () => {
  const file = path.join(await makeFolder(), 'password')
  await mkdir(file)
  await expect(findText(file)).rejects.toMatchObject({ code: 'EISDIR' })
})

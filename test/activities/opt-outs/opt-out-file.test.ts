import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadOptOutFile } from '../../../activities/opt-outs/opt-out-file.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'people-research-service-opt-outs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const entry = {
  kind: 'email',
  value: 'zelda@quibbleworth.org',
  platform: null,
  factKind: null,
  factValue: null,
  note: '',
}

test('the opt-outs beside a backup are loaded from their file', async () => {
  const folder = await makeFolder()
  await writeFile(path.join(folder, 'opt-outs.jsonl'), `${JSON.stringify(entry)}\n`)
  expect(await loadOptOutFile(folder)).toEqual([entry])
})

test('a folder without a file of opt-outs has none', async () => {
  expect(await loadOptOutFile(await makeFolder())).toEqual([])
})

test('a file of opt-outs that cannot be read is a fault, since a restore would forget them', async () => {
  const folder = await makeFolder()
  // a folder stands for what no permission can be taken from when root runs the tests
  await mkdir(path.join(folder, 'opt-outs.jsonl'))
  await expect(loadOptOutFile(folder)).rejects.toMatchObject({ code: 'EISDIR' })
})

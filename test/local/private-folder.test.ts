import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildLayout } from '../../local/layout.ts'
import { openPrivateFolder } from '../../local/private-folder.ts'

const umask = process.umask()
let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'private-'))
})
afterAll(async () => {
  process.umask(umask)
  await rm(root, { recursive: true, force: true })
})

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)

test('the local folder and what is written there are readable by their owner only', async () => {
  const layout = buildLayout(root)
  process.umask(0o022)
  await mkdir(layout.logs, { recursive: true })
  for (const file of [layout.service, layout.logOf('api')]) {
    await writeFile(file, 'from an earlier start')
    await chmod(file, 0o644)
  }
  await openPrivateFolder(layout)
  await writeFile(layout.logOf('worker'), 'written later')
  for (const file of [
    layout.service,
    ...(await readdir(layout.logs)).map((name) => path.join(layout.logs, name)),
  ])
    expect([file, await modeOf(file)]).toEqual([file, '600'])
  expect(await modeOf(layout.logs)).toBe('700')
  // PostgreSQL runs as another user where root starts it: that user passes through and reads
  // nothing
  expect(await modeOf(layout.folder)).toBe(process.getuid?.() === 0 ? '711' : '700')
})

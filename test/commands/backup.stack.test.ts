import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, symlink, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { backup } from '../../commands/backup.ts'
import { restore } from '../../commands/restore.ts'
import { suppress } from '../../commands/suppress.ts'
import { listTables } from '../../store/database/backup.ts'
import { openStore } from '../../store/database/open.ts'
import { findJobImage, insertImage } from '../../store/images/images.ts'
import { runInProcess, startAsProcess, startCommand } from '../support/processes/run-command.ts'
import { hold, makeJob } from '../support/rows/jobs.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { useStack } from '../support/stack/use-stack.ts'

describe('npm run backup with npm run restore', () => {
  let service: SharedService
  let folder: string
  let emptyUrl: string
  const databases: ReturnType<typeof openStore>[] = []
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-backup-'))
    service = await useApi()
    emptyUrl = await useStack().createTestDatabase(`restored_${process.pid}`)
  })
  afterAll(async () => {
    for (const db of databases) await db.end()
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const env = (more: Record<string, string> = {}) => ({
    ...service.env,
    BACKUP_DIR: folder,
    ...more,
  })
  const open = (url: string) => {
    const db = openStore(url, { max: 1 })
    databases.push(db)
    return db
  }
  /** Every row of every table that a backup holds, as texts. */
  const contentOf = async (db: ReturnType<typeof openStore>) => {
    const content: Record<string, string[]> = {}
    for (const { table } of await listTables(db)) {
      const { rows } = await db.query<{ row: string }>(
        `select t::text as row from ${table} t order by 1`,
      )
      content[table] = rows.map(({ row }) => row)
    }
    return content
  }
  const file = () => path.join(folder, 'one.backup')

  test('a round trip gives every row back, with opt-outs since the backup obeyed', async () => {
    const { rows } = await service.db.query<{ id: string }>(
      `select id from accounts where name = 'tester'`,
    )
    const owner = rows[0]?.id ?? ''
    const ended = `update jobs set status = 'succeeded', input = $2, result = $3, completed_at = now() where id = $1`
    const make = async (query: string) => {
      const id = await makeJob(service.db, { operation: 'search', accountId: owner })
      await service.db.query(ended, [id, { query, type: 'email' }, '{\n "hits": []}'])
      return id
    }
    const [kept, erased] = [await make('kept@example.org'), await make('gone@example.org')]
    await service.db.query(
      `update jobs set metadata = '{"note":"line\\nbreak “quoted” \\\\"}' where id = $1`,
      [kept],
    )
    const before = await contentOf(service.db)
    expect(await runInProcess(backup, [file()], env())).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/ \([1-9]\d* kB\) holds the database as of /),
    })
    expect((await stat(file())).mode & 0o777).toBe(0o600)

    const optOut = await runInProcess(suppress, ['add', '--email', 'gone@example.org'], env())
    expect(optOut.stdout).toContain('1 job erased')
    expect((await stat(path.join(folder, 'opt-outs.jsonl'))).mode & 0o777).toBe(0o600)
    expect(await readFile(path.join(folder, 'opt-outs.jsonl'), 'utf8')).toContain(
      'gone@example.org',
    )

    const restored = await runInProcess(restore, [file()], env({ DATABASE_URL: emptyUrl }))
    expect(restored).toMatchObject({ status: 0, stderr: '' })
    expect(restored.stdout).toMatch(
      /Opt-outs added since the backup: 1; jobs erased because of them: 1\./,
    )
    const after = await contentOf(open(emptyUrl))
    const withoutErased = ({ suppressions: _, ...tables }: typeof before) =>
      Object.entries(tables).map(([table, rows]) => [
        table,
        rows.filter((row) => !row.includes(erased)),
      ])
    expect(withoutErased(after)).toEqual(withoutErased(before))
    expect(JSON.stringify(after.jobs)).not.toContain('gone@example.org')
    expect(JSON.stringify(after.suppressions)).toContain('gone@example.org')
  }, 60_000)

  test('a database that holds accounts is replaced only when asked to', async () => {
    const refused = await runInProcess(restore, [file()], env({ DATABASE_URL: emptyUrl }))
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The database is not empty: add --replace/),
    })
    const replaced = await runInProcess(
      restore,
      [file(), '--replace'],
      env({ DATABASE_URL: emptyUrl }),
    )
    expect(replaced).toMatchObject({ status: 0, stdout: expect.stringContaining('rows restored') })
  }, 60_000)

  test('a database that still holds the picture of a run is replaced with it', async () => {
    const db = open(emptyUrl)
    const { rows } = await db.query<{ id: string }>('select id from jobs limit 1')
    const jobId = rows[0]?.id ?? ''
    const image = { id: 'img_1', sha1: '0', bytes: Buffer.from('a'), createdAt: new Date() }
    await insertImage(db, jobId, image)
    const replaced = await runInProcess(
      restore,
      [file(), '--replace'],
      env({ DATABASE_URL: emptyUrl }),
    )
    expect(replaced).toMatchObject({ status: 0, stderr: '' })
    expect(await findJobImage(db, jobId)).toBeNull()
  }, 60_000)

  test('a file that was cut changes nothing', async () => {
    const before = await contentOf(open(emptyUrl))
    await truncate(file(), (await stat(file())).size - 20)
    const cut = await runInProcess(restore, [file(), '--replace'], env({ DATABASE_URL: emptyUrl }))
    expect(cut).toMatchObject({
      status: 1,
      stderr: `${file()} is not a whole backup of this service.\n`,
    })
    expect(await contentOf(open(emptyUrl))).toEqual(before)
  }, 60_000)

  test('a missing file and a missing word are said in a sentence', async () => {
    const nowhere = path.join(folder, 'nowhere')
    for (const args of [[nowhere], [nowhere, '--replace']]) {
      const ran = await runInProcess(restore, args, env({ DATABASE_URL: emptyUrl }))
      expect(ran).toMatchObject({ status: 1, stderr: `There is no file ${nowhere}.\n` })
    }
    expect(await runInProcess(restore, [folder], env())).toMatchObject({
      status: 1,
      stderr: `${folder} cannot be read: illegal operation on a directory.\n`,
    })
    const missing = await runInProcess(restore, [], env())
    expect(missing).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^FILE is missing\./),
    })
  })

  test('a backup leaves what is no file as it is, such as a folder or a device', async () => {
    const socket = path.join(folder, 'socket')
    const server = createServer().listen(socket)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    for (const at of [folder, socket])
      expect(await runInProcess(backup, [at], env())).toMatchObject({
        status: 1,
        stderr: `${at} is there and no file: name another one.\n`,
      })
    expect((await stat(socket)).isSocket()).toBe(true)
  })

  test('a place where no backup can be written is said in a sentence', async () => {
    const at = path.join(file(), 'two.backup')
    expect(await runInProcess(backup, [at], env())).toMatchObject({
      status: 1,
      stderr: `${at} cannot be written: not a directory.\n`,
    })
    const loop = path.join(folder, 'loop')
    await symlink(loop, loop)
    expect(await runInProcess(backup, [loop], env())).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^\S+ cannot be written: too many symbolic links.*\.\n$/),
    })
  })

  test('npm run backup that is interrupted leaves nothing behind', async () => {
    const at = path.join(folder, 'interrupted', 'one.backup')
    const held = await hold(service.env.DATABASE_URL ?? '', (tx) =>
      tx.query('lock table jobs in access exclusive mode'),
    )
    const started = startCommand(backup, [at], env())
    await held.waited()
    started.interrupt()
    await held.release()
    expect(await started.ended).toEqual({
      status: 130,
      stdout: '',
      stderr: `Interrupted: ${at} was not written.\n`,
    })
    expect(await readdir(path.dirname(at))).toEqual([])
  })

  test('npm run backup that SIGTERM ends leaves nothing behind, even where a table is locked', async () => {
    const at = path.join(folder, 'terminated', 'one.backup')
    const held = await hold(service.env.DATABASE_URL ?? '', (tx) =>
      tx.query('lock table jobs in access exclusive mode'),
    )
    onTestFinished(() => held.release())
    const ran = startAsProcess('backup.ts', [at], env())
    await held.waited()
    ran.kill('SIGTERM')
    expect(await ran.ended).toMatchObject({ status: 143, stdout: '' })
    expect(await readdir(path.dirname(at))).toEqual([])
  })
})

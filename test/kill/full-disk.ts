/** A disk that runs full under a table of a test's database. */
import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findErrorCode } from '../../store/database/errors.ts'
import type { Db } from '../../store/database/open.ts'
import { refuseRows } from '../support/rows/refuse-rows.ts'

const run = promisify(execFile)

type FullDisk = {
  /** The table has no room until this resolves. */
  makeRoom(): Promise<void>
  remove(): Promise<void>
}

/**
 * Eight megabytes of memory as the disk of a table where this process may mount that, else the
 * error alone.
 */
export async function fillDisk(db: Db, table: string): Promise<FullDisk> {
  const folder = await mountMemory()
  if (folder !== null) return await fillFolder(db, table, folder)
  const makeRoom = await refuseRows(db, table)
  return { makeRoom, remove: makeRoom }
}

async function mountMemory(): Promise<string | null> {
  if (process.getuid?.() !== 0) return null
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-test-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder])
    return folder
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
}

async function fillFolder(db: Db, table: string, folder: string): Promise<FullDisk> {
  const { rows } = await db.query<{ folder: string }>('show data_directory')
  const { uid, gid } = await stat(Object.values(rows[0] ?? {})[0] ?? '')
  await chown(folder, uid, gid)
  await chmod(folder, 0o700)
  const space = pg.escapeIdentifier(path.basename(folder))
  const [quoted, filler] = [pg.escapeIdentifier(table), pg.escapeIdentifier(`filler_${table}`)]
  await db.query(`create tablespace ${space} location ${pg.escapeLiteral(folder)}`)
  await db.query(`alter table ${quoted} set tablespace ${space}`)
  await db.query(`create table ${filler} (bytes bytea) tablespace ${space}`)
  for (let isFull = false; !isFull; ) {
    isFull = await db
      .query(
        `insert into ${filler} select decode(repeat(md5(random()::text), 120), 'hex') from generate_series(1, 20)`,
      )
      .then(
        () => false,
        (error: unknown) => isDiskFull(error),
      )
  }
  return {
    async makeRoom() {
      await db.query(`drop table if exists ${filler}`)
    },
    async remove() {
      await db.query(`drop table if exists ${filler}`)
      await db.query(`alter table ${quoted} set tablespace pg_default`)
      await db.query('checkpoint')
      await db.query(`drop tablespace ${space}`)
      // sessions may still hold files that are gone
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isDiskFull(error: unknown): true {
  if (findErrorCode(error) !== '53100') throw error
  return true
}

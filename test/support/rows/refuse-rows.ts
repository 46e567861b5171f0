import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Db } from '../../../store/database/open.ts'

/**
 * Every row that is added to the table, or taken from it, fails as PostgreSQL fails on a full disk.
 * @returns what ends that before the test does
 */
export async function refuseRows(
  db: Db,
  table: string,
  change: 'insert' | 'delete' = 'insert',
): Promise<() => Promise<void>> {
  const name = pg.escapeIdentifier(`full_${table}`)
  await db.query(
    `create function ${name}() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  )
  await db.query(
    `create trigger full_disk before ${change} on ${pg.escapeIdentifier(table)} execute function ${name}()`,
  )
  const makeRoom = async () => {
    await db.query(`drop function if exists ${name} cascade`)
  }
  onTestFinished(makeRoom)
  return makeRoom
}

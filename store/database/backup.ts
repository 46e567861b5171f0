import pg from 'pg'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Db, Queryable, Tx } from './open.ts'

/** A table as a backup holds it. */
export type BackupTable = { table: string; columns: string[] }

/**
 * The tables to back up, each behind those that it refers to. Unlogged tables hold counters of the
 * last minutes, which a restored service begins anew. A table in partitions is one table: each row
 * finds its partition again.
 */
export async function listTables(db: Queryable): Promise<BackupTable[]> {
  const { rows } = await db.query<BackupTable & { parents: string[] }>(sql`
    select c.relname as table,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      array(
        select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relpersistence = 'p' and not c.relispartition and c.relname <> 'migrations'
    order by c.relname
  `)
  const sorted: BackupTable[] = []
  const place = ({ table, columns, parents }: (typeof rows)[number]) => {
    if (sorted.some((one) => one.table === table)) return
    for (const parent of rows.filter((row) => parents.includes(row.table))) place(parent)
    sorted.push({ table, columns })
  }
  for (const row of rows) place(row)
  return sorted
}

/** The names of the migrations that the database has, in order. */
export async function listMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(sql`select name from migrations order by id`)
  return rows.map(({ name }) => name)
}

/**
 * All rows as JSON texts, in parts of a given number. Call it in one transaction for all tables.
 */
export async function* listRows(
  tx: Tx,
  { table, columns }: BackupTable,
  batch: number,
): AsyncGenerator<string[]> {
  await tx.query(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(t)::text as row
    from (select ${join(columns.map(quoteName))} from ${quoteName(table)}) t
  `)
  for (;;) {
    const { rows } = await tx.query<{ row: string }>(
      // takes no parameter
      sql`fetch ${raw(String(batch))} from backup_rows`,
    )
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.query(sql`close backup_rows`)
}

/**
 * Removes every row, those of unlogged tables too that refer to one of the tables; locks them until
 * the transaction ends.
 */
export async function deleteAllRows(tx: Tx, tables: readonly BackupTable[]): Promise<void> {
  await tx.query(sql`truncate ${join(tables.map(({ table }) => quoteName(table)))} cascade`)
}

/** @param rows as `listRows` gave them */
export async function insertRows(
  tx: Tx,
  { table, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  const names = join(columns.map(quoteName))
  await tx.query(sql`
    insert into ${quoteName(table)} (${names})
    select ${names}
    from json_populate_recordset(null::${quoteName(table)}, ${`[${rows.join(',')}]`}::json)
  `)
}

/** Whether any account is there: an empty database has none. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    sql`select exists (select from accounts) as found`,
  )
  return rows[0]?.found === true
}

function quoteName(name: string): Sql {
  return raw(pg.escapeIdentifier(name))
}

/** One migrated template per run, cloned for each test file that needs its own database. */
import pg from 'pg'
import { migrate } from '../../../store/database/migrate.ts'

const template = 'template_migrated'

/** Makes the template. It accepts no connections afterwards: a database in use cannot be cloned. */
export async function makeTemplate(adminUrl: string): Promise<void> {
  await query(adminUrl, `create database ${template}`)
  await migrate(urlOf(adminUrl, template))
  await query(adminUrl, `alter database ${template} with is_template true allow_connections false`)
}

let made = 0

/** A clone of the template. Files that run side by side may choose one name without meeting. */
export async function createTestDatabase(adminUrl: string, name: string): Promise<string> {
  made += 1
  const unique = `${name}_${process.pid}_${made}`
  await query(adminUrl, `create database ${pg.escapeIdentifier(unique)} template ${template}`)
  return urlOf(adminUrl, unique)
}

/**
 * Empties every table of ours: for a database that test files use one after another. Most were
 * never written, and planning a delete costs more than a look at their size; a truncate would make
 * the files of all of them anew.
 */
export async function emptyAll(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `do $$ declare name text; begin
       -- rows go in any order: nothing checks who refers to them
       set local session_replication_role = replica;
       -- a transaction that a failed file left open is named at once, not by a hook's timeout
       set local lock_timeout = '10s';
       for name in select quote_ident(relname) from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace
           and relname <> 'migrations' and pg_relation_size(oid) > 0 loop
         execute 'delete from ' || name;
       end loop;
     end $$`,
  )
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

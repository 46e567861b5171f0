import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Db } from '../store/database/open.ts'

/** A server process reports what it flushed at most once a second. */
const reportedMs = 1_500

/**
 * What a database did: statements, transactions that wrote, and how often a client waited for the
 * disk.
 */
export type DatabaseWork = { statements: number; commits: number; flushes: number }

/** Counts what the database of a pool does while `work` runs, and what follows it at once. */
export async function countDatabaseWork(db: Db, work: () => Promise<void>): Promise<DatabaseWork> {
  await db.query(sql`create extension if not exists pg_stat_statements`)
  await switchAutovacuum(db, 'off')
  await sleep(reportedMs)
  await db.query(sql`select pg_stat_statements_reset()`)
  const before = await loadTotals(db)
  await work()
  await sleep(reportedMs)
  const after = await loadTotals(db)
  await switchAutovacuum(db, 'on')
  return {
    // the statement that looked before is counted, the one that looks after is not
    statements: after.statements - before.statements - 1,
    commits: after.commits - before.commits,
    flushes: after.flushes - before.flushes,
  }
}

/** It commits once for each table that it reads, in any database of the server. */
async function switchAutovacuum(db: Db, to: 'on' | 'off'): Promise<void> {
  await db.query(`alter system set autovacuum = ${to}`)
  await db.query(sql`select pg_reload_conf()`)
}

async function loadTotals(db: Db): Promise<DatabaseWork> {
  const { rows } = await db.query<DatabaseWork>(sql`
    select
      (
        select coalesce(sum(calls), 0)::integer from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
      ) as statements,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as commits,
      (
        select coalesce(sum(fsyncs), 0)::integer from pg_stat_io
        where object = 'wal' and backend_type = 'client backend'
      ) as flushes
  `)
  return rows[0] ?? { statements: 0, commits: 0, flushes: 0 }
}

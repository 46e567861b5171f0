import pg from 'pg'
import { setAnswerLimit } from './answer-limit.ts'
import { isConnectionError } from './errors.ts'
import { type Statement, setCamelCaseColumns } from './statement.ts'
import { createTurns, type Turns } from './turns.ts'

// bigint columns hold micro-dollars and token counts, far below 2^53: parsed here and nowhere else
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`a bigint from the database does not fit: ${value}`)
  return number
})

export type Db = pg.Pool
export type Tx = pg.ClientBase
/** Whatever can run one statement. */
export type Queryable = {
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
}

/**
 * How long the database may take, in milliseconds, by what it is asked for: for a connection, for a
 * statement and, within that, for a lock. Null: as long as it needs, as migrations and index builds
 * must.
 */
const maxWaits = {
  /** A caller waits for the answer. */
  requests: { connectMs: 3_000, statementMs: 5_000, lockMs: 2_000 },
  /** Counting delays every request; without an answer each process counts for itself. */
  limits: { connectMs: 1_000, statementMs: 1_000, lockMs: 500 },
  /**
   * Below the ten seconds of a local activity, so that a try that timed out holds no connection.
   */
  activities: { connectMs: 5_000, statementMs: 8_000, lockMs: 4_000 },
  /** Works through large batches, below the minute that its activity has. */
  housekeeping: { connectMs: 5_000, statementMs: 30_000, lockMs: 4_000 },
  commands: { connectMs: 10_000, statementMs: null, lockMs: null },
} as const
type Purpose = keyof typeof maxWaits

/**
 * A server that does not answer at all cannot time a statement out: then the client does, a little
 * later.
 */
const answerMs = 500
/** A connection costs 10 ms of processor time to make: more than to keep it through a lull. */
const idleMs = 60_000
/** How long the server keeps the session of a client that vanished. */
const vanishedSeconds = 10

/**
 * One works and one is ready to: more would only wait for the same lock, and keep the connections
 * from other rows.
 */
const maxConnectionsPerRow = 2
const rowTurns = new WeakMap<Db, { turns: Turns; waitMs: number }>()

type Options = {
  purpose?: Purpose
  max?: number
  synchronousCommit?: 'on' | 'off'
  applicationName?: string
  onError?: (error: Error) => void
}

/** Opens a pool; nothing connects before the first statement. The caller ends it. */
export function openStore(databaseUrl: string, options: Options = {}): Db {
  const purpose = options.purpose ?? 'commands'
  const { connectMs, ...limits } = maxWaits[purpose]
  const max = options.max ?? 10
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: options.applicationName ?? 'people-research-service',
    keepAlive: true,
    keepAliveInitialDelayMillis: vanishedSeconds * 1_000,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    options: buildSessionSettings(limits, purpose, options.synchronousCommit),
  })
  // an idle connection that the server closed is replaced by the pool; without a listener it would
  // end the process
  pool.on('error', options.onError ?? (() => undefined))
  // a connection has no error listener between the removal of the pool's and the addition of its
  // user's
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    setCamelCaseColumns(client)
    if (limits.statementMs !== null) setAnswerLimit(client, limits.statementMs + answerMs)
  })
  if (limits.lockMs !== null) {
    const atOnce = Math.max(1, Math.min(maxConnectionsPerRow, max - 1))
    rowTurns.set(pool, { turns: createTurns(atOnce), waitMs: connectMs + limits.lockMs })
  }
  return pool
}

type Limits = { statementMs: number | null; lockMs: number | null }

/**
 * A transaction that its client leaves alone for longer than it could take itself holds its locks
 * no longer. Activities name their job in each statement that they repeat, so a plan serves every
 * job, and its partition is found when it runs; PostgreSQL by itself would plan each call anew. The
 * lists of callers have filters that may be null, which one plan for all could not find an index
 * for.
 */
function buildSessionSettings(
  { statementMs, lockMs }: Limits,
  purpose: Purpose,
  synchronousCommit: Options['synchronousCommit'],
): string {
  const settings = {
    ...(purpose === 'activities' ? { plan_cache_mode: 'force_generic_plan' } : {}),
    ...(synchronousCommit === 'off' ? { synchronous_commit: 'off' } : {}),
    ...(statementMs === null
      ? {}
      : {
          statement_timeout: statementMs,
          idle_in_transaction_session_timeout: 2 * statementMs,
          lock_timeout: lockMs,
        }),
    tcp_user_timeout: vanishedSeconds * 1_000,
    tcp_keepalives_idle: vanishedSeconds,
    tcp_keepalives_interval: 2,
    tcp_keepalives_count: 3,
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** Runs `work` in one transaction; any throw rolls back. */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await db.connect()
  let broken: Error | undefined
  // a connection that breaks fails the statement and emits an error; without a listener that error
  // would end the process
  const lose = (error: Error) => {
    broken = error
  }
  client.on('error', lose)
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // a connection that does not answer would not answer to this either
    if (error instanceof Error && isConnectionError(error)) broken = error
    else {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
    }
    throw error
  } finally {
    client.off('error', lose)
    // a connection that broke or cannot even roll back must not go back to the pool
    client.release(broken)
  }
}

/** The same for work that changes nothing and sees all tables as they are at one moment. */
export async function inSnapshot<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(db, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only')
    return await work(tx)
  })
}

/** A row was not free in time; the code is PostgreSQL's for a lock that is not available. */
class RowBusyError extends Error {
  override name = 'RowBusyError' as const
  readonly code = '55P03'
}

/**
 * The same for a transaction that locks a row.
 * @param row see `runInTurn`
 */
export async function inTransactionOn<Result>(
  db: Db,
  row: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return await runInTurn(db, row, () => inTransaction(db, work))
}

/**
 * Runs what locks a row: those of one row take turns before they take a connection, so that a row
 * that is held up, by a statement that hangs or a server process that is frozen, does not use up
 * the pool.
 * @param row what identifies it: a job, an account
 */
export async function runInTurn<Result>(
  db: Db,
  row: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = rowTurns.get(db)
  if (line === undefined) return await work()
  const endTurn = await line.turns.wait(row, line.waitMs)
  if (endTurn === null) throw new RowBusyError('a row is held up by other transactions')
  try {
    return await work()
  } finally {
    endTurn()
  }
}

import pg from 'pg'

// bigint columns hold micro-dollars and token counts, far below 2^53: parsed here and nowhere else
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`a bigint from the database does not fit: ${value}`)
  return number
})

export type Db = pg.Pool
export type Tx = pg.ClientBase
/** Whatever can run one statement. */
export type Queryable = Pick<pg.ClientBase, 'query'>

type Options = { max?: number; synchronousCommit?: 'on' | 'off'; applicationName?: string; onError?: (error: Error) => void }

/** Opens a pool; nothing connects before the first statement. The caller ends it. */
export function openStore(databaseUrl: string, options: Options = {}): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'people-research-service',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    ...(options.synchronousCommit === 'off' ? { options: '-c synchronous_commit=off' } : {}),
  })
  // an idle connection that the server closed is replaced by the pool; without a listener it would end the process
  pool.on('error', options.onError ?? (() => undefined))
  // between the pool's listener and that of whoever was given the connection there are moments without any
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Runs `work` in one transaction; any throw rolls back. */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await db.connect()
  let broken: Error | undefined
  // a connection that breaks fails the statement, and says so here too; unheard, that would end the process
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
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.off('error', lose)
    // a connection that broke or cannot even roll back must not go back to the pool
    client.release(broken)
  }
}

/** PostgreSQL away, starting, shutting down or full (class 08, 57P and 53300 of its error codes), or the socket's own. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    /^(08|57P|53300)/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/i.test(error.message)
  )
}

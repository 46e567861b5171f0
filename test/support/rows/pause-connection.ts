import type { Db } from '../../../store/database/open.ts'

/**
 * Stops the server process of the connection that the pool hands out next: the one that it got
 * back last. What it is asked is not answered until the returned function is called.
 */
export async function pauseConnection(db: Db): Promise<() => void> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid
  if (pid === undefined) throw new Error('the connection has no server process')
  process.kill(pid, 'SIGSTOP')
  return () => void process.kill(pid, 'SIGCONT')
}

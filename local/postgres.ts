/** The embedded PostgreSQL: initialised if need be, started, answering. */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Running, startHosted } from './children/hosted.ts'
import { readLastLines } from './logs.ts'
import { findFreePort } from './ports.ts'
import { buildProgramPath, findBinaries } from './postgres/binaries.ts'
import { type Cluster, openCluster } from './postgres/cluster.ts'
import { stopOrphan, stopSteps } from './postgres/orphan.ts'
import { choosePlace } from './postgres/place.ts'
import { buildServerArguments } from './postgres/settings.ts'
import { chooseSystemUser } from './postgres/system-user.ts'
import { StartError, toErrorCode } from './start-error.ts'

export type PostgresOptions = {
  /** The folder of the cluster. */
  home: string
  /** Where to move if root's PostgreSQL user cannot enter `home`. */
  shelter: string
  /** `fixed` after a restart: clients know the port. */
  port: { preferred: number } | { fixed: number } | 'any'
  logFile: string
  title: string
  /** Test data: fast settings. */
  throwAway?: boolean
  /** Folders to remove if we go without a word. */
  removeIfAbandoned?: string[]
  /** Counts every statement, for measuring. */
  isCounted?: boolean
  say?: (line: string) => void
}

export type Postgres = Running & {
  port: number
  /** Whether the cluster was made by this start. */
  created: boolean
  /** The connection string for one of its databases. */
  urlFor(database: string): string
}

/**
 * Starts PostgreSQL and waits until it answers. A server left behind on the same data is stopped
 * first.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { home, throwAway = false, isCounted = false, say = () => {} } = options
  const systemUser = await chooseSystemUser(path.join(home, 'data'))
  const place = await choosePlace(home, options.shelter, await findBinaries(), systemUser, say)
  if (await stopOrphan(path.join(place.home, 'data')))
    say('Stopped a PostgreSQL that an earlier start had left behind')
  const cluster = await openCluster({ ...place, systemUser, throwAway })
  // Another program may take a port between the choice and the use; three in a row will not.
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(options.port)
    const running = await startHosted(
      {
        title: options.title,
        command: buildProgramPath(place.binaries, 'postgres'),
        args: buildServerArguments(cluster.dataFolder, port, { throwAway, isCounted }),
        env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
        systemUser,
        stop: stopSteps,
        removeIfAbandoned: options.removeIfAbandoned ?? [],
      },
      options.logFile,
    )
    const urlFor = (database: string) =>
      `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}?sslmode=disable`
    const answer = await awaitAnswer(urlFor('postgres'), running)
    if (answer === 'ready') return { ...running, port, created: cluster.created, urlFor }
    if (answer === 'refused') {
      await running.stop()
      throw new StartError(
        `The database does not accept the password kept in ${place.home}/password: restore ` +
          `that file, or remove ${place.home}.`,
      )
    }
    if (attempt === 3 || (typeof options.port === 'object' && 'fixed' in options.port))
      throw await findFailure(options.logFile, cluster)
  }
}

function choosePort(wish: PostgresOptions['port']): Promise<number> | number {
  if (wish === 'any') return findFreePort()
  return 'fixed' in wish ? wish.fixed : findFreePort(wish.preferred)
}

/**
 * Waits for the answer to a query, as long as the server lives: recovery after a crash may take its
 * time.
 */
async function awaitAnswer(url: string, running: Running): Promise<'ready' | 'refused' | 'ended'> {
  let over = false
  running.ended.then(() => {
    over = true
  })
  while (!over) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    // A server that goes away while we talk to it is the loop's business, not an uncaught event.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return 'ready'
    } catch (error) {
      if (toErrorCode(error) === '28P01') return 'refused'
      await sleep(30)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return 'ended'
}

async function findFailure(logFile: string, cluster: Cluster): Promise<Error> {
  const lines = await readLastLines(logFile)
  if (lines.some((line) => /No space left on device/i.test(line)))
    return Object.assign(new Error('PostgreSQL: no room'), { code: 'ENOSPC' })
  const reason = lines.find((line) => /FATAL|PANIC|could not/.test(line)) ?? 'it ended at once'
  return new StartError(
    `PostgreSQL cannot start on ${cluster.dataFolder}: ${reason.trim()} (log: ${logFile})`,
  )
}

/**
 * A whole PostgreSQL and a whole Temporal server for one test run: on ports and in folders of their
 * own, gone afterwards.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseCacheDir } from '../../../config/process-environment.ts'
import { type Postgres, type PostgresOptions, startPostgres } from '../../../local/postgres.ts'
import { findParent, findProcess, listProcesses } from '../../../local/processes.ts'
import { startTemporal, type TemporalOptions } from '../../../local/temporal.ts'
import { findTemporal } from '../../../local/temporal-binary.ts'
import { createTestDatabase, makeTemplate } from './database.ts'
import { createTestNamespace } from './namespace.ts'

/** What a test needs to know to reach the stack; it can be handed to another process. */
export type StackFacts = {
  /** The administrator's database; tests clone one of their own. */
  databaseUrl: string
  temporalAddress: string
  pids: { postgres: number; temporal: number }
}

export type TestStack = Readonly<StackFacts> & {
  /** A fresh, migrated database; returns its URL. */
  createTestDatabase(name: string): Promise<string>
  /** A fresh namespace with our search attributes, ready to use; returns its name. */
  createTestNamespace(name: string): Promise<string>
  /**
   * Takes the database away (`kill`: as kill -9 does) and, after `meanwhile`, brings it back on the
   * same port with the same data.
   */
  restartPostgres(how?: 'stop' | 'kill', meanwhile?: () => Promise<void>): Promise<void>
  /** The same for Temporal; its runs survive. */
  restartTemporal(how?: 'stop' | 'kill', meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts both, side by side. They end with this process, however it ends.
 * @param durable both sync to the disk, as in earnest, and PostgreSQL counts statements: for
 * measuring. Tests are quicker without.
 */
export async function startTestStack({
  durable = false,
}: {
  durable?: boolean
} = {}): Promise<TestStack> {
  const [postgresFolder, temporalFolder] = await Promise.all([
    makeFolder('postgres'),
    makeFolder('temporal'),
  ])
  const postgresOptions = {
    home: postgresFolder,
    shelter: postgresFolder,
    logFile: path.join(postgresFolder, 'postgres.log'),
    title: 'people-research-service-test postgres',
    throwAway: !durable,
    removeIfAbandoned: [postgresFolder],
    isCounted: durable,
  }
  const temporalOptions = { throwAway: !durable }
  const [postgresStart, temporalStart] = await Promise.allSettled([
    startTestPostgres(postgresOptions),
    startTestTemporal(temporalFolder, temporalOptions),
  ])
  if (postgresStart.status === 'rejected' || temporalStart.status === 'rejected') {
    if (postgresStart.status === 'fulfilled') await postgresStart.value.stop()
    if (temporalStart.status === 'fulfilled') await temporalStart.value.stop()
    await removeAll(postgresFolder, temporalFolder)
    const reasons = [postgresStart, temporalStart].flatMap((start) =>
      start.status === 'rejected' ? [start.reason] : [],
    )
    throw reasons.length === 1
      ? reasons[0]
      : new AggregateError(reasons, 'Neither PostgreSQL nor Temporal could be started')
  }
  let postgres = postgresStart.value
  let temporal = temporalStart.value
  const databaseUrl = postgres.urlFor('postgres')
  return {
    databaseUrl,
    temporalAddress: temporal.address,
    get pids() {
      return { postgres: postgres.pid, temporal: temporal.pid }
    },
    createTestDatabase: (name) => createTestDatabase(databaseUrl, name),
    createTestNamespace: (name) => createTestNamespace(temporal.address, name),
    async restartPostgres(how = 'stop', meanwhile = async () => {}) {
      const processes = [postgres.pid, ...(await listChildren(postgres.pid))]
      if (how === 'kill') postgres.kill()
      else await postgres.stop()
      await postgres.ended
      // for a moment, the process of a connection outlives a server that was killed, and answers
      await Promise.all(processes.map((pid) => awaitEnd(pid)))
      await meanwhile()
      postgres = await startPostgres({ ...postgresOptions, port: { fixed: postgres.port } })
    },
    async restartTemporal(how = 'stop', meanwhile = async () => {}) {
      if (how === 'kill') temporal.kill()
      else await temporal.stop()
      await temporal.ended
      await meanwhile()
      const ports = { fixed: temporal.ports }
      temporal = await startTestTemporal(temporalFolder, { ...temporalOptions, ports })
    },
    async stop() {
      await Promise.all([postgres.stop(), temporal.stop()])
      await removeAll(postgresFolder, temporalFolder)
    },
  }
}

/** Started and with the template made; if that fails, nothing is left running. */
async function startTestPostgres(options: Omit<PostgresOptions, 'port'>): Promise<Postgres> {
  const postgres = await startPostgres({ ...options, port: 'any' })
  try {
    await makeTemplate(postgres.urlFor('postgres'))
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function startTestTemporal(
  folder: string,
  { ports = 'any', throwAway }: { ports?: TemporalOptions['ports']; throwAway: boolean },
) {
  const { file } = await findTemporal({
    env: process.env,
    cache: chooseCacheDir(),
    say: console.log,
  })
  return startTemporal({
    binary: file,
    databaseFile: path.join(folder, 'temporal.db'),
    namespace: 'default',
    ports,
    logFile: path.join(folder, 'temporal.log'),
    title: 'people-research-service-test temporal',
    headless: true,
    throwAway,
    removeIfAbandoned: [folder],
    // A namespace is known to the whole server after one refresh of this cache, and every test file
    // makes one.
    settings: { 'system.namespaceCacheRefreshInterval': '400ms' },
  })
}

async function listChildren(pid: number): Promise<number[]> {
  const all = await listProcesses()
  const parents = await Promise.all(all.map((found) => findParent(found.pid)))
  return all.filter((_, at) => parents[at] === pid).map((found) => found.pid)
}

async function awaitEnd(pid: number): Promise<void> {
  while ((await findProcess(pid)) !== undefined) await sleep(5)
}

async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `people-research-service-test-${name}-`))
  // As root, PostgreSQL runs as another user, who must be able to pass.
  await chmod(folder, 0o711)
  return folder
}

async function removeAll(...folders: string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

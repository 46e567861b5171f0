/** The steps of a start, in order, and how what they started ends. */
import path from 'node:path'
import { buildMessage } from '../commands/build-message.ts'
import { chooseCacheDir } from '../config/process-environment.ts'
import type { Config } from '../config/read-config.ts'
import { apiNodeOptions } from '../process/api-node-options.ts'
import { buildLocalUrl } from '../server/build-local-url.ts'
import { openConnection } from '../temporal/connection.ts'
import { ensureSearchAttributes } from '../temporal/search-attributes.ts'
import { keepApiKey } from './api-key.ts'
import type { Running } from './children/hosted.ts'
import { type Kept, keepRunning } from './children/keep-running.ts'
import { startService } from './children/service.ts'
import { checkDatabase, createDatabase, databaseName, migrateDatabase } from './database.ts'
import { prepareDataset } from './dataset.ts'
import { buildServiceFacts, type ServiceFacts } from './facts.ts'
import type { Layout } from './layout.ts'
import { rotateLog } from './logs.ts'
import type { Ports } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { formatMegabytes, type Report } from './report.ts'
import { createFirstSignInLink } from './sign-in-link.ts'
import { StartError } from './start-error.ts'
import { startTemporal, type TemporalOptions } from './temporal.ts'
import { findTemporal } from './temporal-binary.ts'

type StackOptions = {
  layout: Layout
  config: Config
  env: Record<string, string | undefined>
  /** Where the API and the worker listen; found free before. */
  ports: Ports
  report: Report
  /**
   * Everything that runs so far, in the order it was started: a start that is interrupted must end
   * it too.
   */
  running: Kept[]
}

/** Starts everything; returns what there is to know about it. */
export async function startStack(options: StackOptions): Promise<ServiceFacts> {
  const { layout, config, report, ports } = options
  for (const name of ['postgres', 'temporal', 'worker', 'api']) await rotateLog(layout.logOf(name))
  // The operator's own servers are tried first, so that a start that must fail downloads nothing.
  if (config.databaseUrl !== undefined) await reachDatabase(options, config.databaseUrl)
  if (config.temporal.address !== undefined)
    await prepareNamespace(options, config.temporal.address)
  const temporalFile = config.temporal.address === undefined ? await findBinary(options) : undefined
  const databaseUrl = config.databaseUrl ?? (await startEmbeddedDatabase(options))
  const { fresh } = await report.step(
    'Migrate the database',
    () => migrateDatabase(databaseUrl),
    ({ applied, newer }) => {
      if (newer !== null) return `it is of a newer version, with ${newer}`
      return applied.length === 0 ? 'nothing to do' : `${applied.length} applied`
    },
  )
  const temporal =
    temporalFile === undefined ? undefined : await startEmbeddedTemporal(options, temporalFile)
  const temporalAddress = temporal?.address ?? config.temporal.address ?? ''
  await report.step('Prepare the vehicle dataset', () => prepareDataset(config.dataDir))
  const apiKey = await keepApiKey(layout.folder, {
    url: databaseUrl,
    isEmbedded: config.databaseUrl === undefined,
    isFresh: fresh,
  })
  await startServices(options, {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: temporalAddress,
    ...(temporal === undefined ? {} : { TEMPORAL_UI_URL: temporal.uiUrl }),
  })
  const apiUrl = buildLocalUrl(config.host, ports.api)
  return buildServiceFacts({
    apiUrl,
    signInUrl: fresh ? await createFirstSignInLink(databaseUrl, config, apiUrl) : null,
    temporalUiUrl: temporal?.uiUrl ?? null,
    temporalAddress,
    temporalCli: temporalFile ?? null,
    databaseUrl,
    apiKey,
    metricsUrls: [ports.metrics, ports.workerMetrics]
      .filter((port) => port !== null)
      .map((port) => `${buildLocalUrl(config.host, port)}/metrics`),
  })
}

async function findBinary({ report, env }: StackOptions): Promise<string> {
  const { file } = await report.step(
    'Find the Temporal server',
    (progress) =>
      findTemporal({
        env,
        cache: chooseCacheDir(env),
        say: report.say,
        progress: (received, total) => progress(`downloading, ${formatMegabytes(received, total)}`),
      }),
    ({ origin, version }) =>
      origin === 'download'
        ? `${version}, downloaded`
        : `${version}, from ${origin === 'cache' ? 'the cache' : origin}`,
  )
  return file
}

async function startEmbeddedDatabase({ layout, report, running }: StackOptions): Promise<string> {
  const common = {
    home: layout.postgres,
    shelter: layout.postgresShelter,
    logFile: layout.logOf('postgres'),
    title: layout.titleOf('postgres'),
    say: report.say,
  }
  const postgres = await report.step(
    'Start PostgreSQL',
    () => startPostgres({ ...common, port: { preferred: 54_329 } }),
    ({ port, created }) => `port ${port}${created ? ', initialised' : ''}`,
  )
  running.push(
    keepRunning(
      'PostgreSQL',
      postgres,
      () => startPostgres({ ...common, port: { fixed: postgres.port } }),
      report.say,
    ),
  )
  await createDatabase(postgres.urlFor('postgres'))
  return postgres.urlFor(databaseName)
}

async function startEmbeddedTemporal(options: StackOptions, binary: string) {
  const { layout, config, report, running } = options
  const common = {
    binary,
    databaseFile: layout.temporalDatabase,
    namespace: config.temporal.namespace,
    logFile: layout.logOf('temporal'),
    title: layout.titleOf('temporal'),
    say: report.say,
  }
  const temporal = await report.step(
    'Start Temporal',
    () => startTemporal({ ...common, ports: { preferred: { server: 7_233, ui: 8_233 } } }),
    ({ ports }) => `port ${ports.server}, its UI ${ports.ui}`,
  )
  running.push(
    keepRunning(
      'Temporal',
      temporal,
      () => startTemporalAgain(options, { ...common, ports: { fixed: temporal.ports } }),
      report.say,
    ),
  )
  await prepareNamespace(options, temporal.address)
  return temporal
}

/** A server whose file is gone comes back without the search attributes that every run needs. */
async function startTemporalAgain(options: StackOptions, again: TemporalOptions) {
  const temporal = await startTemporal(again)
  try {
    await registerSearchAttributes(options, temporal.address)
    return temporal
  } catch (error) {
    await temporal.stop()
    throw error
  }
}

async function reachDatabase({ report }: StackOptions, databaseUrl: string): Promise<void> {
  await report.step('Reach the database of DATABASE_URL', () => checkDatabase(databaseUrl))
}

async function prepareNamespace(options: StackOptions, address: string): Promise<void> {
  await options.report.step('Register search attributes', () =>
    registerSearchAttributes(options, address),
  )
}

async function registerSearchAttributes({ config }: StackOptions, address: string): Promise<void> {
  const connection = await openConnection(config, { address }).catch((error: unknown) => {
    throw new StartError(`Temporal does not answer on ${address}: ${buildMessage(error)}`, {
      cause: error,
    })
  })
  try {
    await ensureSearchAttributes(connection, config.temporal.namespace)
  } finally {
    await connection.close()
  }
}

/** The ports on which the processes listen; a metrics port that is off is not set at all. */
function buildPortVariables({
  api,
  metrics,
  workerMetrics,
}: Ports): Record<string, string | undefined> {
  return {
    PORT: String(api),
    METRICS_PORT: metrics?.toString(),
    WORKER_METRICS_PORT: workerMetrics?.toString(),
  }
}

/** The worker and the API, side by side: neither needs the other to start. */
async function startServices(
  { layout, env, ports, report, running }: StackOptions,
  own: { DATABASE_URL: string; TEMPORAL_ADDRESS: string; TEMPORAL_UI_URL?: string },
): Promise<void> {
  const start = (name: 'worker' | 'API', folder: 'worker' | 'server', waitMs: number) =>
    startService({
      name,
      title: layout.titleOf(name.toLowerCase()),
      entry: path.join(layout.root, folder, 'main.ts'),
      nodeOptions: name === 'API' ? apiNodeOptions : [],
      env: {
        BACKUP_DIR: path.join(layout.folder, 'backups'),
        ...env,
        ...own,
        ...buildPortVariables(ports),
      },
      logFile: layout.logOf(name.toLowerCase()),
      stop: [
        { signal: 'SIGTERM', waitMs },
        { signal: 'SIGKILL', waitMs: 1_000 },
      ],
      onTrouble: (line) => report.say(`${name}: ${line}`),
    })
  const services = [
    { name: 'worker', start: () => start('worker', 'worker', 9_000) },
    { name: 'API', start: () => start('API', 'server', 4_000) },
  ]
  await report.step('Start the worker and the API', async () => {
    const outcomes = await Promise.allSettled(services.map((service) => service.start()))
    for (const [index, { name, start: startAgain }] of services.entries()) {
      const outcome = outcomes[index]
      if (outcome?.status === 'fulfilled')
        running.push(keepRunning<Running>(`The ${name}`, outcome.value, startAgain, report.say))
    }
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  })
}

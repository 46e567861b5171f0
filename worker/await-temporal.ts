import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, type ClientInterceptors, isGrpcServiceError } from '@temporalio/client'
import type { NativeConnection } from '@temporalio/worker'
import type { Logger } from 'pino'
import { buildMessage } from '../commands/build-message.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/read-config.ts'
import { createClient, openConnection } from '../temporal/connection.ts'
import { openNativeConnection } from '../temporal/native-connection.ts'
import { ensureSchedules } from '../temporal/schedules.ts'
import { listMissingSearchAttributes } from '../temporal/search-attributes.ts'

/** Between tries; each wait doubles the one before. */
const waits = { firstMs: 500, maxMs: 10_000 }

/** After this time the log says that Temporal does not answer. */
const maxConnectMs = 3_000

/**
 * Codes of gRPC that no wait resolves: invalid argument, not found, permission denied,
 * unauthenticated.
 */
const refusals: readonly number[] = [3, 5, 7, 16]

type Temporal = {
  client: Client
  /** For the workers. */
  native: NativeConnection
  close(): Promise<void>
}

type Options = { log: Logger; interceptors: ClientInterceptors }

/**
 * Connects to Temporal, checks the namespace and puts the housekeeping on its schedule. A Temporal
 * that is away is waited for: it may start after the worker.
 * @throws ConfigError when the namespace lacks search attributes, or the server refuses the worker
 */
export async function awaitTemporal(
  config: Config,
  { log, interceptors }: Options,
): Promise<Temporal> {
  for (let waitMs = waits.firstMs; ; waitMs = Math.min(2 * waitMs, waits.maxMs)) {
    try {
      return await connect(config, interceptors)
    } catch (error) {
      if (error instanceof ConfigError) throw error
      if (isRefusal(error)) throw describeRefusal(error, config)
      const address = config.temporal.address
      log.warn(
        { err: error, address, retryInMs: waitMs },
        'Temporal cannot be reached: the worker waits for it',
      )
      await sleep(waitMs)
    }
  }
}

async function connect(config: Config, interceptors: ClientInterceptors): Promise<Temporal> {
  const { namespace } = config.temporal
  const connection = await openConnection(config, { connectTimeout: maxConnectMs })
  try {
    const missing = await listMissingSearchAttributes(connection, namespace)
    if (missing.length > 0) {
      const names = missing.join(', ')
      throw new ConfigError(
        `the Temporal namespace ${namespace} lacks the search attributes ${names}: run npm ` +
          'run migrate first',
      )
    }
    const client = createClient(connection, config, interceptors)
    await ensureSchedules(client, config)
    const native = await openNativeConnection(config)
    return {
      client,
      native,
      close: () => Promise.all([native.close(), connection.close()]).then(() => undefined),
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

function describeRefusal(error: unknown, { temporal }: Config): ConfigError {
  return new ConfigError(
    `Temporal refuses the worker at ${temporal.address}: ${buildMessage(error)}`,
    { cause: error },
  )
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (isGrpcServiceError(error) && refusals.includes(error.code)) || isRefusal(error.cause)
}

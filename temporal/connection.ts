/** How Temporal is reached, by clients and workers alike. */
import { readFile } from 'node:fs/promises'
import {
  Client,
  type ClientInterceptors,
  Connection,
  type WorkflowClientInterceptor,
} from '@temporalio/client'
import type { Config } from '../config/read-config.ts'

/** An address in place of that of the configuration, and how long it may take to answer. */
type Reach = { address?: string; connectTimeout?: number }

/**
 * Address, key and certificates for a connection.
 * @throws when a certificate cannot be read
 */
export async function buildConnectionOptions({ temporal }: Config) {
  const read = async (file: string | undefined) =>
    file === undefined ? undefined : await readFile(file)
  const [crt, key, serverRootCACertificate] = await Promise.all([
    read(temporal.tls.certFile),
    read(temporal.tls.keyFile),
    read(temporal.tls.caFile),
  ])
  const clientCertPair = crt === undefined || key === undefined ? undefined : { crt, key }
  const secured =
    clientCertPair !== undefined ||
    serverRootCACertificate !== undefined ||
    temporal.apiKey !== undefined
  return {
    address: temporal.address ?? '127.0.0.1:7233',
    ...(temporal.apiKey === undefined ? {} : { apiKey: temporal.apiKey }),
    ...(secured
      ? {
          tls: {
            ...(clientCertPair === undefined ? {} : { clientCertPair }),
            ...(serverRootCACertificate === undefined ? {} : { serverRootCACertificate }),
          },
        }
      : {}),
  }
}

/** Does not connect before the first call: the API must answer while Temporal is away. */
export async function openTemporal(
  config: Config,
  interceptors: WorkflowClientInterceptor[],
): Promise<Client> {
  const connection = Connection.lazy({
    ...(await buildConnectionOptions(config)),
    connectTimeout: 5_000,
  })
  return createClient(connection, config, { workflow: interceptors })
}

/**
 * Connects at once.
 * @throws when Temporal does not answer, or a certificate cannot be read
 */
export async function openConnection(config: Config, reach: Reach): Promise<Connection> {
  return await Connection.connect({ ...(await buildConnectionOptions(config)), ...reach })
}

/** A client of a connection that is open already. */
export function createClient(
  connection: Connection,
  config: Config,
  interceptors: ClientInterceptors,
): Client {
  return new Client({ connection, namespace: config.temporal.namespace, interceptors })
}

/** To a server of this machine, without a proxy; the first call waits no longer than a second. */
export function openLocalConnection(address: string): Connection {
  return Connection.lazy({
    address,
    connectTimeout: 1_000,
    channelArgs: { 'grpc.enable_http_proxy': 0 },
  })
}

/** How Temporal is reached, by clients and workers alike. */
import { readFile } from 'node:fs/promises'
import { Client, Connection, type WorkflowClientInterceptor } from '@temporalio/client'
import type { Config } from '../config/read-config.ts'

/** Address, key and certificates for a connection. @throws when a certificate cannot be read */
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
  interceptors: WorkflowClientInterceptor[] = [],
): Promise<Client> {
  const connection = Connection.lazy({
    ...(await buildConnectionOptions(config)),
    connectTimeout: 5_000,
  })
  return new Client({
    connection,
    namespace: config.temporal.namespace,
    interceptors: { workflow: interceptors },
  })
}

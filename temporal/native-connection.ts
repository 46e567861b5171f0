import { NativeConnection } from '@temporalio/worker'
import type { Config } from '../config/read-config.ts'
import { buildConnectionOptions } from './connection.ts'

/**
 * The connection of workers, apart from those of clients: its package loads native code, which the
 * API does not need.
 */
export async function openNativeConnection(config: Config): Promise<NativeConnection> {
  return await NativeConnection.connect(await buildConnectionOptions(config))
}

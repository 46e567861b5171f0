import { once } from 'node:events'
import type { Server } from 'node:net'
import { getSystemErrorMessage } from 'node:util'
import { ConfigError } from '../config/config-error.ts'

/**
 * Lets a server listen.
 * @throws ConfigError when the system refuses it, such as a port that another process has
 */
export async function openPort(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<void> {
  const listening = once(server, 'listening')
  // a connection that the system cannot accept is lost to its caller and no end of the process
  server.on('error', () => undefined)
  server.listen(port, host)
  try {
    await listening
  } catch (cause) {
    const isSystems = cause instanceof Error && 'errno' in cause && typeof cause.errno === 'number'
    if (!isSystems) throw cause
    const reason = getSystemErrorMessage(Number(cause.errno))
    throw new ConfigError(`port ${port} of ${host} cannot be opened: ${reason}`, { cause })
  }
}

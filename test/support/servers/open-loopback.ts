import { once } from 'node:events'
import type { Server } from 'node:net'

/**
 * Lets a server listen on loopback.
 * @param at its port, or 0 for any that is free
 * @returns its port
 */
export async function openLoopback(server: Server, at = 0): Promise<number> {
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

import { connect, createServer, type Socket } from 'node:net'
import { openLoopback } from './open-loopback.ts'

export type Relay = {
  /** Where to connect instead. */
  port: number
  /**
   * Stops carrying anything for the connections whose client said this; neither side is notified.
   */
  silence(said: string): number
  /**
   * Carries nothing at all, for connections that are made meanwhile either, or carries new ones
   * again.
   */
  swallow(isOn: boolean): void
  /**
   * Resets every connection, on both sides.
   * @returns how many
   */
  reset(): number
  close(): Promise<void>
}

/**
 * Carries bytes to a server on this machine until `silence` or `swallow`, as a pulled cable does.
 * @param at where to connect instead; any free port unless said
 */
export async function startRelay(port: number, at = 0): Promise<Relay> {
  const links: { client: Socket; server: Socket; said: string; isSilent: boolean }[] = []
  let isSwallowing = false
  const relay = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    const link = { client, server, said: '', isSilent: isSwallowing }
    links.push(link)
    client.on('data', (chunk) => {
      link.said += chunk.toString('latin1')
      if (!link.isSilent) server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (!link.isSilent) client.write(chunk)
    })
    for (const [socket, peer] of [
      [client, server],
      [server, client],
    ] as const) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        if (!link.isSilent) peer.destroy()
      })
    }
  })
  return {
    port: await openLoopback(relay, at),
    silence(said) {
      const found = links.filter((link) => !link.isSilent && link.said.includes(said))
      for (const link of found) link.isSilent = true
      return found.length
    },
    swallow(isOn) {
      isSwallowing = isOn
      if (isOn) for (const link of links) link.isSilent = true
    },
    reset() {
      const open = links.filter(({ client }) => !client.destroyed)
      for (const { client, server } of open) {
        client.resetAndDestroy()
        server.resetAndDestroy()
      }
      return open.length
    },
    async close() {
      for (const { client, server } of links) {
        client.destroy()
        server.destroy()
      }
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}

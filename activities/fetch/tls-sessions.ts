import type { TLSSocket } from 'node:tls'
import { LRUCache } from 'lru-cache'

/** Bytes of all sessions that are kept: those of some two thousand hosts. */
const maxKeptBytes = 8_000_000

/**
 * TLS sessions of hosts that were connected to before: the next connection resumes one, which
 * spares both sides most of the handshake.
 */
export type TlsSessions = {
  find(origin: string): Buffer | undefined
  /** Keeps what this connection's host issues, once its certificate was accepted. */
  watch(origin: string, socket: TLSSocket): void
  /** A connection that fails must not fail again for the same reason. */
  forget(origin: string): void
}

/** Keeps sessions by origin, the least used of which go once all take `maxKeptBytes`. */
export function createTlsSessions(): TlsSessions {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxKeptBytes,
    // a size of nothing is refused
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  return {
    find: (origin) => kept.get(origin),
    forget(origin) {
      kept.delete(origin)
    },
    watch(origin, socket) {
      // a resumed session's names are not compared again, so only accepted ones are kept
      let isAccepted = false
      let early: Buffer | undefined
      socket.once('secureConnect', () => {
        isAccepted = true
        if (early !== undefined) kept.set(origin, early)
      })
      socket.on('session', (session: Buffer) => {
        if (isAccepted) kept.set(origin, session)
        else early = session
      })
    },
  }
}

import getPort from 'get-port'

/**
 * Ports of one vitest worker, below those that systems take for outgoing connections and above
 * 10080, the highest that the fetch standard blocks as a bad port.
 */
const share = 600
const first = 10_100

/**
 * A free port of loopback for a server whose address must be known before it listens; others listen
 * on port 0 and report theirs. Workers of one run choose from ports of their own: between the
 * choice and the use another one would take the same.
 */
export async function freePort(): Promise<number> {
  const from = first + (Number(process.env.VITEST_POOL_ID ?? 0) % 20) * share
  const start = Math.floor(Math.random() * share)
  const ports = Array.from({ length: share }, (_, index) => from + ((start + index) % share))
  return await getPort({ host: '127.0.0.1', port: ports })
}

/** What every process measures of itself, and how Prometheus reads it. */
import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { openPort } from './open-port.ts'

/** The part of a connection pool that is measured. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number }

/**
 * Memory, processor time, event-loop lag and the use of the connection pools.
 * @param processName `api` or `worker`, a label on everything
 * @param pools by name
 */
export function createRegistry(
  processName: string,
  pools: Readonly<Record<string, Pool>>,
): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'prs_database_connections',
    help: 'Connections to PostgreSQL by state: used, idle, or a caller that waits for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  return registry
}

/**
 * Serves `/metrics` on a port of its own, which callers do not reach.
 * @param more further metrics in the text format, read at each scrape
 * @returns what ends it
 */
export async function serveMetrics(
  registry: Registry,
  {
    port,
    host,
    more = () => Promise.resolve(''),
  }: { port: number; host: string; more?: () => Promise<string> },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = `${await registry.metrics()}\n${await more()}`
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  await openPort(server, { port, host })
  return () => server.close()
}

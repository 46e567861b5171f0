import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What operators graph; names are public: choose once. */
export type Metrics = {
  registry: Registry
  /** Seconds from request to the end of the response, streams not counted. */
  requestSeconds: Histogram<'endpoint' | 'status'>
  /** Event streams that are open now. */
  openStreams: Gauge
}

/** @param processName `api` or `worker`, a label on everything */
export function createMetrics(processName: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'prs_http_request_seconds',
      help: 'Time to answer, by endpoint and status; streams not counted',
      labelNames: ['endpoint', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    openStreams: new Gauge({ name: 'prs_open_streams', help: 'Event streams that are open now', registers }),
  }
}

/**
 * Serves `/metrics` for Prometheus on a port of its own, which is not for callers.
 * @returns what ends it
 */
export async function serveMetrics({ registry }: Metrics, port: number, host: string): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () => server.close()
}

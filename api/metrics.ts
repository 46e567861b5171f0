import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type ApiMetrics = ReturnType<typeof createApiMetrics>

/**
 * What operators graph of the API; names are public. Labels hold names of ours, never a value that
 * a caller sends.
 */
export function createApiMetrics(registry: Registry) {
  const registers = [registry]
  return {
    requestSeconds: new Histogram({
      name: 'prs_http_request_seconds',
      help: 'Time to answer, by endpoint, status and sandbox; streams not counted',
      labelNames: ['endpoint', 'status', 'sandbox'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    openStreams: new Gauge({
      name: 'prs_open_streams',
      help: 'Event streams that are open now',
      registers,
    }),
    cacheLookups: new Counter({
      name: 'prs_cache_lookups_total',
      help: 'Look-ups in the shared result cache, by operation and result',
      labelNames: ['operation', 'result'],
      registers,
    }),
  }
}

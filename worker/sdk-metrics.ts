/**
 * The metrics of Temporal's SDK: latencies, slots and pollers of the worker, seconds per stage of
 * the workflows.
 */
import type { TelemetryOptions } from '@temporalio/worker'
import getPort from 'get-port'

const stageBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640, 1_200]

type SdkMetrics = {
  telemetry: Pick<TelemetryOptions, 'metrics'>
  /** Their text; empty when the SDK does not answer. */
  read: () => Promise<string>
}

/**
 * The SDK serves its metrics itself, on loopback; the worker's `/metrics` includes them, so that
 * one scrape has all.
 */
export async function chooseSdkMetrics(): Promise<SdkMetrics> {
  const bindAddress = `127.0.0.1:${await getPort({ host: '127.0.0.1' })}`
  return {
    telemetry: {
      metrics: {
        prometheus: {
          bindAddress,
          useSecondsForDurations: true,
          histogramBucketOverrides: { prs_stage_seconds: stageBuckets },
        },
      },
    },
    async read() {
      try {
        const response = await fetch(`http://${bindAddress}/metrics`, {
          signal: AbortSignal.timeout(2_000),
        })
        return response.ok ? await response.text() : ''
      } catch {
        return ''
      }
    },
  }
}

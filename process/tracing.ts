/**
 * Traces from a request to the calls of providers: what every process may record, and nothing while
 * no collector is set.
 */
import type { RunSpan, Tracing } from './spans.ts'

export const runSpanless: RunSpan = (_name, _attributes, work) => work()

const off: Tracing = {
  span: runSpanless,
  clientInterceptors: [],
  worker: { isOn: false, activityInterceptors: [], sinks: {} },
  close: () => Promise.resolve(),
}

/**
 * Loads OpenTelemetry only when there is a collector: its packages cost a process half a second.
 * @param endpoint of a collector that takes OTLP over HTTP; undefined: nothing is recorded
 */
export async function startTracing(
  endpoint: string | undefined,
  processName: string,
): Promise<Tracing> {
  if (endpoint === undefined) return off
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry(endpoint, processName)
}

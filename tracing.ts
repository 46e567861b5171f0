/**
 * Traces from a request to the calls of providers: what every process may record, and nothing while
 * no collector is set.
 */
import type { WorkflowClientInterceptor } from '@temporalio/client'
import type { ActivityInterceptorsFactory, WorkerOptions } from '@temporalio/worker'

type Attributes = Readonly<Record<string, string | number | boolean | null>>

/**
 * Runs work as a span of the trace that is under way.
 * @param attributes ids, names of ours and figures; never what a caller or a source sends
 * @param describe attributes that the result of the work has
 */
export type RunSpan = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  describe?: (result: Result) => Attributes,
) => Promise<Result>

export type Tracing = {
  span: RunSpan
  /** Carry the trace into the workflows that a client starts, signals and updates. */
  clientInterceptors: WorkflowClientInterceptor[]
  /** Of a worker; `isOn` decides which bundle of the workflows it needs. */
  worker: {
    isOn: boolean
    activityInterceptors: ActivityInterceptorsFactory[]
    sinks: NonNullable<WorkerOptions['sinks']>
  }
  /** Sends what is recorded. */
  close(): Promise<void>
}

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

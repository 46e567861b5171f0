/** What a process records of its work as spans of traces. */
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

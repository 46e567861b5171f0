/** Every side effect a workflow may ask for. Ids and outcomes only: what they concern lies in PostgreSQL (design §1.4). */

export type RunInput = { jobId: string }

export type RunStart = {
  /**
   * `ended`: the job has ended already (Temporal forgot the id, or the row was erased), nothing is to be done. `cancelling`: its caller
   * cancelled it before the run could be told.
   */
  state: 'running' | 'cancelling' | 'ended'
  deadlineMs: number
}

export type StopReason = 'completed' | 'stopped' | 'deadline_reached' | 'budget_reached' | 'cancelled' | 'error'

export type RunEnding = {
  stopReason: StopReason
  /** A type of `contract/failures.ts`, or what Temporal calls the failure; null when nothing failed. */
  failureType: string | null
}

export type RunEnd = { status: 'succeeded' | 'failed' | 'cancelled' }

export type ProviderReport = { provider: string; outcome: string }

export interface Activities {
  /** Marks the job running and says so in its log. */
  startRun(jobId: string): Promise<RunStart>
  /** Decodes the job's VIN and stores the finding, its outcome and its cost. */
  decodeVin(jobId: string): Promise<ProviderReport>
  /** Makes the result out of what is stored. */
  composeVehicle(jobId: string): Promise<void>
  /** Ends the job: result, status, last events, settlement and cache in one transaction. */
  finishRun(jobId: string, ending: RunEnding): Promise<RunEnd>
  /** Starts what was queued, and sends the cancellations, that never reached Temporal. */
  reconcile(): Promise<{ started: number }>
}

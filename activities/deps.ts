import type { OpenJob } from '../store/jobs.ts'
import type { Db } from '../store/open.ts'
import type { VehicleDataset } from './vehicle-dataset.ts'

/** What activities are given; opened once by the worker. */
export type ActivityDeps = {
  db: Db
  /** Opens the vehicle dataset on first use and keeps it. */
  vehicles: () => Promise<VehicleDataset>
  /** Starts a job's workflow; one that has started already is success. */
  startWorkflow: (job: OpenJob) => Promise<void>
  /** Asks a job's workflow to end early; one that has ended already is false. */
  cancelWorkflow: (jobId: string) => Promise<boolean>
  now: () => Date
  weeklyAllowanceMicroDollars: number
  reconcileAfterSeconds: number
}

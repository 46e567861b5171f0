import type { ActivityDeps, VehicleDataset } from '../../../activities/deps.ts'
import { createLeftJobs } from '../../../activities/job/left-jobs.ts'
import { createActivityMetrics } from '../../../activities/metrics.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { openVehicleDataset } from '../../../activities/vehicle/dataset.ts'
import { buildWebhookRules } from '../../../activities/webhooks/rules.ts'
import { readConfig } from '../../../config/read-config.ts'
import { buildPlans } from '../../../contract/operations/plans.ts'
import { runSpanless } from '../../../process/tracing.ts'
import type { Db } from '../../../store/database/open.ts'
import { testDataDir } from '../runner/test-data-dir.ts'

/** Every provider stands at a closed port, unless a test says where. */
const nowhere = {
  egressAllow: [],
  sources: { bases: { '*': 'http://127.0.0.1:9' }, keys: {} },
  usernameSitesFile: undefined,
  contactUrl: 'http://contact.test',
}

let dataset: Promise<VehicleDataset> | undefined

/**
 * What activities need, over a real database; nothing of Temporal is reached unless a test says
 * how.
 */
export function activityDeps(db: Db, overrides: Partial<ActivityDeps> = {}): ActivityDeps {
  return {
    db,
    housekeepingDb: db,
    leftJobs: createLeftJobs(),
    metrics: createActivityMetrics(),
    span: runSpanless,
    vehicles: () => {
      dataset ??= openVehicleDataset(testDataDir)
      return dataset
    },
    ...openOutside(nowhere, db),
    attempt: () => ({
      number: 1,
      signal: new AbortController().signal,
      isLocal: false,
      waitedMs: 0,
    }),
    reportProvider: () => Promise.resolve(),
    isRunning: () => Promise.resolve(true),
    wakeWaiting: () => Promise.resolve(),
    model: null,
    modelPatienceMs: 60_000,
    vehicleProviders: [],
    pictures: { publicUrl: null, signingKey: undefined },
    reportMicroDollars: 0,
    startWorkflow: () => Promise.reject(new Error('this test starts no workflows')),
    cancelWorkflow: () => Promise.reject(new Error('this test cancels no workflows')),
    startDelivery: () => Promise.reject(new Error('this test delivers no webhooks')),
    webhooks: buildWebhookRules(readConfig({ EGRESS_ALLOW: '127.0.0.0/8' })),
    now: () => new Date(),
    isClockWrong: () => Promise.resolve(false),
    plans: buildPlans(5_000_000),
    backupDir: null,
    reconcileAfterSeconds: 1,
    resultDays: 7,
    jobDays: 30,
    ...overrides,
  }
}

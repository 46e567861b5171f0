/**
 * One run per control flow of the VIN workflow: `test/workflows/record-history.ts` saves them, the
 * tests play them through.
 */
import { Context } from '@temporalio/activity'
import { createActivities } from '../../../activities/index.ts'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { updateCancelling } from '../../../store/jobs/jobs.ts'
import { makeFreeJob, reached } from '../rows/jobs.ts'
import { type Change, playRun, type Runs, type Shape, untilCancelled } from '../runs/runs.ts'
import { activityDeps } from '../worker/activity-deps.ts'

export const accord = '1HGCM82633A004352'

async function queued(
  { db }: Runs,
  more: { vin?: string; deadlineSeconds?: number } = {},
): Promise<string> {
  return await makeFreeJob(db, { vin: accord, ...more })
}

const gathering = (runs: Runs, jobId: string) =>
  reached(runs.db, jobId, ({ startedAt }) => startedAt !== null)
const decoded = (runs: Runs, jobId: string) =>
  reached(runs.db, jobId, ({ progress }) => progress.percent === 80)
const sendStop = (runs: Runs, jobId: string) =>
  runs.client.workflow.getHandle(jobId).executeUpdate('stop')
const sendCancel = (runs: Runs, jobId: string) => runs.client.workflow.getHandle(jobId).cancel()

/** Decodes and stores, but its answer never reaches the run: as if the worker died in between. */
const silent: Change = (real) => ({
  decodeVin: async (jobId) => {
    await real.decodeVin(jobId)
    return await untilCancelled()
  },
})
/** The local try stands still, the activity after it answers. */
const late: Change = (real) => ({
  decodeVin: async (jobId) =>
    Context.current().info.isLocal ? await untilCancelled() : await real.decodeVin(jobId),
})
/** The decode leaves the end of the job to the step that composes the result. */
export const inTwoSteps: Change = (real) => ({ decodeVin: (jobId) => real.decodeVin(jobId) })
const idle: Change = () => ({ decodeVin: untilCancelled })

const away = () =>
  Promise.reject(
    Object.assign(new Error(`connect ECONNREFUSED while decoding ${accord}`), {
      code: 'ECONNREFUSED',
    }),
  )

/** Asks two providers together, one of them again, and buys a report. */
const lookUp: Change = (real) => ({
  decodeVin: async (jobId) => ({
    ...(await real.decodeVin(jobId)),
    asks: ['vpic_online', 'recalls'],
    buys: ['vinaudit'],
  }),
  askVehicleSources: async (_, providers) =>
    providers.map((provider) => ({ provider, outcome: 'ok', again: provider === 'recalls' })),
  askVehicleSource: async (_, provider) => ({ provider, outcome: 'no_results' }),
})

async function fail(runs: Runs): Promise<string> {
  const vehicles = () => Promise.reject(new Error(`no dataset for ${accord}`))
  return await playRun(runs, await queued(runs), () =>
    createActivities(activityDeps(runs.db, { vehicles })),
  )
}

export const vinShapes = {
  fresh: async (runs) => await playRun(runs, await queued(runs)),
  /** As `fresh`, in the workflow task of its run. */
  'decoded-locally': async (runs) => await playRun(runs, await queued(runs), inTwoSteps),
  /** No provider is asked: the step that decodes ends the job. */
  'decoded-at-once': async (runs) => await playRun(runs, await queued(runs)),
  /** As `decoded-at-once`, without a patch in the history. */
  'decoded-unmarked': async (runs) => await playRun(runs, await queued(runs)),
  'decoded-late': async (runs) => await playRun(runs, await queued(runs), late),
  'looked-up': async (runs) => await playRun(runs, await queued(runs), lookUp),
  'look-up-failed': async (runs) =>
    await playRun(runs, await queued(runs), (real) => ({
      ...lookUp(real),
      askVehicleSources: () => Promise.reject(new Error('a mistake of ours')),
    })),
  'unknown-maker': async (runs) =>
    await playRun(runs, await queued(runs, { vin: '0ZZZZ82633A004352' })),
  'stopped-with-result': async (runs) => {
    const job = await queued(runs)
    return await playRun(runs, job, silent, async () => {
      await decoded(runs, job)
      await sendStop(runs, job)
    })
  },
  'stopped-without-result': async (runs) => {
    const job = await queued(runs)
    return await playRun(runs, job, idle, async () => {
      await gathering(runs, job)
      await sendStop(runs, job)
    })
  },
  cancelled: async (runs) => {
    const job = await queued(runs)
    return await playRun(runs, job, idle, async () => {
      await gathering(runs, job)
      await sendCancel(runs, job)
    })
  },
  'cancelled-before-start': async (runs) => {
    const job = await queued(runs)
    await updateCancelling(runs.db, job)
    return await playRun(runs, job)
  },
  'ended-before-start': async (runs) => {
    const job = await queued(runs)
    await finishRun(activityDeps(runs.db), job, { stopReason: 'cancelled', failureType: null })
    return await playRun(runs, job)
  },
  'deadline-with-result': async (runs) =>
    await playRun(runs, await queued(runs, { deadlineSeconds: 4 }), silent),
  'deadline-without-result': async (runs) =>
    await playRun(runs, await queued(runs, { deadlineSeconds: 1 }), idle),
  failed: (runs) => fail(runs),
  /** As `failed`, since a job that failed is Failed in Temporal, too. */
  'failed-in-temporal': (runs) => fail(runs),
  'database-away-at-the-end': async (runs) => {
    let tries = 0
    return await playRun(runs, await queued(runs), (real) => ({
      ...inTwoSteps(real),
      composeVehicle: async (jobId, stopReason) => {
        tries += 1
        return tries <= 6 ? await away() : await real.composeVehicle(jobId, stopReason)
      },
    }))
  },
} as const satisfies Record<string, Shape>

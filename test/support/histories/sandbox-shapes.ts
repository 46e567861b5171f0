/**
 * One run per control flow of the sandbox workflow: the fixture of each branch that a caller can
 * rehearse as a job.
 */
import { makeJob, reached } from '../rows/jobs.ts'
import { playRun, type Runs, type Shape } from '../runs/runs.ts'

async function play(
  runs: Runs,
  query: string,
  meanwhile: (job: string) => Promise<unknown> = async () => {},
): Promise<string> {
  const job = await makeJob(runs.db, { operation: 'search', input: { query }, sandbox: true })
  return await playRun(runs, job, undefined, () => meanwhile(job))
}

const telling = (runs: Runs, job: string) => reached(runs.db, job, ({ lastSeq }) => lastSeq > 2)

export const sandboxShapes = {
  told: async (runs) => await play(runs, 'sandbox:partial'),
  failed: async (runs) => await play(runs, 'sandbox:failed'),
  'cancelled-by-itself': async (runs) => await play(runs, 'sandbox:job_cancelled'),
  slow: async (runs) => await play(runs, 'sandbox:slow'),
  stopped: async (runs) =>
    await play(runs, 'sandbox:slow', async (job) => {
      await telling(runs, job)
      await runs.client.workflow.getHandle(job).executeUpdate('stop')
    }),
  cancelled: async (runs) =>
    await play(runs, 'sandbox:slow', async (job) => {
      await telling(runs, job)
      await runs.client.workflow.getHandle(job).cancel()
    }),
} as const satisfies Record<string, Shape>

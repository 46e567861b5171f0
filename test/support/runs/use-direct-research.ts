/** The API over a database, whose jobs run in this process, without Temporal. */
import { openModel } from '../../../activities/model/open-model.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { readConfig } from '../../../config/read-config.ts'
import { openStore } from '../../../store/database/open.ts'
import type { Research } from '../service/use-research.ts'
import { keylessEnv, useApi, useSurroundings } from '../service/use-service.ts'
import { activityDeps } from '../worker/activity-deps.ts'
import { type DirectRuns, openDirectRuns } from './direct-runs.ts'

export type DirectResearch = Research & { runs: DirectRuns }

/**
 * @param options model: there is a language model; gathersOnce: a dossier of a person begins with
 *   what the first dossier of the person gathered, for tests of what is written from it
 * @param env of the API
 */
export async function useDirectResearch(
  { model: hasModel = false, gathersOnce = false } = {},
  env: Record<string, string> = {},
): Promise<DirectResearch> {
  const { internet, model } = await useSurroundings()
  const keyless = keylessEnv({ internet, model }, { hasModel })
  let runs: DirectRuns | undefined
  const service = await useApi(
    { ...keyless, ...env },
    {
      startWorkflow: async (job) => await runs?.start(job),
      stopWorkflow: async (jobId) => (await runs?.stop(jobId)) ?? false,
      cancelWorkflow: async (jobId) => (await runs?.cancel(jobId)) ?? false,
    },
  )
  const config = readConfig(service.env)
  const db = openStore(service.databaseUrl, { max: 10 })
  const outside = openOutside(config, db)
  const open = openDirectRuns(
    activityDeps(db, {
      ...outside,
      model: config.model === null ? null : openModel(config.model, { notice: () => undefined }),
      modelPatienceMs: config.modelPatienceMs,
      plans: config.plans,
    }),
    { gathersOnce },
  )
  runs = open
  return {
    internet,
    model,
    service,
    runs: open,
    async renew() {
      await useSurroundings()
      open.forget()
      await service.db.query('delete from rate_limits; delete from source_responses')
    },
    async stop() {
      // a test that was given up may have left a run that tries again for ever
      open.endGathering()
      await open.idle()
      try {
        await service.stop()
      } finally {
        await Promise.all([outside.fetcher.close(), db.end()])
      }
    },
  }
}

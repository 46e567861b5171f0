import { askAboutCompany } from './ask-about-company.ts'
import { record } from './proxies.ts'
import { run } from './run.ts'
import { startStage } from './stage.ts'

/**
 * Asks every source of companies at once, then merges their records into companies and ranks them.
 */
export const entitySearch = run({
  gather: async (jobId, providers) => {
    const plan = await record.planEntitySearch(jobId)
    startStage('searching')
    await askAboutCompany(jobId, plan, providers)
  },
  conclude: (jobId, stopReason) => record.composeEntitySearch(jobId, stopReason),
})

import type { CompanyPlan } from './ports.ts'
import type { Providers } from './providers.ts'
import { lookup, record } from './proxies.ts'
import { run } from './run.ts'
import { enterStage } from './stage.ts'

/**
 * Asks every source of companies at once, then merges their records into companies and ranks them.
 */
export const entitySearch = run({
  gather: async (jobId, providers) => {
    const plan = await record.planEntitySearch(jobId)
    enterStage('searching')
    await askAboutCompany(jobId, plan, providers)
  },
  conclude: (jobId, stopReason) => record.composeEntitySearch(jobId, stopReason),
})

/** Asks free providers in one activity, and each paid one in its own. */
async function askAboutCompany(
  jobId: string,
  { together, paid }: CompanyPlan,
  providers: Providers,
): Promise<void> {
  const alone = (provider: string) =>
    lookup.askCompanySource.executeWithOptions({ summary: provider }, [jobId, provider])
  await Promise.all([
    providers.askTogether(
      together,
      (names) =>
        lookup.askCompanySources.executeWithOptions({ summary: 'quick sources' }, [jobId, names]),
      alone,
    ),
    ...paid.map((provider) => providers.ask(provider, () => alone(provider))),
  ])
}

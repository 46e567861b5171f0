import type { CompanyPlan } from './ports.ts'
import type { Providers } from './providers.ts'
import { lookup } from './proxies.ts'

/** Asks free providers in one activity, and each paid one in its own. */
export async function askAboutCompany(
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

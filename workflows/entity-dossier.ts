import { askAboutCompany } from './ask-about-company.ts'
import { awaitBuild } from './await-build.ts'
import type { Providers } from './providers.ts'
import { lookup, record } from './proxies.ts'
import { run } from './run.ts'
import { startStage } from './stage.ts'

/**
 * Answers from the shared cache, or waits for an equal profile that is being built. A company that
 * is only named is searched for and chosen first. Then the sources are asked by its ids, each as
 * soon as an answer gives an id that it knows.
 */
export const entityDossier = run({
  gather: async (jobId, providers) => {
    const plan = await awaitBuild(() => record.planEntityDossier(jobId))
    if (plan.state === 'cached') return
    if (plan.state === 'build') return await followIds(jobId, plan.asks, providers)
    startStage('searching')
    await askAboutCompany(jobId, plan.search, providers)
    const choice = await awaitBuild(() => record.chooseCompany(jobId))
    if (choice.state === 'build') await followIds(jobId, choice.asks, providers)
  },
  conclude: (jobId, stopReason) => record.composeEntityDossier(jobId, stopReason),
})

/** Asks each provider once, in an activity of its own that names those to ask next. */
async function followIds(
  jobId: string,
  first: readonly string[],
  providers: Providers,
): Promise<void> {
  startStage('reading')
  const asked = new Set<string>()
  const ask = async (provider: string): Promise<void> => {
    if (asked.has(provider)) return
    asked.add(provider)
    let next: readonly string[] = []
    await providers.ask(provider, async () => {
      const report = await lookup.followCompany.executeWithOptions({ summary: provider }, [
        jobId,
        provider,
      ])
      next = report.next
      return report
    })
    await Promise.all(next.map(ask))
  }
  await Promise.all(first.map(ask))
}

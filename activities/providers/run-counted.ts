import type { About } from '../../sources/shared/source.ts'
import { recordPurchase } from '../../store/usage/purchases.ts'
import { ProviderFault } from '../failures/parse-failure.ts'
import { maxPaidTries } from '../job/max-tries.ts'
import { buildUnaskedRun, type ProviderRun, runProvider, type Wanted } from './run-provider.ts'
import type { SourceDeps } from './run-source.ts'

/**
 * Asks a provider. Tries of a paid one are written down before it is asked: it may bill an answer
 * that is lost with its worker, which our caller does not pay for, so that an answer that kills
 * each worker would be bought again until the deadline. Reports, which cost most, are bought once,
 * see `runSource`.
 */
export async function runCounted<Of extends About>(
  deps: SourceDeps,
  wanted: Wanted<Of>,
): Promise<ProviderRun<Of>> {
  const { jobId, provider, sources } = wanted
  const steps = sources.filter((source) => source.provider === provider)
  const isCounted = steps.some(
    ({ microDollars, isBoughtOnce }) => microDollars > 0 && isBoughtOnce !== true,
  )
  const asks =
    !isCounted ||
    (await recordPurchase(deps.db, { jobId, provider, maxTries: maxPaidTries, now: deps.now() }))
  if (asks) return await runProvider(deps, wanted)
  return {
    ...buildUnaskedRun(provider, 'error', 'Its answers were lost: it is not asked and paid again.'),
    fault: new ProviderFault(provider, 'answers_lost', null),
  }
}

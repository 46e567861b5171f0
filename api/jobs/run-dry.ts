import { openSites } from '../../config/username-sites.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import { choosePlan } from '../../contract/operations/plans.ts'
import type { JobDryRun } from '../../contract/resources/jobs.ts'
import deniedHosts from '../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { inTransaction } from '../../store/database/open.ts'
import type { Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { admitPlan } from './admit-plan.ts'
import { isCached } from './is-cached.ts'
import { loadReserve } from './load-reserve.ts'

type Wanted = {
  operation: OperationName
  input: Record<string, unknown>
  requestId: string
  sandbox: boolean
  maxPercentage: number | undefined
}

/**
 * What a job would do, without a job: the cache is looked at, the reserve is computed in a
 * transaction that writes nothing, and the providers come from the configuration.
 * @throws ApiError as starting the job would
 */
export async function runDry(deps: ApiDeps, caller: Caller, wanted: Wanted): Promise<JobDryRun> {
  const { operation, input, sandbox } = wanted
  const head = { object: 'job_dry_run', request_id: wanted.requestId, operation, sandbox } as const
  if (sandbox)
    return { ...head, cached: false, providers: [], not_asked: [], reserve_percentage: 0 }
  const { config } = deps
  admitPlan(config.plans, caller, operation, input)
  const cached = await isCached(deps.db, deps, wanted, deps.now())
  if (cached) return { ...head, cached, providers: [], not_asked: [], reserve_percentage: 0 }
  const reserve_percentage = await loadReservePercentage(deps, caller, wanted)
  // the API needs the sources for nothing else, so they are loaded with the first dry run
  const { chooseProviders } = await import('../../sources/choice/choose-providers.ts')
  const { sources, usernameSitesFile: file, model } = config
  const { providers, notAsked } = await chooseProviders(operation, input, {
    sources,
    sites: () => openSites({ file, denied: deniedHosts }),
    hasModel: model !== undefined,
  })
  return { ...head, cached, providers, not_asked: notAsked, reserve_percentage }
}

/** Whole percent of the week's allowance, rounded up; what extra credits pay adds nothing. */
async function loadReservePercentage(
  deps: ApiDeps,
  caller: Caller,
  { operation, maxPercentage }: Wanted,
): Promise<number> {
  const allowance = choosePlan(deps.config.plans, caller.plan).weeklyAllowanceMicroDollars
  const run = { operation, maxPercentage, now: deps.now(), isCached: () => Promise.resolve(false) }
  const { included } = await inTransaction(deps.db, (tx) => loadReserve(tx, deps, caller, run))
  return allowance === 0 ? 0 : Math.ceil((included * 100) / allowance)
}

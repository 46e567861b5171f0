import { chooseCompanySources } from '../../sources/choice/choose-company-sources.ts'
import type { ProfilePlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildSearchStart } from '../job/progress.ts'
import { recordRunPlan } from '../job/record-run-plan.ts'
import { recordStep, type Step } from '../job/record-step.ts'
import { acquireProfile } from './acquire-profile.ts'
import { type ProfileRunPlan, parseAskedCompany, parseProfilePlan } from './profile-plan.ts'

const label = 'Looking for this company'

/**
 * Decides how a profile comes about. Asked again when an equal build that was waited for has ended.
 */
export async function planEntityDossier(deps: ActivityDeps, jobId: string): Promise<ProfilePlan> {
  const { together, paid, notAsked } = chooseCompanySources(deps.sources)
  const { plan } = await recordStep(deps, jobId, async (tx, job): Promise<Planned> => {
    if (job.cached) return { plan: { state: 'cached' } }
    const { pin, refresh } = parseAskedCompany(job)
    const known = parseProfilePlan(job)
    if (known?.pin) return { plan: { state: 'build', asks: known.together } }
    if (known !== null && pin === null)
      return { plan: { state: 'search', search: { together: known.together, paid: known.paid } } }
    const asked = pin === null ? [...together, ...paid] : []
    const fresh: ProfileRunPlan = {
      operation: 'entity_dossier',
      together: asked,
      engines: [],
      shards: 0,
      sites: 0,
      pin: null,
      alternatives: [],
      searched: [],
      paid,
    }
    if (known === null) await recordRunPlan(tx, jobId, { plan: fresh, notAsked, now: deps.now() })
    if (pin !== null) {
      const begun = await acquireProfile(tx, deps, job, { plan: fresh, pin, refresh })
      return { ...begun, plan: toPlan(begun) }
    }
    const plan = { state: 'search', search: { together, paid } } as const
    return { plan, ...buildSearchStart(label, asked.length) }
  })
  return plan
}

type Planned = Step & { plan: ProfilePlan }

function toPlan(begun: Awaited<ReturnType<typeof acquireProfile>>): ProfilePlan {
  return begun.state === 'build' ? { state: 'build', asks: begun.asks } : { state: begun.state }
}

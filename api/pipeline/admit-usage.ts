import { type CallStep, chooseOperation, requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { admitPlan } from '../jobs/admit-plan.ts'

/**
 * 402 before anything is looked up. A plan that lacks the operation gets no answer from the cache
 * either: an answer must not depend on earlier requests of others. Money is checked where it is set
 * aside, in the transaction that makes the job (`reserve-usage.ts`).
 */
export function admitUsage({ config }: Pick<ApiDeps, 'config'>): CallStep {
  return (call, next) => {
    const name = chooseOperation(call)
    // a job's input is validated by `create-job`; it is admitted when it starts
    if (name !== null && call.endpoint !== 'createJob' && !call.sandbox) {
      admitPlan(config.plans, requireCaller(call), name, call.input)
    }
    return next()
  }
}

import type { OperationName } from '../../contract/operations/operations.ts'
import { choosePlan, type Plans } from '../../contract/operations/plans.ts'
import { ApiError } from '../calls/api-error.ts'
import { type Caller, type CallStep, chooseOperation, requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'

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

/**
 * Whether the caller's plan covers an operation with this input. Fixtures need no plan.
 * @throws ApiError `not_subscribed`, `plan_upgrade_required`: credits help with neither
 */
export function admitPlan(
  plans: Plans,
  caller: Pick<Caller, 'plan'>,
  operation: OperationName,
  input: Readonly<Record<string, unknown>>,
): void {
  const plan = choosePlan(plans, caller.plan)
  if (!plan.subscribed) throw new ApiError('not_subscribed')
  const lacks = (capability: (typeof plan.capabilities)[number]) =>
    !plan.capabilities.includes(capability)
  if (lacks(operation)) {
    const message =
      `Your plan "${caller.plan}" does not include "${operation}", and extra credits do not ` +
      'add it. Upgrade it to go on.'
    throw new ApiError('plan_upgrade_required', { message })
  }
  if (input.refresh === true && lacks('refresh')) {
    const message =
      `Your plan "${caller.plan}" does not include "refresh": call without it, or upgrade the ` +
      'plan.'
    throw new ApiError('plan_upgrade_required', { message })
  }
}

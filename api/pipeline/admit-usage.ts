import type { OperationName } from '../../contract/operations.ts'
import { type Plans, planOf } from '../../contract/plans.ts'
import { ApiError } from '../api-error.ts'
import type { ApiDeps } from '../deps.ts'
import { type Caller, callerOf, type Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'

/**
 * 402 before anything is looked up: what the plan lacks is not given from the cache
 * either, so that no answer hangs on who asked before. Money is looked at where it is set aside, in
 * the transaction that makes the job (`reserve-usage.ts`).
 */
export function admitUsage({ config }: Pick<ApiDeps, 'config'>): Step {
  return async (ctx, next) => {
    const name = operationOf(ctx)
    // a job's input is read only by its route; it is admitted when it starts
    if (name !== null && ctx.state.endpoint !== 'createJob' && !ctx.state.sandbox) {
      admitPlan(config.plans, callerOf(ctx), name, ctx.state.input)
    }
    await next()
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
  const plan = planOf(plans, caller.plan)
  if (!plan.subscribed) throw new ApiError('not_subscribed')
  const lacks = (capability: (typeof plan.capabilities)[number]) =>
    !plan.capabilities.includes(capability)
  if (lacks(operation)) {
    const message = `Your plan "${caller.plan}" does not include "${operation}", and extra credits do not add it. Upgrade it to go on.`
    throw new ApiError('plan_upgrade_required', { message })
  }
  if (input.refresh === true && lacks('refresh')) {
    const message = `Your plan "${caller.plan}" does not include "refresh": call without it, or upgrade the plan.`
    throw new ApiError('plan_upgrade_required', { message })
  }
}

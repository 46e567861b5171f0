import type { OperationName } from '../../contract/operations/operations.ts'
import { choosePlan, type Plans } from '../../contract/operations/plans.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Caller } from '../calls/call.ts'

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

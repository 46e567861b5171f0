import { z } from 'zod'
import { type OperationName, operationNames } from './operations.ts'

/** What a plan may allow: each operation, and building anew what the shared cache still has. */
type Capability = OperationName | 'refresh'
export const capabilities: readonly Capability[] = [...operationNames, 'refresh']

/** Micro-dollars a week: a hundred times as much is still counted exactly. */
export const maxAllowance = 10_000_000_000_000

/**
 * What an account has subscribed to. Extra credits pay for more of it and never unlock what it
 * lacks.
 */
const Plan = z.strictObject({
  /** Included usage of a week. 0: everything is paid with extra credits. */
  weeklyAllowanceMicroDollars: z.int().min(0).max(maxAllowance),
  capabilities: z.array(z.enum(capabilities)).default([...capabilities]),
  /** False: no active subscription; every live call is 402 `not_subscribed`. */
  subscribed: z.boolean().default(true),
})
type Plan = z.infer<typeof Plan>
export type Plans = ReadonlyMap<string, Plan>

/** The file of plans: name → plan. */
export const PlansFile = z.record(
  z.string().regex(/^[a-z][a-z\d_-]{0,39}$/, 'must be a lower-case word'),
  Plan,
)
export type PlansFile = z.infer<typeof PlansFile>

/** The plan that a new account gets. */
export const defaultPlan = 'standard'
const nothing: Plan = { weeklyAllowanceMicroDollars: 0, capabilities: [], subscribed: false }

/**
 * All plans of a deployment: `standard`, which has everything, `none` for who no longer subscribes,
 * and those of its file, which may replace both. The two are in code, because every account is on
 * one of them before an operator has written a file.
 * @param allowanceMicroDollars of `standard`, a week
 */
export function buildPlans(allowanceMicroDollars: number, file: PlansFile = {}): Plans {
  const standard: Plan = {
    weeklyAllowanceMicroDollars: allowanceMicroDollars,
    capabilities: [...capabilities],
    subscribed: true,
  }
  return new Map(Object.entries({ none: nothing, [defaultPlan]: standard, ...file }))
}

/** An account's plan; one that the configuration no longer knows is no subscription. */
export function choosePlan(plans: Plans, name: string): Plan {
  return plans.get(name) ?? nothing
}

import { endpoint } from '../../contract/endpoints.ts'
import type { RatePolicyName } from '../../contract/limits.ts'
import { ipSubject } from '../ip-subject.ts'
import { limitOf, type RateLimits } from '../rate-limits.ts'
import { type Context, callerOf, type Step } from '../state.ts'
import { count } from './limit-by-ip.ts'

/** The endpoint's own policy, and the key's own limit where it has one; with the address's, in the order in which they refuse. */
export function limitByKey(rateLimits: RateLimits): Step {
  return async (ctx, next) => {
    const { endpoint: name, caller } = ctx.state
    if (caller !== null && name !== null) {
      const { ratePolicy } = endpoint(name)
      const subject = keySubject(ctx)
      const own = caller.perMinuteLimit
      const counting = [
        rateLimits.consume({ policy: ratePolicy, limit: limitOf(ratePolicy), subject }),
        ...(own === null ? [] : [rateLimits.consume({ policy: 'key', limit: own, subject })]),
      ]
      const [, rates] = await Promise.all([ctx.state.settleIp(), Promise.all(counting)])
      for (const rate of rates) count(ctx, rate)
    }
    await next()
  }
}

/**
 * An item of a batch counts against its operation's own policy, like a call alone; the batch's address and key were counted with it.
 */
export function limitItem(rateLimits: RateLimits): Step {
  return async (ctx, next) => {
    if (ctx.state.item?.isFirst === true) await countItem(ctx, rateLimits)
    await next()
  }
}

/** The same for an item of a repeated batch, behind its replay: as a whole the repetition was counted already, and answers what it answered. */
export function limitRepeatedItem(rateLimits: RateLimits): Step {
  return async (ctx, next) => {
    if (ctx.state.item?.isFirst === false) await countItem(ctx, rateLimits)
    await next()
  }
}

async function countItem(ctx: Context, rateLimits: RateLimits): Promise<void> {
  const row = ctx.state.endpoint === null ? null : endpoint(ctx.state.endpoint)
  // that of a job's operation is counted by its route
  if (row !== null && row.operation !== null) await countPolicy(ctx, rateLimits, row.ratePolicy)
}

/** Counts one use of a policy by this caller; creating a job also uses its operation's. */
export async function countPolicy(ctx: Context, rateLimits: RateLimits, policy: RatePolicyName): Promise<void> {
  count(ctx, await rateLimits.consume({ policy, limit: limitOf(policy), subject: keySubject(ctx) }))
}

/** Everybody holds the published key, so test keys are counted per key and address. */
function keySubject(ctx: Context): string {
  const caller = callerOf(ctx)
  return caller.keyId ?? `${caller.owner}:${ipSubject(ctx.ip)}`
}

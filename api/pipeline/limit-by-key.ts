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

/** Counts one use of a policy by this caller; creating a job also uses its operation's. */
export async function countPolicy(ctx: Context, rateLimits: RateLimits, policy: RatePolicyName): Promise<void> {
  count(ctx, await rateLimits.consume({ policy, limit: limitOf(policy), subject: keySubject(ctx) }))
}

/** Everybody holds the published key, so test keys are counted per key and address. */
function keySubject(ctx: Context): string {
  const caller = callerOf(ctx)
  return caller.keyId ?? `${caller.owner}:${ipSubject(ctx.ip)}`
}

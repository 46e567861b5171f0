import { endpoint } from '../../contract/endpoints.ts'
import type { RatePolicyName } from '../../contract/limits.ts'
import { ipSubject } from '../ip-subject.ts'
import { limitOf, type RateLimits } from '../rate-limits.ts'
import { type Context, callerOf, type Step } from '../state.ts'
import { count } from './limit-by-ip.ts'

/** The endpoint's own policy, and the key's own limit where it has one. */
export function limitByKey(rateLimits: RateLimits): Step {
  return async (ctx, next) => {
    const { endpoint: name, caller } = ctx.state
    if (caller !== null && name !== null) {
      await countPolicy(ctx, rateLimits, endpoint(name).ratePolicy)
      if (caller.perMinuteLimit !== null) {
        count(ctx, await rateLimits.consume({ policy: 'key', limit: caller.perMinuteLimit, subject: keySubject(ctx) }))
      }
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

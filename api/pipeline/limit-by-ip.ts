import { type EndpointName, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Call } from '../calls/call.ts'
import { chooseLimit, type Rate, type RateLimits } from '../limits/rate-limits.ts'
import { toIpSubject } from '../limits/to-ip-subject.ts'
import { computeResetSeconds } from '../respond/rate-headers.ts'
import type { Context, Step } from '../state.ts'

type Options = { rateLimits: RateLimits; ipLimitPerMinute: number }

/**
 * `anonymous` counts the platform endpoints and every request that ends 401 or 405, or 404 without
 * a valid key, but not what each client of MCP asks when it connects. That and requests to keyed
 * endpoints count against the abuse ceiling `ip`, and with a valid key against its policy: its 404s
 * do not use up `anonymous` for others at the same address.
 */
export function limitByIp({ rateLimits, ipLimitPerMinute }: Options): Step {
  return async (ctx, next) => {
    const subject = toIpSubject(ctx.ip)
    const { endpoint: name } = ctx.state
    const isKeyed = name !== null && toEndpoint(name).auth === 'bearer'
    // liveness waits for nothing, so not for the shared counter either
    const consume = name === 'health' ? rateLimits.consumeAtOnce : rateLimits.consume
    const countAnonymous = async () =>
      count(
        ctx.state,
        await consume({ policy: 'anonymous', limit: chooseLimit('anonymous'), subject }),
      )
    const ip = { policy: 'ip', limit: ipLimitPerMinute, subject } as const
    if (!isKeyed) {
      if (isStreamProbe(ctx)) count(ctx.state, await rateLimits.consume(ip))
      else await countAnonymous()
      return await next()
    }
    const held = isHeld(name) ? rateLimits.hold() : null
    ctx.state.held = held
    const countIp = settleOnce(ctx, () => rateLimits.consume(ip, held))
    ctx.state.countIp = countIp
    const settleIp = () => {
      const settling = countIp()
      held?.release()
      return settling
    }
    ctx.state.settleIp = settleIp
    const refuseIp = () => (rateLimits.isRefused(ip) ? settleIp() : Promise.resolve())
    ctx.state.refuseIp = refuseIp
    try {
      await next()
      await ctx.state.settleIp()
    } catch (error) {
      // a refusal by address comes before any other
      await ctx.state.settleIp()
      if (error instanceof ApiError && isStrangers(error, ctx)) await countAnonymous()
      throw error
    }
  }
}

/** Such a call mostly writes a job, and its draws with it. */
function isHeld(name: EndpointName): boolean {
  return name === 'createJob' || toEndpoint(name).operation !== null
}

/**
 * Streamable HTTP: a client asks by GET whether there is a stream of the server, and takes 405 for
 * no. Many clients of one host connect from one address, which would use up its `anonymous`, so
 * that none of them found the way to sign in.
 */
function isStreamProbe({ method, path }: Context): boolean {
  return method === 'GET' && path === toEndpoint('mcp').path
}

function isStrangers({ status }: ApiError, { state: { caller } }: Context): boolean {
  return status === 401 || status === 405 || (status === 404 && caller === null)
}

/**
 * Counts when it is first asked for: with what `limit-by-key` counts, in the same statement, so a
 * request waits for the database once and not twice.
 */
function settleOnce(ctx: Context, consume: () => Promise<Rate>): () => Promise<void> {
  let settled: Promise<void> | undefined
  return () => {
    settled ??= consume().then((rate) => count(ctx.state, rate))
    return settled
  }
}

/**
 * Keeps a policy's state for the headers.
 * @throws ApiError `rate_limited` when it is exceeded
 */
export function count(call: Pick<Call, 'rates'>, rate: Rate): void {
  call.rates.push(rate)
  if (rate.exceeded)
    throw new ApiError('rate_limited', { retryAfterSeconds: computeResetSeconds(rate, Date.now()) })
}

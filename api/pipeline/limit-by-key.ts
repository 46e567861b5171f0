import { type EndpointName, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import type { RatePolicyName } from '../../contract/fields/limits.ts'
import { computeWeekStart } from '../../research/usage/share-usage.ts'
import type { HeldDraws } from '../../store/limits/held-draws.ts'
import type { AccountWeek } from '../../store/limits/rate-limits.ts'
import { type Call, type CallStep, requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { chooseLimit, type Rate } from '../limits/rate-limits.ts'
import { toIpSubject } from '../limits/to-ip-subject.ts'
import { count } from './limit-by-ip.ts'

type Deps = Pick<ApiDeps, 'rateLimits' | 'now'>

/**
 * The endpoint's own policy, and the key's own limit where it has one; with the address's, in the
 * order in which they refuse.
 */
export function limitByKey({ rateLimits, now }: Deps): CallStep {
  return async (call, next) => {
    const { endpoint: name, caller } = call
    if (caller !== null && name !== null) {
      const { ratePolicy } = toEndpoint(name)
      const subject = chooseSubject(call)
      const own = caller.perMinuteLimit
      const week = findWeek(call, now())
      const counting = [
        rateLimits.consume(
          { policy: ratePolicy, limit: chooseLimit(ratePolicy), subject, week },
          call.held,
        ),
        ...(own === null
          ? []
          : [rateLimits.consume({ policy: 'key', limit: own, subject }, call.held)]),
      ]
      const settling = settleCounts(call, counting)
      if (call.held === null && !goesOn.has(name)) await settling
      else return await goOn(call, settling, next)
    }
    await next()
  }
}

/**
 * Endpoints that wait for the counts themselves, together with what else they ask the database: the
 * caller of a job that has just begun waits for one answer of it and not for two in a row.
 */
const goesOn: ReadonlySet<EndpointName> = new Set<EndpointName>(['getJob', 'jobEvents', 'mcp'])

async function settleCounts(call: Call, counting: readonly Promise<Rate>[]): Promise<void> {
  const [, rates] = await Promise.all([call.countIp(), Promise.all(counting)])
  for (const rate of rates) count(call, rate)
  call.spent = rates[0]?.spent ?? null
}

/** A refusal by a limit comes before any other, and one that is in memory before all work. */
async function goOn(
  call: Call,
  settling: Promise<void>,
  next: () => Promise<unknown>,
): Promise<void> {
  // a failure reaches those who wait later; until then it must not count as unhandled
  settling.catch(() => undefined)
  await Promise.race([settling, new Promise<void>((resolve) => process.nextTick(resolve))])
  call.verdict = settling
  const settleRates = () => {
    call.held?.release()
    return settling
  }
  call.settleRates = settleRates
  try {
    await next()
  } finally {
    await call.settleRates()
  }
}

/**
 * An item of a batch counts against its operation's own policy, like a call alone; the batch's
 * address and key were counted with it.
 */
export function limitItem(deps: Deps): CallStep {
  return async (call, next) => {
    if (call.item?.isFirst === true) await countItem(call, deps)
    await next()
  }
}

/**
 * Begins to count a tool call against the policy of its endpoint, so that the same statement counts
 * it against that of the MCP server. `limitTool` looks at what came of it.
 */
export function countTool({ caller, ip }: Call, deps: Deps, endpoint: EndpointName): Promise<Rate> {
  return drawPolicy({ endpoint, caller, ip }, deps, toEndpoint(endpoint).ratePolicy)
}

/** A tool call counts against the policy of its endpoint, beside that of the MCP server. */
export function limitTool(deps: Deps): CallStep {
  return async (call, next) => {
    if (call.endpoint !== null)
      settleRate(call, await (call.tool?.counting ?? countTool(call, deps, call.endpoint)))
    await next()
  }
}

/**
 * Counts an item of a repeated batch, unless it was replayed: a replayed item does no work, and the
 * batch itself was counted as one request.
 */
export function limitRepeatedItem(deps: Deps): CallStep {
  return (call, next) => (call.item?.isFirst === false ? countItem(call, deps).then(next) : next())
}

async function countItem(call: Call, deps: Deps): Promise<void> {
  const row = call.endpoint === null ? null : toEndpoint(call.endpoint)
  // that of a job's operation is counted by its route
  if (row !== null && row.operation !== null) await countPolicy(call, deps, row.ratePolicy)
}

/**
 * As `countPolicy`, for a call that goes on: creating a job also uses the policy of its operation.
 * `settleRates` says what came of it, too.
 */
export function addPolicy(call: Call, deps: Deps, policy: RatePolicyName): void {
  const counting = drawPolicy(call, deps, policy, call.held)
  const { settleRates } = call
  let settling: Promise<void> | undefined
  const settle = async () => {
    await settleRates()
    settleRate(call, await counting)
  }
  const settleOnce = () => {
    settling ??= settle()
    return settling
  }
  call.settleRates = settleOnce
}

/** Counts one use of a policy by this caller. */
async function countPolicy(call: Call, deps: Deps, policy: RatePolicyName): Promise<void> {
  const counting = drawPolicy(call, deps, policy)
  await call.settleRates()
  settleRate(call, await counting)
}

type Counted = Pick<Call, 'endpoint' | 'caller' | 'ip'>

/** Begins to count a use; what is refused before anyone looks at its count is counted as well. */
function drawPolicy(
  call: Counted,
  { rateLimits, now }: Deps,
  policy: RatePolicyName,
  held: HeldDraws | null = null,
): Promise<Rate> {
  const subject = chooseSubject(call)
  const week = findWeek(call, now())
  const counting = rateLimits.consume({ policy, limit: chooseLimit(policy), subject, week }, held)
  counting.catch(() => undefined)
  return counting
}

function settleRate(call: Call, rate: Rate): void {
  count(call, rate)
  call.spent = rate.spent ?? null
}

/** The week of the caller's account, for operations: an answer from the cache states its usage. */
function findWeek({ endpoint: name, caller }: Counted, now: Date): AccountWeek | null {
  if (name === null || toEndpoint(name).operation === null) return null
  const { accountId, accountAnchorAt } = requireCaller({ caller })
  return accountId === null
    ? null
    : { accountId, weekStart: computeWeekStart(accountAnchorAt, now) }
}

/**
 * Counts what a caller without an account has written down. Any word makes a test key, so only the
 * address limits what one caller can have stored.
 */
export async function countSandboxWrite(
  call: Call,
  { rateLimits, config }: Pick<ApiDeps, 'rateLimits' | 'config'>,
): Promise<void> {
  if (requireCaller(call).accountId !== null) return
  const wanted = {
    policy: 'sandbox_jobs',
    limit: config.sandboxJobsPerMinute,
    subject: toIpSubject(call.ip),
  } as const
  count(call, await rateLimits.consume(wanted))
}

/** Any word makes a test key, so all those of an address are one. */
function chooseSubject(call: Counted): string {
  return requireCaller(call).keyId ?? `sandbox:${toIpSubject(call.ip)}`
}

import { setTimeout as sleep } from 'node:timers/promises'
import { endpoint } from '../../contract/endpoints.ts'
import { type ErrorCode, errors, isRetryable } from '../../contract/errors.ts'
import { windowSeconds } from '../../contract/limits.ts'
import { hasFixtures, type SandboxOperation } from '../../contract/operations.ts'
import { endsRun, type Scenario, slowMs } from '../../contract/scenarios.ts'
import { sandboxUsage } from '../../research/sandbox/sandbox-usage.ts'
import { scenarioOf } from '../../research/sandbox/scenario-of.ts'
import { ApiError } from '../api-error.ts'
import { markReplayed } from '../idempotency/replay.ts'
import { prefersAsync } from '../request/prefers-async.ts'
import { repeatedStream } from '../respond/repeated-stream.ts'
import { closed, frame, respondSse } from '../respond/sse.ts'
import { setUsageHeaders } from '../respond/usage-headers.ts'
import { fixtureOf, sandboxResult, stamped } from '../sandbox.ts'
import type { Context, Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'

/** The sandbox keeps no requests: what was the first one is made up. */
const replayedRequestId = 'req_01J0000000000000000000000'

/**
 * Fixtures through the production route, envelope and headers. Writes nothing; a caller that
 * prefers a job gets a sandbox job.
 */
export function serveSandbox({ now }: { now: () => Date }): Step {
  return async (ctx, next) => {
    const operation = operationOf(ctx)
    if (
      !ctx.state.sandbox ||
      operation === null ||
      !hasFixtures(operation) ||
      ctx.state.endpoint === 'createJob'
    )
      return await next()
    if (prefersAsync(ctx)) {
      refuseScenario(ctx, ctx.state.input)
      return await next()
    }
    const scenario = scenarioOf(ctx.state.input)
    const isJson = ctx.state.input.format === 'json'
    if (scenario?.kind === 'error' || (scenario?.kind === 'fails_midway' && isJson))
      throw refusal(ctx, scenario.code)
    setUsageHeaders(ctx, operation, sandboxUsage(now(), operation))
    if (scenario?.kind === 'replayed') markReplayed(ctx, { requestId: replayedRequestId })
    if (isJson) await respondJson(ctx, operation, scenario, now())
    else respondSse(ctx, stream(ctx, operation, scenario, now()))
  }
}

/**
 * A job in the sandbox that its scenario does not let begin. @throws ApiError as the real call
 * would be refused
 */
export function refuseScenario(ctx: Context, input: Readonly<Record<string, unknown>>): void {
  const scenario = scenarioOf(input)
  if (scenario?.kind === 'error' && !endsRun(scenario.code)) throw refusal(ctx, scenario.code)
}

function refusal(ctx: Context, code: ErrorCode): ApiError {
  if (code === 'rate_limited') {
    // what a client would see at its limit: the headers agree with Retry-After
    const resetsAtMs = Date.now() + (windowSeconds / 2) * 1_000
    const own = ctx.state.endpoint === null ? null : endpoint(ctx.state.endpoint).ratePolicy
    ctx.state.rates = ctx.state.rates.map((rate) =>
      rate.policy === own ? { ...rate, remaining: 0, resetsAtMs, exceeded: true } : rate,
    )
    return new ApiError(code, { retryAfterSeconds: windowSeconds / 2, isRehearsed: true })
  }
  return new ApiError(code, {
    isRehearsed: true,
    ...(isRetryable(code) ? { retryAfterSeconds: 5 } : {}),
  })
}

async function respondJson(
  ctx: Context,
  operation: SandboxOperation,
  scenario: Scenario | null,
  now: Date,
): Promise<void> {
  const fixture = fixtureOf(operation, scenario)
  if (scenario?.kind === 'slow')
    await sleep(slowMs * fixture.events.length, undefined, { signal: closed(ctx) }).catch(
      () => undefined,
    )
  ctx.body = sandboxResult(operation, fixture, {
    requestId: ctx.state.firstRequestId ?? ctx.state.requestId,
    now,
  })
}

async function* stream(
  ctx: Context,
  operation: SandboxOperation,
  scenario: Scenario | null,
  now: Date,
): AsyncGenerator<string> {
  const signal = closed(ctx)
  if (scenario?.kind === 'replayed')
    return yield* repeatedStream(null, sandboxUsage(now, operation), now)
  const events = stamped(
    scenario?.kind === 'fails_midway'
      ? failing(operation, scenario.code)
      : fixtureOf(operation, scenario).events,
    now,
  )
  for (const [index, event] of events.entries()) {
    if (scenario?.kind === 'slow' && index > 0)
      await sleep(slowMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    yield frame(event.seq, JSON.stringify(event))
  }
}

function failing(operation: SandboxOperation, code: ErrorCode) {
  const first = fixtureOf(operation, null).events.slice(0, 1)
  return [
    ...first,
    { type: 'error', error: { code, message: errors[code].message, retryable: isRetryable(code) } },
  ]
}

import { setTimeout as sleep } from 'node:timers/promises'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { type ErrorCode, errors, isRetryable } from '../../contract/errors/errors.ts'
import { isRunEnd, type Scenario, slowMs } from '../../contract/errors/scenarios.ts'
import { windowSeconds } from '../../contract/fields/limits.ts'
import { hasFixtures, type SandboxOperation } from '../../contract/operations/operations.ts'
import { buildSandboxUsage } from '../../research/sandbox/build-sandbox-usage.ts'
import { parseScenario } from '../../research/sandbox/parse-scenario.ts'
import { ApiError } from '../calls/api-error.ts'
import {
  type Answer,
  type Call,
  type CallStep,
  chooseOperation,
  type EventText,
} from '../calls/call.ts'
import { setReplayed } from '../idempotency/replay.ts'
import { streamRepeatedEvents } from '../jobs/stream-repeated-events.ts'
import { addEventNumbers, buildFixture, buildSandboxResult } from '../respond/sandbox.ts'

/** The sandbox keeps no requests: the id of a first request is made up. */
const replayedRequestId = 'req_01J0000000000000000000000'

/**
 * Fixtures through the production route, envelope and headers. Writes nothing; a caller that
 * prefers a job gets a sandbox job.
 */
export function serveSandbox({ now }: { now: () => Date }): CallStep {
  return (call, next) => {
    const operation = chooseOperation(call)
    return call.sandbox &&
      operation !== null &&
      hasFixtures(operation) &&
      call.endpoint !== 'createJob'
      ? answerFixture(call, { operation, now }, next)
      : next()
  }
}

async function answerFixture(
  call: Call,
  { operation, now }: { operation: SandboxOperation; now: () => Date },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const { input } = call
  await call.settleRates()
  if (call.prefersJob) {
    refuseScenario(call, input)
    return await next()
  }
  const scenario = parseScenario(input)
  const isJson = input.format === 'json'
  if (scenario?.kind === 'error' || (scenario?.kind === 'fails_midway' && isJson))
    throw rehearse(call, scenario.code)
  call.usage = buildSandboxUsage(now(), operation)
  if (scenario?.kind === 'replayed') setReplayed(call, { requestId: replayedRequestId })
  call.answer = isJson
    ? await buildResult(call, operation, scenario, now())
    : { kind: 'events', events: playEvents(call, operation, scenario, now()) }
  return undefined
}

/**
 * A job in the sandbox that its scenario does not let begin.
 * @throws ApiError as the real call would be refused
 */
export function refuseScenario(call: Call, input: Readonly<Record<string, unknown>>): void {
  const scenario = parseScenario(input)
  if (scenario?.kind === 'error' && !isRunEnd(scenario.code)) throw rehearse(call, scenario.code)
}

/** The error of a scenario, with what a client sees beside it in production. */
function rehearse(call: Call, code: ErrorCode): ApiError {
  if (code === 'rate_limited') {
    // the rate headers of a client at its limit agree with Retry-After
    const resetsAtMs = Date.now() + (windowSeconds / 2) * 1_000
    const own = call.endpoint === null ? null : toEndpoint(call.endpoint).ratePolicy
    call.rates = call.rates.map((rate) =>
      rate.policy === own ? { ...rate, remaining: 0, resetsAtMs, exceeded: true } : rate,
    )
    return new ApiError(code, { retryAfterSeconds: windowSeconds / 2, isRehearsed: true })
  }
  return new ApiError(code, {
    isRehearsed: true,
    ...(isRetryable(code) ? { retryAfterSeconds: 5 } : {}),
  })
}

async function buildResult(
  call: Call,
  operation: SandboxOperation,
  scenario: Scenario | null,
  now: Date,
): Promise<Answer | null> {
  const fixture = buildFixture(operation, scenario)
  if (scenario?.kind === 'slow') {
    await passSlowly(call, fixture.events.length)
    // as a tool whose job goes on
    if (call.tool !== null && call.left().aborted) return null
  }
  const requestId = call.firstRequestId ?? call.requestId
  return { kind: 'result', body: buildSandboxResult(operation, fixture, { requestId, now }) }
}

/** The time of a slow run of so many events; a tool that waits for it shows its progress. */
async function passSlowly(call: Call, count: number): Promise<void> {
  const signal = call.left()
  for (let at = 0; at < count && !signal.aborted; at += 1) {
    const progress = { label: 'A slow run of the sandbox', percent: Math.round((100 * at) / count) }
    call.tool?.onEvent({ type: 'status', payload: JSON.stringify(progress) })
    await sleep(slowMs, undefined, { signal }).catch(() => undefined)
  }
}

async function* playEvents(
  call: Call,
  operation: SandboxOperation,
  scenario: Scenario | null,
  now: Date,
): AsyncGenerator<EventText> {
  const signal = call.left()
  if (scenario?.kind === 'replayed')
    return yield* streamRepeatedEvents(null, buildSandboxUsage(now, operation), now)
  const events = addEventNumbers(
    scenario?.kind === 'fails_midway'
      ? buildFailingEvents(operation, scenario.code)
      : buildFixture(operation, scenario).events,
    now,
  )
  for (const [index, event] of events.entries()) {
    if (scenario?.kind === 'slow' && index > 0)
      await sleep(slowMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    yield { seq: event.seq, json: JSON.stringify(event) }
  }
}

function buildFailingEvents(operation: SandboxOperation, code: ErrorCode) {
  const first = buildFixture(operation, null).events.slice(0, 1)
  return [
    ...first,
    { type: 'error', error: { code, message: errors[code].message, retryable: isRetryable(code) } },
  ]
}

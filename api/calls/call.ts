import type { EndpointName } from '../../contract/endpoints/endpoints.ts'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import type { ToolName } from '../../contract/endpoints/mcp-tools.ts'
import type { ErrorCode } from '../../contract/errors/errors.ts'
import type { Scope } from '../../contract/fields/keys.ts'
import { isOperationName, type OperationName } from '../../contract/operations/operations.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { StoredEvent } from '../../store/jobs/events.ts'
import type { IdempotencyKey } from '../../store/jobs/idempotency.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { HeldDraws } from '../../store/limits/held-draws.ts'
import type { SpentWeek } from '../../store/limits/rate-limits.ts'
import type { Rate } from '../limits/rate-limits.ts'

/** Who calls: the holder of an account's key, or of a test key, which opens fixtures only. */
export type Caller = {
  /** What the caller's jobs belong to. */
  owner: string
  accountId: string | null
  accountAnchorAt: Date
  keyId: string | null
  /** The name of the account's plan. */
  plan: string
  /** What the key may spend in a UTC month, in credits; null = as much as the account. */
  monthlyBudget: number | null
  scopes: readonly Scope[]
  perMinuteLimit: number | null
  isTest: boolean
  /** The published key is public knowledge, so it lists no jobs. */
  isPublished: boolean
}

/**
 * A call of one endpoint: what is asked, what the steps found out, and what came of it. It knows no
 * HTTP: `describe-call` fills it from a request, a batch makes one for each of its items, and
 * `respond-call` writes it as a response. A step names a function before it sets it here: one that
 * is written in the assignment V8 puts among its old objects, and with it all that it refers to, so
 * the whole request, until the next full garbage collection.
 */
export type Call = {
  endpoint: EndpointName | null
  /** The variables of the endpoint's path. */
  params: Readonly<Record<string, string>>
  requestId: string
  caller: Caller | null
  /** The caller's IP address, for rate limits. */
  ip: string
  /** ISO 3166 code of the country in which national phone numbers are dialled. */
  region: string | null
  /** The `Idempotency-Key` as it was sent. */
  idempotencyHeader: string | null
  /** What the sandbox header says, as it was sent. */
  sandboxHeader: string | undefined
  /** The caller wants the job, not its result (RFC 7240 `respond-async`). */
  prefersJob: boolean
  /** Aborts when the caller stops waiting. */
  left: () => AbortSignal
  /** The item of a batch that this is; null: a call of its own. */
  item: BatchItem | null
  /** The tool call that this is; null: none. */
  tool: ToolCall | null

  rates: Rate[]
  /** What the caller's account had spent when the call was counted; null: not known. */
  spent: SpentWeek | null
  /**
   * Waits for the verdict of the `ip` policy, which is counted together with the key's; a step that
   * costs something calls it first.
   */
  settleIp: () => Promise<void>
  /**
   * Refuses the call where this process knows that its address is over the limit: what is read to
   * find out who calls does not wait for the count, which then comes with those of the key.
   */
  refuseIp: () => Promise<void>
  /** As `settleIp`, without a statement of its own where the call's draws are held. */
  countIp: () => Promise<void>
  /** The draws of a call whose job is written with their counts; null: they are counted at once. */
  held: HeldDraws | null
  /**
   * The same for the policies of the key: a step that answers, or writes what it is asked for,
   * calls it first where `limit-by-key` goes on without waiting.
   */
  settleRates: () => Promise<void>
  /** The verdict that `settleRates` waits for, without asking for it; null: there is none yet. */
  verdict: Promise<void> | null
  /** The body as it was sent. */
  body: Record<string, unknown>
  input: Record<string, unknown>
  sandbox: boolean
  /** What the header means for this call; null where no key protects anything. */
  idempotencyKey: IdempotencyKey | null

  jobId: string | null
  /** The call repeats one that was answered before. */
  isReplayed: boolean
  /** Of a repeated call: the request whose answer it gets; null: this one. */
  firstRequestId: string | null
  /** What the metering headers say. */
  usage: Usage | null
  /** What the answer was settled at, where `usage` does not say it: of a repetition or an error. */
  settled: Usage | null
  /** The code of the error that was answered. */
  errorCode: ErrorCode | null
  answer: Answer | null
}

/** An event as it is sent; one that is made for this answer alone has no number. */
export type EventText = { seq: number | null; json: string }

export type Answer =
  /**
   * A result, as JSON text where it is kept as text; the length of its JSON, where it is known,
   * with what makes its bytes, piece by piece. `source` is the same object for as long as a cached
   * result is remembered: what is made of it lives as long.
   */
  | {
      kind: 'result'
      body: string | object
      length?: number
      source?: object
      toBytes?: () => readonly Buffer[]
    }
  /** A result as the bytes of its JSON; not of an item or a tool call, which read it. */
  | { kind: 'json'; bytes: Buffer }
  /** The job that goes on. */
  | { kind: 'job'; job: JobRow }
  /** The events of a run as they come; null: still alive. */
  | { kind: 'events'; events: AsyncIterable<EventText | null> }
  /** What an endpoint that runs no operation answered the first time, as text. */
  | { kind: 'kept'; text: string }

type BatchItem = {
  id: string
  /** The operation's input as it was sent. */
  given: Record<string, unknown>
  /** The batch's key, from which its own is made. */
  idempotencyKey: IdempotencyKey | null
  /** Nothing was begun under the batch's key before, so nothing under the item's. */
  isFirst: boolean
}

export type ToolCall = {
  /** It waits for the job of an equal call, which was charged with that call. */
  isAttached: boolean
  name: ToolName
  /** Its draw from the policy of its endpoint, where one began with that of its request. */
  counting: Promise<Rate> | null
  /** As they were sent; then as the tool's schema reads them. */
  args: Readonly<Record<string, unknown>>
  /** Whose result is answered: that of its endpoint, or of the job that it reads. */
  operation: OperationName | null
  /** Aborts when the client leaves. */
  signal: AbortSignal
  /** The events of the call's run while its caller waits. */
  onEvent: (event: Pick<StoredEvent, 'type' | 'payload'>) => void
}

/** One rule that calls pass, whatever way they came. */
export type CallStep = StepOf<Call>

/** A call of which nothing is known yet. */
export function createCall(): Call {
  return {
    endpoint: null,
    params: {},
    requestId: '',
    caller: null,
    ip: '',
    region: null,
    idempotencyHeader: null,
    sandboxHeader: undefined,
    prefersJob: false,
    left: () => new AbortController().signal,
    item: null,
    tool: null,
    rates: [],
    spent: null,
    settleIp: () => Promise.resolve(),
    refuseIp: () => Promise.resolve(),
    countIp: () => Promise.resolve(),
    held: null,
    settleRates: () => Promise.resolve(),
    verdict: null,
    body: {},
    input: {},
    sandbox: false,
    idempotencyKey: null,
    jobId: null,
    isReplayed: false,
    firstRequestId: null,
    usage: null,
    settled: null,
    errorCode: null,
    answer: null,
  }
}

type StepOf<Passed> = (passed: Passed, next: () => Promise<unknown>) => Promise<unknown>

/** Steps as one step: each passes what it is given on to the next, the last to what follows. */
export function composeSteps<Passed>(steps: readonly StepOf<Passed>[]): StepOf<Passed> {
  return (passed, next) => {
    const pass = (at: number): Promise<unknown> => {
      const step = steps[at]
      return step === undefined ? next() : step(passed, () => pass(at + 1))
    }
    return pass(0)
  }
}

/** The caller, for steps after `authenticate`. */
export function requireCaller({ caller }: Pick<Call, 'caller'>): Caller {
  if (caller === null) throw new Error('this step runs before authenticate')
  return caller
}

/** The operation that a call runs: its endpoint's, or the one that a job names. */
export function chooseOperation({
  endpoint: name,
  input,
}: Pick<Call, 'endpoint' | 'input'>): OperationName | null {
  if (name === null) return null
  if (
    name === 'createJob' &&
    typeof input.operation === 'string' &&
    isOperationName(input.operation)
  )
    return input.operation
  return toEndpoint(name).operation
}

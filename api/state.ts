import type Koa from 'koa'
import type { EndpointName } from '../contract/endpoints.ts'
import type { ErrorCode } from '../contract/errors.ts'
import type { Scope } from '../contract/keys.ts'
import type { Usage } from '../contract/usage.ts'
import type { Claim } from '../store/idempotency.ts'
import type { Rate } from './limits/rate-limits.ts'

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
  /** The published key: everybody holds it, so it lists no jobs. */
  isPublished: boolean
}

/** What the steps of the pipeline leave for those behind them. */
export type State = {
  requestId: string
  endpoint: EndpointName | null
  params: Readonly<Record<string, string>>
  rates: Rate[]
  /**
   * Waits for the verdict of the `ip` policy, which is counted together with the key's; whoever
   * does something that costs asks it first.
   */
  settleIp: () => Promise<void>
  caller: Caller | null
  /** The request's body as it was sent. */
  body: Record<string, unknown>
  input: Record<string, unknown>
  sandbox: boolean
  /** What the request claims with its `Idempotency-Key`. */
  claim: Claim | null
  /** The item of a batch that this stands for; null: a request of its own. */
  item: BatchItem | null
  jobId: string | null
  /** Of a repeated request: the request whose answer it gets; null: this one. */
  firstRequestId: string | null
  /** What the metering headers say. */
  usage: Usage | null
  /**
   * What the answer was settled at, where the headers do not say it: by a repeated request, or with
   * an error.
   */
  settled: Usage | null
  /** Of the error that was answered. */
  errorCode: ErrorCode | null
  /** What the answer is told in, piece by piece; null: it has a body. */
  stream: AsyncIterable<string> | null
}

/** An item passes the steps of a request; these few know that it is one. */
export type BatchItem = {
  id: string
  /** Its input as it was sent. */
  given: Record<string, unknown>
  /** The batch's claim, from which its own is made. */
  claim: Claim | null
  /** Nothing was begun under the batch's key before, so nothing under the item's. */
  isFirst: boolean
}

/** The state of a request of which nothing is known yet. */
export function newState(): State {
  return {
    requestId: '',
    endpoint: null,
    params: {},
    rates: [],
    settleIp: () => Promise.resolve(),
    caller: null,
    body: {},
    input: {},
    sandbox: false,
    claim: null,
    item: null,
    jobId: null,
    firstRequestId: null,
    usage: null,
    settled: null,
    errorCode: null,
    stream: null,
  }
}

export type Context = Koa.ParameterizedContext<State>
export type Step = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

/** The caller, in steps behind `authenticate`. */
export function callerOf(ctx: Context): Caller {
  if (ctx.state.caller === null) throw new Error('this step runs before authenticate')
  return ctx.state.caller
}

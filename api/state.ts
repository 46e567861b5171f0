import type Koa from 'koa'
import type { EndpointName } from '../contract/endpoints.ts'
import type { Scope } from '../contract/keys.ts'
import type { Rate } from './rate-limits.ts'

/** Who calls: the holder of an account's key, or of a test key, which opens fixtures only. */
export type Caller = {
  /** What the caller's jobs belong to. */
  owner: string
  accountId: string | null
  accountAnchorAt: Date
  keyId: string | null
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
  /** Waits for the verdict of the `ip` policy, which is counted together with the key's; whoever does something that costs asks it first. */
  settleIp: () => Promise<void>
  caller: Caller | null
  input: Record<string, unknown>
  sandbox: boolean
  jobId: string | null
}

export type Context = Koa.ParameterizedContext<State>
export type Step = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

/** The caller, in steps behind `authenticate`. */
export function callerOf(ctx: Context): Caller {
  if (ctx.state.caller === null) throw new Error('this step runs before authenticate')
  return ctx.state.caller
}

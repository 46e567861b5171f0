import type Koa from 'koa'
import { type Call, type CallStep, createCall } from './calls/call.ts'

/** What steps of the pipeline hand to later steps: the call, and the state of its connection. */
export type State = Call & {
  /** The response, piece by piece; null: it has a body. */
  stream: AsyncIterable<string> | null
}

/** The state of a request of which nothing is known yet. */
export function createState(): State {
  return { ...createCall(), stream: null }
}

/**
 * A call and its answer, for endpoints that need no connection: the context of a request is one,
 * and a page has one for each of its calls.
 */
export type CallContext = {
  state: Call
  /** The query as it was sent. */
  querystring: string
  status: number
  type: string
  body: unknown
  /** @returns a header as it was sent; empty: none */
  get(name: string): string
  set(name: string, value: string): void
}

export type Context = Koa.ParameterizedContext<State>
export type Step = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

/** A rule for calls as a step of a request. */
export function onCall(step: CallStep): Step {
  return ({ state }, next) => step(state, next)
}

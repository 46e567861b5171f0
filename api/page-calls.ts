import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import { type EndpointName, endpoint } from '../contract/endpoints.ts'
import { createId } from '../store/new-id.ts'
import { type Caller, type CallStep, composeSteps } from './call.ts'
import type { ApiDeps } from './deps.ts'
import { limitByKey } from './pipeline/limit-by-key.ts'
import { recordItem } from './pipeline/record-request.ts'
import { requireScope } from './pipeline/require-scope.ts'
import { respondCall } from './respond/respond-call.ts'
import { type Context, newState, type State, type Step } from './state.ts'

/** What a page asks of an endpoint. */
export type PageCall = {
  endpoint: EndpointName
  params?: Readonly<Record<string, string>>
  query?: URLSearchParams
  body?: Record<string, unknown>
  /** Taken as an `Idempotency-Key`: a form that is sent twice does its work once. */
  formToken?: string
}

/** @property isRepeated an earlier call with the same token did the work */
type PageCallAnswer = { body: unknown; isRepeated: boolean }

/** How pages call the endpoints of the API, for a user in place of a key. */
export type PageCalls = {
  /** @throws ApiError, as the API would answer it */
  call(caller: Caller, wanted: PageCall): Promise<PageCallAnswer>
  /** Has an endpoint that is read answer the request of the page itself, with its query. */
  answer(ctx: Context, caller: Caller, wanted: Pick<PageCall, 'endpoint' | 'params'>): Promise<void>
}

const noMore = () => Promise.resolve()

/**
 * Calls pass the steps of a request after its key was checked. What is only read counts neither
 * against limits, since pages have one of their own, nor as a request of a key.
 * @param callOperation the steps of every call
 * @param answerEndpoint what endpoints that run no operation answer
 */
export function createPageCalls(
  deps: ApiDeps,
  callOperation: CallStep,
  answerEndpoint: Step,
): PageCalls {
  const app = new Koa<State>()
  const read = composeSteps([requireScope, callOperation])
  const write = composeSteps([
    recordItem(deps),
    requireScope,
    limitByKey(deps.rateLimits),
    callOperation,
  ])
  const respond = respondCall(deps)
  const run = async (ctx: Context, steps: CallStep) => {
    await respond(ctx, () => steps(ctx.state, () => answerEndpoint(ctx, noMore)))
  }
  return {
    async call(caller, { endpoint: name, params = {}, query, body = {}, formToken }) {
      const { method } = endpoint(name)
      const ctx = createContext(app, query)
      Object.assign(ctx.state, {
        endpoint: name,
        params,
        caller,
        body,
        input: body,
        requestId: createId('req'),
        idempotencyHeader: formToken ?? null,
      })
      await run(ctx, method === 'GET' ? read : write)
      const sent: unknown = typeof ctx.body === 'string' ? JSON.parse(ctx.body) : ctx.body
      return { body: sent, isRepeated: ctx.state.isReplayed }
    },
    async answer(ctx, caller, { endpoint: name, params = {} }) {
      Object.assign(ctx.state, { endpoint: name, params, caller })
      await run(ctx, read)
    },
  }
}

/** A request that came over no connection. */
function createContext(app: Koa<State>, query: URLSearchParams | undefined): Context {
  const req = new IncomingMessage(new Socket())
  req.method = 'GET'
  req.url = query === undefined ? '/' : `/?${query}`
  const ctx = app.createContext<State>(req, new ServerResponse(req))
  ctx.state = newState()
  return ctx
}

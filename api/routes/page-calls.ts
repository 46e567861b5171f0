import { type EndpointName, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { createId } from '../../store/database/new-id.ts'
import { type Caller, type CallStep, composeSteps, createCall } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { limitByKey } from '../pipeline/limit-by-key.ts'
import { recordItem } from '../pipeline/record-request.ts'
import { requireScope } from '../pipeline/require-scope.ts'
import { respondAccepted } from '../respond/accepted.ts'
import { respondKept } from '../respond/kept.ts'
import { respondCall } from '../respond/respond-call.ts'
import type { CallContext, Context, Step } from '../state.ts'
import { callHandlers } from './call-handlers.ts'

/** What a page asks of an endpoint. */
export type PageCall = {
  endpoint: keyof typeof callHandlers | 'createJob'
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
  answer(
    ctx: Context,
    caller: Caller,
    wanted: Pick<PageCall, 'params'> & { endpoint: EndpointName },
  ): Promise<void>
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
  const read = composeSteps([requireScope, callOperation])
  const write = composeSteps([recordItem(deps), requireScope, limitByKey(deps), callOperation])
  const respond = respondCall(deps)
  return {
    async call(caller, { endpoint: name, params = {}, query, body = {}, formToken }) {
      const steps = toEndpoint(name).method === 'GET' ? read : write
      const context = createCallContext(query)
      const { state } = context
      Object.assign(state, {
        endpoint: name,
        params,
        caller,
        body,
        input: body,
        requestId: createId('req'),
        idempotencyHeader: formToken ?? null,
      })
      // a job is created by the steps
      const handle = name === 'createJob' ? noMore : () => callHandlers[name](context, deps)
      await steps(state, handle)
      const { answer } = state
      if (answer?.kind === 'job') respondAccepted(context, answer.job, deps.now())
      if (answer?.kind === 'kept') respondKept(context, toEndpoint(name), answer.text)
      const sent: unknown =
        typeof context.body === 'string' ? JSON.parse(context.body) : context.body
      return { body: sent, isRepeated: state.isReplayed }
    },
    async answer(ctx, caller, { endpoint: name, params = {} }) {
      Object.assign(ctx.state, { endpoint: name, params, caller })
      await respond(ctx, () => read(ctx.state, () => answerEndpoint(ctx, noMore)))
    },
  }
}

/** A page's call, which has no headers and needs none. */
function createCallContext(query = new URLSearchParams()): CallContext {
  return {
    state: createCall(),
    querystring: query.toString(),
    status: 200,
    type: '',
    body: null,
    get: () => '',
    set() {},
  }
}

import type { ApiDeps } from '../deps.ts'
import type { CallContext } from '../state.ts'

/** Answers an endpoint without a connection of its own: for a request, or for a page. */
export type CallHandler = (context: CallContext, deps: ApiDeps) => Promise<void>

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type EndpointName, endpoint } from '../../contract/endpoints.ts'
import { headers } from '../../contract/headers.ts'
import { type BatchItem, type Context, newState, type State } from '../state.ts'

/**
 * A request that is never sent: the same call alone, for the steps of the pipeline. Its response
 * stays in memory, and no connection of its own can be cut, so the item goes on whoever leaves
 *.
 */
export function itemContext(
  batch: Context,
  name: EndpointName,
  input: Record<string, unknown>,
  item: BatchItem,
): Context {
  const { method, path } = endpoint(name)
  const req = new IncomingMessage(new Socket())
  req.method = method
  req.url = path
  const language = batch.req.headers['accept-language']
  if (language !== undefined) req.headers['accept-language'] = language
  if (batch.state.sandbox) req.headers[headers.sandbox.toLowerCase()] = 'true'
  const ctx = batch.app.createContext<State>(req, new ServerResponse(req))
  ctx.request.ip = batch.ip
  const { requestId, caller } = batch.state
  ctx.state = { ...newState(), requestId, caller, endpoint: name, body: input, input, item }
  return ctx
}

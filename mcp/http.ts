/** A request of Koa as the web's `Request`, and its `Response` as Koa's. */
import { ApiError } from '../api/calls/api-error.ts'
import { createCloseSignal } from '../api/respond/sse.ts'
import type { Context } from '../api/state.ts'
import type { PrintedData } from './results/printed-data.ts'

const answerTypes = ['application/json', 'text/event-stream'] as const
/** As most clients write it. */
const usualAccept = answerTypes.join(', ')

/**
 * Without the body, which is parsed already, and without the key. The protocol wants both types of
 * answers to be accepted, by name or by a wildcard.
 * @throws ApiError `not_acceptable`
 */
export function toRequest(ctx: Context): Request {
  if (
    ctx.req.headers.accept !== usualAccept &&
    answerTypes.some((type) => ctx.accepts(type) === false)
  )
    throw new ApiError('not_acceptable')
  const { authorization: _key, ...given } = ctx.req.headers
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) headers[name] = String(value)
  headers.accept = usualAccept
  const { method } = ctx
  const request = new Request(`http://localhost${ctx.path}`, { method, headers })
  // a signal that is given to a `Request` is followed by a copy, and each copy leaves a weak
  // reference and a finalizer to the garbage collector
  return Object.defineProperty(request, 'signal', { value: createCloseSignal(ctx) })
}

/** A stream of events goes out as it comes, everything else at once. */
export async function respondMcp(
  ctx: Context,
  response: Response,
  data: PrintedData,
): Promise<void> {
  ctx.status = response.status
  for (const [name, value] of response.headers) ctx.set(name, value)
  ctx.set('Cache-Control', 'no-store')
  if (response.body !== null && ctx.type === 'text/event-stream') {
    ctx.set('X-Accel-Buffering', 'no')
    ctx.state.stream = decodeTexts(response.body, data)
    return
  }
  const bytes = data.complete(new Uint8Array(await response.arrayBuffer()))
  if (bytes.length > 0) ctx.body = bytes
  else {
    // Koa would write the name of the status as a body
    ctx.body = null
    ctx.status = response.status
  }
}

async function* decodeTexts(
  body: ReadableStream<Uint8Array>,
  data: PrintedData,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  // each piece is whole events
  for await (const chunk of body) yield decoder.decode(data.complete(chunk), { stream: true })
}

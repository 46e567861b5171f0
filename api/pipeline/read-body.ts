import getRawBody from 'raw-body'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { limits } from '../../contract/fields/limits.ts'
import { ApiError } from '../calls/api-error.ts'
import { parseJsonBody } from '../request/parse-json-body.ts'
import type { Context, Step } from '../state.ts'

/**
 * Reads a JSON body of at most 64 KB, counted while reading, announced or not, that arrives in
 * time.
 */
export function readBody({ bodyMs }: { bodyMs: number }): Step {
  return async (ctx, next) => {
    const { endpoint: name } = ctx.state
    if (name !== null && toEndpoint(name).body !== null) {
      checkMediaType(ctx)
      const bytes = takeArrived(ctx) ?? (await inTime(read(ctx), bodyMs, ctx.state.verdict))
      ctx.state.body = parseJsonBody(bytes)
      ctx.state.input = ctx.state.body
    }
    await next()
  }
}

/**
 * The body of most requests comes with their headers: it waits for nothing, and needs no timer.
 * @returns null for any other, and for one that is not as long as was announced
 */
function takeArrived({ req }: Context): Buffer | null {
  const length = Number(req.headers['content-length'] ?? 0)
  if (!req.complete || length !== req.readableLength || length > limits.bodyBytes) return null
  const body: unknown = req.read()
  return body instanceof Buffer ? body : null
}

/**
 * What is sent byte by byte, or not to its end, holds a connection no longer than this; a refusal
 * by a limit does not wait for it.
 */
function inTime(
  reading: Promise<Buffer>,
  bodyMs: number,
  verdict: Promise<void> | null,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    verdict?.catch(reject)
    const late = setTimeout(() => reject(new ApiError('request_timeout')), bodyMs)
    late.unref()
    reading.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

function checkMediaType(ctx: Context): void {
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase()
  if (encoding !== '' && encoding !== 'identity') throw new ApiError('unsupported_media_type')
  const [type = '', ...parameters] = ctx.get('Content-Type').toLowerCase().split(';')
  if (type.trim() !== 'application/json') throw new ApiError('unsupported_media_type')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"]*)"?\s*$/.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new ApiError('unsupported_media_type')
}

async function read(ctx: Context): Promise<Buffer> {
  const length = ctx.req.headers['content-length']
  try {
    return await getRawBody(ctx.req, {
      limit: limits.bodyBytes,
      ...(length === undefined ? {} : { length }),
    })
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? error.type : ''
    if (type === 'entity.too.large') throw new ApiError('request_too_large')
    // the caller closed the connection: this answer serves the log and the metrics
    throw new ApiError('invalid_request', { message: 'The request body broke off.', cause: error })
  }
}

import { buildInvalidRequest } from '../calls/api-error.ts'
import type { Step } from '../state.ts'

/**
 * RFC 9112 3.2: a request of HTTP/1.1 names its host once. Node answers without a body, and lets
 * a second one pass; proxies may believe either.
 */
export const refuseHost: Step = (ctx, next) => {
  const { httpVersion, headersDistinct } = ctx.req
  const hosts = headersDistinct.host ?? []
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion === '1.1'))
    throw buildInvalidRequest('Host', 'must be there once')
  return next()
}

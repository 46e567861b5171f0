import { buildInvalidRequest } from '../calls/api-error.ts'
import type { Step } from '../state.ts'

/**
 * RFC 9112 3.2: a request of HTTP/1.1 names its host once. Node answers without a body, and lets
 * a second one pass; proxies may believe either.
 */
export const refuseHost: Step = (ctx, next) => {
  const { httpVersion, rawHeaders } = ctx.req
  const hosts = countHosts(rawHeaders)
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    throw buildInvalidRequest('Host', 'must be there once')
  return next()
}

/** @param rawHeaders names and values in turn: `headersDistinct` would make a list of each */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts
}

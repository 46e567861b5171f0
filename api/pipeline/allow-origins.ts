import cors from '@koa/cors'
import { endpointNames, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { exposedHeaders, requestHeaders } from '../../contract/fields/headers.ts'
import type { Step } from '../state.ts'

/**
 * CORS: browsers may call the credential-free documents and read every header that the contract
 * names.
 */
export function allowOrigins(origins: readonly string[]): Step {
  const choose = (sent: string) =>
    origins.includes('*') ? '*' : (origins.find((origin) => origin === sent) ?? '')
  const preflight = cors({
    origin: (ctx) => choose(ctx.get('Origin')),
    allowMethods: ['HEAD', ...new Set(endpointNames.map((name) => toEndpoint(name).method))],
    allowHeaders: [...requestHeaders],
    maxAge: 600,
    // they are kept by `handle-errors`; here it would put its `Vary` in the place of what others
    // set
    keepHeadersOnError: false,
  })
  const exposed = exposedHeaders.join(',')
  return (ctx, next) => {
    // an address that named its methods before has refused this one
    if (ctx.method === 'OPTIONS' && !ctx.res.hasHeader('Allow')) return preflight(ctx, next)
    // every other answer has the same three headers, for which the library takes ten times as long
    if (ctx.res.hasHeader('Vary')) ctx.vary('Origin')
    else ctx.res.setHeader('Vary', 'Origin')
    const origin = choose(ctx.req.headers.origin ?? '')
    if (origin !== '') {
      ctx.res.setHeader('Access-Control-Allow-Origin', origin)
      ctx.res.setHeader('Access-Control-Expose-Headers', exposed)
    }
    return next()
  }
}

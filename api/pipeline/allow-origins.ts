import cors from '@koa/cors'
import { endpoint, endpointNames } from '../../contract/endpoints.ts'
import { exposedHeaders, requestHeaders } from '../../contract/headers.ts'

/**
 * CORS: browsers may call the credential-free documents and read every header that the contract
 * names.
 */
export function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: (ctx) =>
      origins.includes('*') ? '*' : (origins.find((origin) => origin === ctx.get('Origin')) ?? ''),
    allowMethods: ['HEAD', ...new Set(endpointNames.map((name) => endpoint(name).method))],
    allowHeaders: [...requestHeaders],
    exposeHeaders: [...exposedHeaders],
    maxAge: 600,
    // they are kept by `handle-errors`; here it would put its `Vary` in the place of what others
    // set
    keepHeadersOnError: false,
  })
}

import cors from '@koa/cors'
import { exposedHeaders, requestHeaders } from '../../contract/headers.ts'

/** CORS: browsers may call the credential-free documents and read every header that the contract names (spec §8). */
export function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: (ctx) => (origins.includes('*') ? '*' : (origins.find((origin) => origin === ctx.get('Origin')) ?? '')),
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: [...requestHeaders],
    exposeHeaders: [...exposedHeaders],
    maxAge: 600,
  })
}

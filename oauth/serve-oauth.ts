import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import getRawBody from 'raw-body'
import type { ApiDeps } from '../api/deps.ts'
import { toIpSubject } from '../api/limits/to-ip-subject.ts'
import { buildRateHeaders, computeResetSeconds } from '../api/respond/rate-headers.ts'
import { setHeaders } from '../api/respond/set-headers.ts'
import type { Context, Step } from '../api/state.ts'
import { exposedHeaders } from '../contract/fields/headers.ts'
import { limits, pagePolicies } from '../contract/fields/limits.ts'
import { buildAuthorizationQuery } from './build-authorization-query.ts'
import { parseRegistration, unreadable } from './registration.ts'
import { findOAuthMethods, isOpenToOrigins, routes } from './routes.ts'

/** It becomes an address, which servers cap at 16 KB with all other headers. */
const maxFormLength = 8_192

/** Hands the requests of the authorization server to it. */
export function serveOAuth(deps: ApiDeps, provided: () => Promise<Provider>): Step {
  const answer = answerOAuth(deps, provided)
  return (ctx, next) => {
    const methods = findOAuthMethods(ctx.path)
    return methods === null ? next() : answer(ctx, methods, next)
  }
}

function answerOAuth(deps: ApiDeps, provided: () => Promise<Provider>) {
  return async (ctx: Context, methods: readonly string[], next: () => Promise<unknown>) => {
    const isOpen = isOpenToOrigins(ctx.path)
    if (!methods.includes(ctx.method) && !(isOpen && isPreflight(ctx))) {
      // the library would answer 404 as a plain text; `refuse-unmatched` answers 405 once it is set
      ctx.set('Allow', methods.join(', '))
      return await next()
    }
    if (ctx.path === routes.registration) {
      // the library lets pages of other origins use every other endpoint
      ctx.set('Access-Control-Allow-Origin', '*')
      if (isPreflight(ctx)) return answerPreflight(ctx)
    }
    const policy = ctx.path === routes.registration ? 'oauth_registration' : 'oauth'
    const { limit } = pagePolicies[policy]
    const subject = toIpSubject(ctx.ip)
    const rate = await deps.rateLimits.consume({ policy, limit, subject })
    // before the library, which sends its answers itself
    setHeaders(ctx, buildRateHeaders([rate], Date.now()))
    // the library lets pages read its documents, but not their headers, and keeps to what is set
    if (isOpen && (ctx.method === 'GET' || ctx.method === 'HEAD')) exposeHeaders(ctx)
    if (rate.exceeded) {
      ctx.set('Retry-After', String(computeResetSeconds(rate, Date.now())))
      if (isOpen) exposeHeaders(ctx)
      return refuse(ctx, 429, 'slow_down', 'too many requests: wait a minute')
    }
    // PostgreSQL keeps no text with it
    if (ctx.querystring.includes('%00'))
      return refuse(ctx, 400, 'invalid_request', 'a parameter holds the character NUL')
    if (ctx.path === routes.authorization && ctx.method === 'POST') return await askByGet(ctx)
    const provider = await provided()
    const refusal = isRegistration(ctx) ? await readRegistration(ctx.req) : null
    if (refusal !== null) return refuse(ctx, 400, refusal.error, refusal.description)
    describeRequest(ctx.req, ctx, deps.config.publicUrl)
    ctx.respond = false
    const { req, res } = ctx
    const sent = once(res, 'close')
    await provider.callback()(req, res)
    if (!res.writableFinished) await sent
  }
}

/** OAuth 2.1 lets an application send its request as a form; cookies come with a GET alone. */
async function askByGet(ctx: Context): Promise<void> {
  const form = await readText(ctx.req)
  if (form === null || form.length > maxFormLength)
    return refuse(ctx, 400, 'invalid_request', `a form of up to ${maxFormLength} bytes is expected`)
  ctx.redirect(`${routes.authorization}?${new URLSearchParams(form)}`)
  ctx.status = 303
}

/** A browser asks whether a page of another origin may send a request. */
function isPreflight(ctx: Context): boolean {
  return ctx.method === 'OPTIONS' && ctx.req.headers['access-control-request-method'] !== undefined
}

function answerPreflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'POST')
  ctx.set('Access-Control-Allow-Headers', 'Content-Type, MCP-Protocol-Version')
  ctx.set('Access-Control-Max-Age', '3600')
  ctx.status = 204
}

function isRegistration({ path, method }: Context): boolean {
  return path === routes.registration && method === 'POST'
}

/** The request as the outside sees it, whatever proxies and hosts it came by. */
function describeRequest(
  req: IncomingMessage,
  { path, querystring, method }: Context,
  publicUrl: string,
): void {
  const { host, protocol } = new URL(publicUrl)
  req.headers.host = host
  req.headers['x-forwarded-host'] = host
  req.headers['x-forwarded-proto'] = protocol.replace(':', '')
  if (method !== 'GET' || path !== routes.authorization) return
  req.url = `${path}?${buildAuthorizationQuery(querystring)}`
}

/**
 * Leaves what the library is to register as the `body` of the request, which the library takes for
 * a request that is read to its end; it warns of that once, on stderr.
 * @returns why a request is refused, else null
 */
async function readRegistration(req: IncomingMessage) {
  const text = await readText(req)
  const read = text === null ? { refusal: unreadable } : parseRegistration(text)
  if ('refusal' in read) return read.refusal
  Object.assign(req, { body: read.client })
  return null
}

/** @returns null for a body that is too large or breaks off */
async function readText(req: IncomingMessage): Promise<string | null> {
  return await getRawBody(req, { limit: limits.bodyBytes, encoding: 'utf8' }).catch(() => null)
}

function exposeHeaders(ctx: Context): void {
  ctx.set('Access-Control-Allow-Origin', '*')
  ctx.set('Access-Control-Expose-Headers', exposedHeaders.join(','))
}

/** An error in the form of RFC 6749, before the library is asked. */
function refuse(ctx: Context, status: number, error: string, description: string): void {
  ctx.status = status
  if (isOpenToOrigins(ctx.path)) ctx.set('Access-Control-Allow-Origin', '*')
  ctx.set('Cache-Control', 'no-store')
  ctx.body = { error, error_description: description }
}

import { html } from 'hono/html'
import { ApiError } from '../api/calls/api-error.ts'
import type { ApiDeps } from '../api/deps.ts'
import { toIpSubject } from '../api/limits/to-ip-subject.ts'
import { recordError } from '../api/pipeline/handle-errors.ts'
import type { PageCalls } from '../api/routes/page-calls.ts'
import type { Context, Step } from '../api/state.ts'
import { pagePolicies } from '../contract/fields/limits.ts'
import { assetPages, styleAsset } from './assets.ts'
import { buildPageIndex, type FoundPages } from './build-page-index.ts'
import { formatCookie, parseCookie, sessionCookie } from './cookies.ts'
import { isFromOwnPage } from './is-from-own-page.ts'
import { buildDocument } from './layout.ts'
import { loadVisitor } from './load-visitor.ts'
import {
  type Content,
  type Html,
  type Page,
  type PageAnswer,
  PageError,
  type Visit,
} from './page.ts'
import { accountPages } from './pages/account.ts'
import { apiReferencePages } from './pages/api-reference.ts'
import { docsPages } from './pages/docs.ts'
import { providerPages } from './pages/identity-provider.ts'
import { operatorPages } from './pages/operator.ts'
import { operatorOptOutPages } from './pages/operator-opt-outs.ts'
import { optOutPages } from './pages/opt-out.ts'
import { portalPages } from './pages/portal.ts'
import { signInPages, signInPath } from './pages/sign-in.ts'
import { statusPages } from './pages/status.ts'
import { readPageBody } from './read-page-body.ts'
import { startPath } from './sessions.ts'

const pages: readonly Page[] = [
  ...assetPages,
  ...signInPages,
  ...providerPages,
  ...accountPages,
  ...optOutPages,
  ...docsPages,
  ...apiReferencePages,
  ...statusPages,
  ...operatorPages,
  ...operatorOptOutPages,
  ...portalPages,
]

function buildPolicy({
  formTargets = [],
  hasInlineStyles = false,
}: Pick<Content, 'formTargets' | 'hasInlineStyles'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    hasInlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Answers the pages that people open in a browser; all other requests pass on. A cookie opens
 * pages only, and no key or token does: nothing here reads `Authorization`.
 */
export function servePages(deps: ApiDeps, calls: PageCalls, more: readonly Page[]): Step {
  const findPages = buildPageIndex([...pages, ...more])
  return (ctx, next) => {
    const found = findPages(ctx.path)
    if (found !== null && isMeant(ctx, found)) return answerPage(ctx, { deps, calls }, found)
    return apiPaths.test(ctx.path) || !asksForHtml(ctx) ? next() : passOn(ctx, deps, next)
  }
}

async function answerPage(
  ctx: Context,
  { deps, calls }: Pick<Visit, 'deps' | 'calls'>,
  found: FoundPages,
): Promise<void> {
  try {
    await write(ctx, deps, await answer(ctx, { deps, calls }, found))
  } catch (thrown) {
    await write(ctx, deps, describeFailure(ctx, deps, thrown))
  }
}

const apiPaths = /^\/api(?:\/|$)/

/** Where nothing is, a browser is answered with a page, but below the address of the API. */
async function passOn(ctx: Context, deps: ApiDeps, next: () => Promise<unknown>): Promise<unknown> {
  try {
    return await next()
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.code !== 'not_found') throw thrown
    return await write(ctx, deps, describeFailure(ctx, deps, thrown))
  }
}

function isMeant(ctx: Context, { pages: found }: FoundPages): boolean {
  return found.some(({ isForBrowsers = false }) => !isForBrowsers || asksForHtml(ctx))
}

/** Programs take anything, or say nothing. */
function asksForHtml(ctx: Context): boolean {
  return ctx.accepts('json', 'html') === 'html'
}

async function answer(
  ctx: Context,
  { deps, calls }: Pick<Visit, 'deps' | 'calls'>,
  { pages: found, params }: FoundPages,
): Promise<PageAnswer> {
  const { publicUrl } = deps.config
  const page = choosePage(ctx, found)
  const subject = toIpSubject(ctx.ip)
  const visitor = await loadVisitor(deps, ctx.get('Cookie'), params.account)
  // those who share an address do not wait for each other once they have signed in
  const limiting = limitPages(
    deps,
    visitor === null ? subject : visitor.tokenSha256.toString('hex'),
  )
  // a page that only reads is read meanwhile
  if (page.method === 'POST' || visitor === null) await limiting
  if (page.method === 'POST' && !isFromOwnPage(ctx.req.headers, publicUrl))
    throw new PageError(403, 'This form was sent from another site.')
  const now = deps.now()
  const findCookie = (name: string) => parseCookie(ctx.get('Cookie'), name, publicUrl)
  const sessionToken = findCookie(sessionCookie)
  if (page.needsSession && visitor === null) return askToSignIn(ctx, found)
  const { form, json } =
    page.method === 'POST'
      ? await readPageBody(ctx.req, deps.bodyMs)
      : { form: new URLSearchParams(), json: null }
  const visit: Visit = {
    deps,
    calls,
    params,
    query: new URLSearchParams(ctx.querystring),
    form,
    json,
    visitor,
    subject,
    sessionToken,
    findCookie,
    exchange: { req: ctx.req, res: ctx.res },
    now,
  }
  const answering = page.answer(visit)
  // a refusal goes before what the page says
  answering.catch(() => undefined)
  await limiting
  return await answering
}

/** @throws PageError 405 where the address has no page for the method */
function choosePage(ctx: Context, found: readonly Page[]): Page {
  const method = ctx.method === 'HEAD' ? 'GET' : ctx.method
  const page = found.find((one) => one.method === method)
  if (page !== undefined) return page
  ctx.set('Allow', found.map((one) => (one.method === 'GET' ? 'GET, HEAD' : one.method)).join(', '))
  throw new PageError(405, 'This page cannot be used in this way.')
}

/** @throws PageError 429 once the subject has asked for too many pages */
async function limitPages({ rateLimits }: ApiDeps, subject: string): Promise<void> {
  const { limit } = pagePolicies.pages
  const rate = await rateLimits.consume({ policy: 'pages', limit, subject })
  if (rate.exceeded) throw new PageError(429, 'Too many requests. Please wait a minute.')
}

function askToSignIn(ctx: Context, found: readonly Page[]): PageAnswer {
  if (ctx.get('Content-Type').includes('json'))
    return { kind: 'json', status: 401, body: { message: 'You are signed out. Sign in again.' } }
  // what was posted is gone; the page that it was posted from is mostly there at its address
  const hasPage = found.some(({ method }) => method === 'GET')
  const returnTo = hasPage ? ctx.url : startPath
  return {
    kind: 'redirect',
    to: `${signInPath}?${new URLSearchParams({ return_to: returnTo })}`,
  }
}

function describeFailure(ctx: Context, deps: ApiDeps, thrown: unknown): PageAnswer {
  const error = thrown instanceof PageError ? thrown : recordError(ctx.state, thrown, deps)
  const { status } = error
  const message = status < 500 ? error.message : 'Something went wrong here. Please try again.'
  if (ctx.get('Content-Type').includes('json')) return { kind: 'json', status, body: { message } }
  if (status === 429) ctx.set('Retry-After', '60')
  const body = html`<p role="alert">${message}</p><p>${buildWayOn(ctx, deps)}</p>`
  return { kind: 'page', status, title: 'That did not work', body }
}

/** Reads the cookie alone, since the database may be away: the start page checks the session. */
function buildWayOn(ctx: Context, { config }: ApiDeps): Html {
  const session = parseCookie(ctx.get('Cookie'), sessionCookie, config.publicUrl)
  return session === null
    ? html`<a href="${signInPath}">To the sign-in page</a>`
    : html`<a href="${startPath}">To your start page</a>`
}

async function write(ctx: Context, { config }: ApiDeps, given: PageAnswer): Promise<void> {
  setPageHeaders(ctx, given)
  for (const cookie of given.cookies ?? [])
    ctx.append('Set-Cookie', formatCookie(cookie, config.publicUrl))
  switch (given.kind) {
    case 'redirect':
      ctx.redirect(given.to)
      // the method becomes GET, also where a form was sent
      ctx.status = 303
      return
    case 'json':
      ctx.status = given.status ?? 200
      ctx.body = given.body
      return
    case 'endpoint':
      await given.answer(ctx)
      return
    case 'asset':
    case 'text':
      ctx.type = given.type
      ctx.body = given.body
      return
    case 'page':
      ctx.status = given.status ?? 200
      ctx.type = 'text/html'
      ctx.body = await buildPageText(given)
  }
}

function setPageHeaders(ctx: Context, given: PageAnswer): void {
  ctx.set('Content-Security-Policy', buildPolicy(given.kind === 'page' ? given : {}))
  ctx.set('X-Content-Type-Options', 'nosniff')
  // for browsers that know no `frame-ancestors`
  ctx.set('X-Frame-Options', 'DENY')
  // `no-referrer` would make browsers send `Origin: null` with our own forms
  ctx.set('Referrer-Policy', 'same-origin')
  ctx.set(
    'Cache-Control',
    given.kind === 'asset' ? 'public, max-age=31536000, immutable' : 'no-store',
  )
}

async function buildPageText(given: Extract<PageAnswer, { kind: 'page' }>): Promise<string> {
  return String(
    await buildDocument({
      title: given.title,
      menu: given.menu ?? null,
      body: given.body,
      isIndexed: given.isIndexed ?? false,
      isWide: given.isWide ?? given.menu !== undefined,
      styleUrl: styleAsset.path,
      scriptUrls: given.scripts ?? [],
    }),
  )
}

import { html } from 'hono/html'
import type Provider from 'oidc-provider'
import type { Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { styleAsset } from '../portal/assets.ts'
import { buildDocument } from '../portal/layout.ts'
import { toShownHost } from './redirects.ts'

/**
 * Anyone may register an application, so a wrong request could lead a visitor from an address of
 * ours to a trap. Before they have signed in they see a page instead, which says where it leads; a
 * request that may show no page is the exception (RFC 9700, section 4.11.2).
 */
export function keepRefusals(provider: Provider): void {
  provider.on('authorization.error', ({ oidc }, error) => {
    const isKnown = oidc.route !== 'authorization' || oidc.session?.accountId !== undefined
    if (!isKnown && oidc.params?.prompt !== 'none') error.allow_redirect = false
  })
}

/** Of a page without scripts and forms; its icon is an empty one, so that none is asked for. */
const errorPolicy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

/** The page of a request that leads nowhere by itself. */
export const renderError: NonNullable<Configuration['renderError']> = async (ctx, out) => {
  ctx.type = 'text/html'
  ctx.set('Content-Security-Policy', errorPolicy)
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('X-Frame-Options', 'DENY')
  ctx.set('Cache-Control', 'no-store')
  const back = buildWayBack(ctx.oidc, out)
  const page = {
    menu: null,
    title: 'That did not work',
    body: html`<p role="alert">The application asked for something that cannot be given:
${out.error_description ?? out.error}.</p>
${back === null ? '' : html`<p><a href="${back}">Back to ${toShownHost(back)}</a></p>`}`,
    styleUrl: styleAsset.path,
    scriptUrls: [],
  }
  ctx.body = String(await buildDocument(page))
}

/** Where the application reads the error; null: it registered no such redirect. */
function buildWayBack({ client, params }: KoaContextWithOIDC['oidc'], out: ErrorOut) {
  const redirect = params?.redirect_uri
  if (typeof redirect !== 'string' || client?.redirectUriAllowed(redirect) !== true) return null
  const back = new URL(redirect)
  for (const [name, value] of Object.entries(out)) back.searchParams.set(name, String(value))
  return back.href
}

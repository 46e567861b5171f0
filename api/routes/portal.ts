import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sandboxKey } from '../../contract/fields/keys.ts'
import { toHtmlText } from '../../research/text/signs/to-html-text.ts'
import type { Context } from '../state.ts'

const template = readFileSync(
  path.join(import.meta.dirname, '..', '..', 'portal', 'index.html'),
  'utf8',
)

/** A static page: nothing to run, nothing to fetch, and no page may frame it. */
const staticPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** The page that 401 and 402 answers point a human to. */
export function servePortalPage(publicUrl: string): (ctx: Context) => Promise<void> {
  const html = template
    .replaceAll('{{publicUrl}}', toHtmlText(publicUrl))
    .replaceAll('{{sandboxKey}}', sandboxKey)
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-cache')
    ctx.set('Content-Security-Policy', staticPagePolicy)
    ctx.type = 'text/html'
    ctx.body = html
  }
}

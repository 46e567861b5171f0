import type { Context } from '../state.ts'

/**
 * Sets the tag and answers 304 where the caller has that version. `If-None-Match` alone decides:
 * `fetch` adds `Cache-Control: no-cache` to it, which Koa's `fresh` takes for a reload.
 */
export function respondIfChanged(ctx: Context, version: string, body: unknown): void {
  ctx.response.etag = version
  const known = ctx.get('If-None-Match').split(',')
  const isKnown = known.some(
    (tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === ctx.response.etag,
  )
  ctx.body = isKnown ? null : body
  if (isKnown) ctx.status = 304
}

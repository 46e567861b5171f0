import { hash } from 'node:crypto'
import type { CallContext } from '../state.ts'

/**
 * Sets the tag and answers 304 where the caller has that version. `If-None-Match` alone decides:
 * `fetch` adds `Cache-Control: no-cache` to it, which Koa's `fresh` takes for a reload.
 */
export function respondIfChanged(context: CallContext, version: string, body: unknown): void {
  const current = `"${version}"`
  context.set('ETag', current)
  const known = context.get('If-None-Match').split(',')
  const isKnown = known.some(
    (tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === current,
  )
  context.body = isKnown ? null : body
  if (isKnown) context.status = 304
}

/** The version of a document that is the same for all callers. */
export function buildVersion(text: string): string {
  return hash('sha256', text, 'base64url')
}

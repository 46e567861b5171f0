import { gzipSync } from 'node:zlib'
import type { Context } from '../state.ts'
import { buildVersion, respondIfChanged } from './entity-tag.ts'

/** A text that is the same for all callers, compressed once: the OpenAPI document has 640 KB. */
export type StaticDocument = { text: string; packed: Buffer; version: string }

/** Compresses a text and derives its version. */
export function buildStaticDocument(text: string): StaticDocument {
  return { text, packed: gzipSync(text), version: buildVersion(text) }
}

/** Sends a document, compressed where the caller accepts gzip; each form has its own ETag. */
export function respondDocument(
  ctx: Context,
  { text, packed, version }: StaticDocument,
  type: string,
): void {
  ctx.set('Cache-Control', 'no-cache')
  ctx.vary('Accept-Encoding')
  ctx.type = type
  const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
  respondIfChanged(ctx, isPacked ? `${version}-gzip` : version, isPacked ? packed : text)
  if (isPacked && ctx.status !== 304) ctx.set('Content-Encoding', 'gzip')
}

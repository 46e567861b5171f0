import { isPictureQuery } from '../../research/pictures/picture-address.ts'
import { findImageBytes } from '../../store/images/images.ts'
import { loadSigningKey } from '../../store/images/signing-key.ts'
import { ApiError } from '../calls/api-error.ts'
import type { ApiDeps } from '../deps.ts'
import type { Context } from '../state.ts'

/** Pictures are deleted by then; the housekeeping may be a moment late. */
const keptMs = 900_000

/**
 * `GET /i/{id}.jpg`: the cleaned picture of a run that looks for where it appears, for providers
 * that were given its signed address. A wrong, expired or altered address and an unknown picture
 * are the same 404.
 */
export async function getPicture(ctx: Context, deps: ApiDeps): Promise<void> {
  ctx.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  })
  const { id = '' } = ctx.state.params
  const now = deps.now()
  const key = await loadSigningKey(deps.db, deps.config.pictures.signingKey)
  const isSigned = isPictureQuery(id, ctx.querystring, key, now)
  const since = new Date(now.getTime() - keptMs)
  const bytes = isSigned ? await findImageBytes(deps.db, id, since) : null
  if (bytes === null) throw new ApiError('not_found')
  ctx.set('Content-Type', 'image/jpeg')
  ctx.body = bytes
}

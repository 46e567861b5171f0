import { headers } from '../../contract/fields/headers.ts'
import { memoize } from '../../research/text/memoize.ts'
import { createCloseSignal } from '../respond/sse.ts'
import type { Step } from '../state.ts'

const idempotencyHeader = headers.idempotencyKey.toLowerCase()
const sandboxHeader = headers.sandbox.toLowerCase()

/** What a request says of its call beyond endpoint, caller and body. */
export const describeCall: Step = (ctx, next) => {
  const { state } = ctx
  const given = (name: string) => ctx.req.headers[name]?.toString()
  state.ip = ctx.ip
  state.region = parseRegion(ctx.get('Accept-Language'))
  state.idempotencyHeader = given(idempotencyHeader) ?? null
  state.sandboxHeader = given(sandboxHeader)
  state.prefersJob = prefersAsync(ctx.get('Prefer'))
  const left = () => createCloseSignal(ctx)
  state.left = left
  return next()
}

/**
 * The country that a caller writes from, as far as `Accept-Language` says so (de-AT → AT): national
 * phone numbers are read in it.
 * @returns an ISO 3166 code, or null
 */
export const parseRegion = memoize(
  (acceptLanguage: string): string | null => {
    const [tag = ''] = acceptLanguage.split(/[,;]/)
    try {
      const { region = '' } = new Intl.Locale(tag.trim())
      // 419 is Latin America: no country
      return /^[A-Z]{2}$/.test(region) ? region : null
    } catch {
      // whatever is no language tag
      return null
    }
  },
  { max: 500, maxKeyLength: 200 },
)

/** `Prefer: respond-async` (RFC 7240): the caller wants the job and not its result. */
function prefersAsync(prefer: string): boolean {
  return /(^|[,;\s])respond-async($|[,;\s])/i.test(prefer)
}

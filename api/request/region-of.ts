import type { Context } from '../state.ts'

/**
 * The country that a caller writes from, as far as `Accept-Language` says so (de-AT → AT): national
 * phone numbers are read in it.
 * @returns an ISO 3166 code, or null
 */
export function regionOf(ctx: Context): string | null {
  const [first] = ctx.get('Accept-Language').split(',')
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(first ?? '')?.[1]
  return region === undefined ? null : region.toUpperCase()
}

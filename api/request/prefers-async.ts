import type { Context } from '../state.ts'

/** `Prefer: respond-async` (RFC 7240): the caller wants the job and not its result. */
export function prefersAsync(ctx: Context): boolean {
  return /(^|[,;\s])respond-async($|[,;\s])/i.test(ctx.get('Prefer'))
}

import type { Context } from './state.ts'

/** `Prefer: respond-async`: the caller wants the job and not its result (design 7.1). */
export function prefersAsync(ctx: Context): boolean {
  return /(^|[,;\s])respond-async($|[,;\s])/i.test(ctx.get('Prefer'))
}

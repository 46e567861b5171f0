import type { Context } from '../state.ts'

/**
 * Sets headers whose values are texts. As `ctx.set`, which makes a list of lists of each object
 * first: with the twenty headers of a metered answer that costs as much as reading its body does.
 */
export function setHeaders({ res }: Context, values: Readonly<Record<string, string>>): void {
  if (res.headersSent) return
  for (const name of Object.keys(values)) res.setHeader(name, values[name] ?? '')
}

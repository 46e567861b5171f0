import type { QuotedClaim } from './quoted-claim.ts'

/** What a summary says first. */
const leadPaths = /^(?:identity|work|locations)\./

/**
 * The lines of a claim list for writers who work side by side, about as many for each: first what a
 * summary says first.
 * @param minLines for fewer lines no further writer is worth the prompt
 */
export function chooseShares(
  {
    lines,
    claims,
  }: { lines: readonly string[]; claims: ReadonlyMap<string, Pick<QuotedClaim, 'path'>> },
  { maxShares, minLines }: { maxShares: number; minLines: number },
): string[][] {
  const paths = [...claims.values()].map(({ path }) => path)
  const rows = lines.map((line, at) => ({ line, isLead: leadPaths.test(paths[at] ?? '') }))
  const ordered = [...rows.filter(({ isLead }) => isLead), ...rows.filter(({ isLead }) => !isLead)]
  const count = Math.max(1, Math.min(maxShares, Math.floor(rows.length / minLines)))
  const from = (share: number) => Math.round((share * rows.length) / count)
  return Array.from({ length: count }, (_, share) =>
    ordered.slice(from(share), from(share + 1)).map(({ line }) => line),
  )
}

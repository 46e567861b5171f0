import { hasInstructions } from '../safety/has-instructions.ts'
import { buildClaimSentence } from './claim-phrase.ts'
import { maySay } from './may-say.ts'
import { rankByStrength } from './plan-topics.ts'
import type { QuotedClaim } from './quoted-claim.ts'
import { toPlainValue } from './words.ts'

/** How much of an excerpt a prompt shows. Code points. */
const maxExcerptLength = 240

/**
 * The claims as a prompt lists them, strongest first, one line each: `[c1] work.positions: … (level
 * medium; "…")`. Texts of pages cannot break out of their line or fake a marker.
 * @returns the lines, and each marker's claim by `c1`
 */
export function renderClaimList(
  claims: readonly QuotedClaim[],
  { max }: { max: number },
): { lines: string[]; claims: Map<string, QuotedClaim> } {
  const shown = rankByStrength(claims)
    .filter(
      (claim) => maySay(claim) && !claim.citations.some(({ excerpt }) => hasInstructions(excerpt)),
    )
    .slice(0, max)
  const named = new Map(shown.map((claim, at) => [`c${at + 1}`, claim]))
  return { lines: [...named].map(([marker, claim]) => deriveLine(marker, claim)), claims: named }
}

function deriveLine(marker: string, claim: QuotedClaim): string {
  const contested = claim.status === 'supported' ? '' : `; ${claim.status}`
  const excerpt = toPlainValue(claim.citations[0]?.excerpt ?? '', maxExcerptLength).replaceAll(
    '"',
    "'",
  )
  return (
    `[${marker}] ${claim.path}: ${buildClaimSentence(claim, 'the person')} (level ` +
    `${claim.level}${contested}; "${excerpt}")`
  )
}

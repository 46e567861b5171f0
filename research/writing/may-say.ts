import { hasInstructions } from '../safety/has-instructions.ts'
import { isSensitiveText } from '../safety/is-sensitive-text.ts'
import type { QuotedClaim } from './quoted-claim.ts'

/**
 * The last check before a claim enters a text: it cites a source, instructs no machine and reveals
 * no secret. One weak source is not enough to call a person dead.
 */
export function maySay(claim: QuotedClaim): boolean {
  const said = Object.values(claim.value).filter((value) => typeof value === 'string')
  return (
    claim.citations.length > 0 &&
    !(claim.path === 'identity.deathYear' && claim.level === 'low') &&
    !said.some((value) => hasInstructions(value) || isSensitiveText(value) !== null)
  )
}

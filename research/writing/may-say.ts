import { hasInstructions } from '../safety/has-instructions.ts'
import { isSensitiveText } from '../safety/is-sensitive-text.ts'
import type { QuotedClaim } from './quoted-claim.ts'

/**
 * The last check before a claim enters a text: it cites a source, instructs no machine and reveals
 * no secret.
 */
export function maySay(claim: QuotedClaim): boolean {
  const said = Object.values(claim.value).filter((value) => typeof value === 'string')
  return (
    claim.citations.length > 0 &&
    !said.some((value) => hasInstructions(value) || isSensitiveText(value) !== null)
  )
}

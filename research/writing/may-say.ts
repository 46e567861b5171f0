import { containsInstructions } from '../safety/contains-instructions.ts'
import { isSensitiveText } from '../safety/is-sensitive-text.ts'
import type { QuotedClaim } from './quoted-claim.ts'

/**
 * The last look before a claim enters a text: it cites something, talks to no machine, and tells no
 * secret.
 */
export function maySay(claim: QuotedClaim): boolean {
  const said = Object.values(claim.value).filter((value) => typeof value === 'string')
  return (
    claim.citations.length > 0 &&
    !said.some((value) => containsInstructions(value) || isSensitiveText(value) !== null)
  )
}

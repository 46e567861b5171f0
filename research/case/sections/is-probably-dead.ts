import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BackedClaim } from '../merging/merged-claim.ts'
import { deathWords } from './tables/death-words.ts'

/** Phrases that report a death; no claim path covers it. */
const words = new RegExp(
  unwrap`(?<!\p{L})${joinAlternatives(deathWords)}(?!\p{L})|†|去世|逝世|死去`,
  'iu',
)

/**
 * Whether a claim or its excerpt reads as if the person were dead. It may be a relative who is:
 * then an age is not shown that could be, which is the lesser wrong.
 */
export function isProbablyDead(claims: readonly BackedClaim[], birthYear: number): boolean {
  // 1884–1950
  const span = new RegExp(
    unwrap`(?<!\d)${birthYear}\)?[^()\n\d]{0,20}[-–—][^()\n]{0,20}(?<!\d)(?:1[5-9]|20)\d\d(?!\d)`,
    'u',
  )
  const about = /^(?:identity\.(?:name|headline|birthYear)|mentions\.items)$/
  const texts = claims
    .filter(({ path }) => about.test(path))
    .flatMap(({ citations }) => citations.map(({ excerpt }) => excerpt))
  return texts.some((text) => words.test(text) || span.test(text))
}

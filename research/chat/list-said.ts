import type { ChatMessage } from '../../contract/operations/chat.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { toStem } from '../text/words/to-stem.ts'
import { buildClaimSentence } from '../writing/claim-phrase.ts'
import type { QuotedClaim } from '../writing/quoted-claim.ts'

/** The claims that answers of a chat have stated, each in one message. */
export function listSaid(
  claims: readonly QuotedClaim[],
  history: readonly ChatMessage[],
): QuotedClaim[] {
  const answers = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => new Set(foldWords(content).map(toStem)))
  return claims.filter((claim) => {
    const words = foldWords(buildClaimSentence(claim, '')).filter((word) => !isSmallWord(word))
    return answers.some((answer) => words.every((word) => answer.has(toStem(word))))
  })
}

/** Those of the last answer that has stated any. */
export function listLastSaid(
  claims: readonly QuotedClaim[],
  history: readonly ChatMessage[],
): QuotedClaim[] {
  for (const message of history.toReversed()) {
    const said = listSaid(claims, [message])
    if (said.length > 0) return said
  }
  return []
}

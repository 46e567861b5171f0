import { isEnglishAroundNames } from '../../research/claims/support/find-languages.ts'
import { supportsSentence } from '../../research/claims/support/supports-sentence.ts'
import { memoize } from '../../research/text/memoize.ts'
import { checkWritten } from '../../research/writing/check-written.ts'
import type { Citations } from '../../research/writing/citations.ts'
import type { SentenceCheck } from '../../research/writing/quoted-claim.ts'
import type { Text } from './text-calls.ts'

/** A sentence as it may stand in a text by the rules alone, or why it may not. */
export function toSupportedSentence(text: Text, raw: string, citations: Citations) {
  const { claims, given } = text
  // a summary is written in English, of which the rules know more
  if (text.event === 'summary' && !isEnglishAroundNames(raw))
    return { ok: false, reason: 'language' } as const
  const check: SentenceCheck = (sentence, quotes) => checkSupport([sentence, quotes, given])
  return checkWritten({ raw, claims, check, given, citations })
}

/**
 * A sentence is checked before the model judges it and again when it is emitted; each time takes
 * milliseconds.
 */
const checkSupport = memoize(
  ([sentence, quotes, given]: [string, readonly string[], readonly string[]]) =>
    supportsSentence(sentence, quotes, { given }),
  { max: 200, maxKeyLength: 10_000, keyOf: JSON.stringify },
)

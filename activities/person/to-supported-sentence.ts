import { isEnglishAroundNames } from '../../research/claims/support/find-languages.ts'
import { supportsSentence } from '../../research/claims/support/supports-sentence.ts'
import { memoize, memoizeByObject } from '../../research/text/memoize.ts'
import { checkWritten } from '../../research/writing/check-written.ts'
import type { Text } from './text-calls.ts'

type Checked = ReturnType<typeof checkWritten>

/** A sentence as it may stand in a text by the rules alone, or why it may not. */
export function toSupportedSentence(text: Text, raw: string): Checked {
  return buildCheck(text)(raw)
}

/**
 * A sentence is checked before the model judges it and again when it is emitted; each time takes
 * milliseconds.
 */
const buildCheck = memoizeByObject((text: Text) =>
  memoize((raw: string) => checkSentence(text, raw), { max: 200, maxKeyLength: 10_000 }),
)

function checkSentence({ claims, event, given }: Text, raw: string): Checked {
  // a summary is written in English, of which the rules know more
  if (event === 'summary' && !isEnglishAroundNames(raw)) return { ok: false, reason: 'language' }
  return checkWritten({ raw, claims, check: supportsSentence, given })
}

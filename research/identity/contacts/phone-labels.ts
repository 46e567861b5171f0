import { joinAlternatives, unwrap } from '../../text/unwrap.ts'
import { otherLabels, phoneLabels } from './tables/number-labels.ts'

/** Words that announce a phone number, in the languages of the pages that are read. */
const positive = new RegExp(
  unwrap`
    (?:\b${joinAlternatives(phoneLabels)}|電話|电话|手机|☎|📞|📱|✆|\b[tmpf](?=\s{0,2}[:.]))
    (?:\s{0,2}(?:no|nr|num|number|nummer|#|is|us|me|us at|me at|at|on))?\s{0,2}[.:)–—=-]{0,3}
    \s{0,3}\(?$`,
  'iu',
)

/** Words that announce a number of another kind. */
const negative = new RegExp(
  unwrap`
    (?:\b${joinAlternatives(otherLabels)}(?:[\s_-]{0,2}(?:no|nr|num|number|nummer|id|code|#))?
    \s{0,2}[.:=#–-]{0,3}\s{0,3}[#(]?|#\s?|№\s?|\bn°\s?)$`,
  'iu',
)

export type Label = 'phone' | 'other' | 'none'

/**
 * What the words right before a number say it is. "phone number:" is about phones although "number"
 * alone is not.
 */
export function labelBefore(before: string): Label {
  const window = before.slice(-40)
  if (positive.test(window)) return 'phone'
  return negative.test(window) ? 'other' : 'none'
}

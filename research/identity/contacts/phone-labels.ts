import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { findSentence } from '../../text/sentences/split-sentences.ts'
import {
  announcements,
  behindOtherLabels,
  behindPhoneLabels,
  otherLabels,
  phoneLabels,
  unspacedLabels,
} from './tables/number-labels.ts'

/** Words that announce a phone number, in the languages of the pages that are read. */
const positive = new RegExp(
  unwrap`
    (?:\b${joinAlternatives(phoneLabels)}|${joinAlternatives(unspacedLabels)}|☎|📞|📱|✆
    |\b[tmpf](?=\s{0,2}[:.]))(?:\s{0,2}${joinAlternatives(behindPhoneLabels)})?
    \s{0,2}[.:)–—=-]{0,3}\s{0,3}\(?$`,
  'iu',
)

/** A label that says the kind of a number stands at most this far before it. Characters. */
const labelReach = 40

/** Words that announce a number of another kind. */
const negative = new RegExp(
  unwrap`
    (?:\b${joinAlternatives(otherLabels)}(?:[\s_-]{0,2}${joinAlternatives(behindOtherLabels)})?
    \s{0,2}[.:=#–-]{0,3}\s{0,3}[#(]?|#\s?|№\s?|\bn°\s?)$`,
  'iu',
)

export type Label = 'phone' | 'other' | 'none'

/**
 * What the words right before a number say it is. "phone number:" is about phones although "number"
 * alone is not.
 */
export function parseLabelBefore(before: string): Label {
  const window = before.slice(-labelReach)
  if (positive.test(window)) return 'phone'
  return negative.test(window) ? 'other' : 'none'
}

/** A text that ends in front of a number, without the label there: "Tel.". */
export function dropPhoneLabel(before: string): string {
  const start = Math.max(0, before.length - labelReach)
  return before.slice(0, start) + before.slice(start).replace(positive, '')
}

const anywhere = new RegExp(
  unwrap`
    (?<![\p{L}\p{N}])${joinAlternatives(phoneLabels)}(?![\p{L}\p{N}])
    |(?<![\p{L}\p{N}])${joinAlternatives(announcements)}(?![\p{L}\p{N}])
    |${joinAlternatives(unspacedLabels)}`,
  'iu',
)

/** "on 347 121 9445", "an 0664 1236072": prepositions right before a number. */
const preposition = /(?<![\p{L}\p{N}])(?:at|on|via|under|unter|an|au|al|på|pod|på) $/iu

/**
 * Whether the sentence before a number speaks of phones, with a word or two in between: "call after
 * six", "the old line".
 */
export function isAnnounced(before: string): boolean {
  // a digit for the number: it decides whether a stop before it ends a sentence
  const { start } = findSentence(`${before}0`, before.length, labelReach)
  const sentence = before.slice(start).replace(/^.*; /s, '')
  return anywhere.test(sentence) || preposition.test(sentence)
}

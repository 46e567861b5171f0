import { unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { isSchool, parseOrganization } from './phrases/parse-organization.ts'
import { isFirmName } from './tables/firm-words.ts'
import { firmLinks } from './tables/frame-words.ts'

const there = /\sthere(?=[.,;)]|$|\s(?:since|from|until|till|and|for|as|in)\s)/u
const inFront = new RegExp(unwrap`(?<!\p{L})(?:${firmLinks.en})\s(?:the\s)?(?=\p{Lu})`, 'giu')
const maxLength = 400
const maxLinks = 8

/**
 * "From Globex Foods comes NAME, until recently clerk there": the sentence with the one firm
 * that it names in place of the word.
 */
export function fillThere(bound: BoundSentence): BoundSentence {
  const { intro, predicate, others } = bound
  const at = predicate.search(there)
  if (at === -1 || bound.sentence.text.length > maxLength) return bound
  const before = `${intro}|${predicate.slice(0, at)}`
  const named = new Set<string>()
  for (const { index, 0: link } of [...before.matchAll(inFront)].slice(-maxLinks)) {
    const name = parseOrganization(before, index + link.length)?.value
    if (name !== undefined) named.add(name)
  }
  // "from Globex Foods to Porto, where": it may be either
  const [firm, ...further] = named
  const isOne = firm !== undefined && further.length === 0
  if (!isOne || !(isFirmName(firm) || isSchool(firm))) return bound
  const whole = predicate.replace(there, ` at ${firm}`)
  const longer = whole.length - predicate.length
  return {
    ...bound,
    predicate: whole,
    others: others.map((place) => (place > at ? place + longer : place)),
  }
}

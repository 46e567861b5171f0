import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { toFrame } from '../phrases/frame.ts'
import type { Row, Tense } from './verb-frames.ts'

/** Nouns for a post that is a person's; of the past not "role", which actors have. English. */
const today = { en: '(?:current|present|latest|new|day|main|full-time)' }
const nounsOfToday = { en: 'job|role|post|position|occupation|profession|title|gig' }
/** Of those, what neither actors nor players have. English. */
const trades = { en: 'job|occupation|profession' }
const before = { en: 'first|last|previous|former|earlier|early|next|second|old' }
const nounsBefore = { en: 'job|post|position' }
const employer = 'employer|workplace'

const isNow = `(?:${joinAlternatives(today)} )?${joinAlternatives(nounsOfToday)} is(?: now)?`
const isTrade = `(?:${joinAlternatives(today)} )?${joinAlternatives(trades)} is(?: now)?`
const wasOnce = `${joinAlternatives(before)} ${joinAlternatives(nounsBefore)} (?:was|had been)`
const as = '(?: as| that of)?'
const end = '(?=[.,;)]|$| and )'
const began = '(?:[\\p{Ll}-]+ )?career (?:began|started)(?: in \\d{4},?)?'

const owned = [
  [`${isNow}${as} {a}ROLE (?:at|with|for|of) FIRM`, 'now'],
  [`${isTrade}${as} {a}(?![^,.;()]{0,60} (?:at|with|for) )TITLE${end}`, 'now'],
  [`${isNow} (?:at|with) FIRM`, 'now'],
  [`(?:${joinAlternatives(today)} )?(?:${employer}) is FIRM`, 'now'],
  [`${wasOnce}${as} {a}ROLE (?:at|with|for|of) FIRM`, 'past'],
  [`${wasOnce} (?:at|with) FIRM`, 'past'],
  [`${joinAlternatives(before)} (?:${employer}) was FIRM`, 'past'],
  [`${began} as {a}ROLE (?:at|with|for) FIRM`, 'start'],
  [`${began} (?:at|with) FIRM`, 'start'],
] as const
/** What is said of a person's job: "Her current role is head of music at Globex". */
export const ownedPosts = owned.map(([frame, tense]) => toRow(frame, tense))

function toRow(frame: string, tense: Tense): Row {
  return { kind: 'work', leads: false, tense, frame: toFrame(frame) }
}

const firms =
  "HOUSE(?<=[’']s) (?:current |new |then )?(?!(?:most|best|only|biggest|leading) |\\p{L}+est )TITLE"
const firmsEnd = '(?=[.,;)]|$| (?:and|in|since|from|for|until) )'

const ofFirms = [
  [`(?:is|am) {adv}${firms}${firmsEnd}`, 'now'],
  [`(?:has|have) been {adv}${firms}${firmsEnd}`, 'perfect'],
  [`(?:was|served as|worked as|had been) {adv}${firms}${firmsEnd}`, 'past'],
  [`(?:became|was (?:appointed|named|made|elected)) ${firms}${firmsEnd}`, 'start'],
  [`(?:becomes|has become|has been (?:appointed|named|made|elected)) ${firms}${firmsEnd}`, 'begun'],
] as const
/** What a firm has for a person: "is Grenmere Museum's head of music". */
export const firmsPosts = ofFirms.map(([frame, tense]) => toRow(frame, tense))

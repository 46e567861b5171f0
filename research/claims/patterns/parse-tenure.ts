import { toLazyPattern } from '../../text/patterns/lazy-pattern.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldCase } from '../../text/patterns/word-scan.ts'
import type { Span } from '../../text/span.ts'
import type { ClaimValueOf } from '../claim.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFrame, toFrame } from './phrases/frame.ts'
import { toPeriodDate } from './phrases/parse-period.ts'
import { houseNouns } from './tables/organization-words.ts'
import { joinPeriodWords } from './tables/period-words.ts'
import {
  begunVerbs,
  heldNouns,
  hereWords,
  stayedVerbs,
  staysVerbs,
  stillWords,
  theirWords,
  yearParts,
} from './tables/tenure-words.ts'

type Spanned = WeighedStatement & Span

/** Words that refer to an organisation without its name: the one that was named before. */
const house = `(?:(?:the|our|this) ${joinAlternatives(houseNouns)})`
const [here, them] = [joinAlternatives(hereWords), joinAlternatives(theirWords)]
const date = unwrap`
  ((?:the )?(?:(?:${joinPeriodWords('season')}|${joinAlternatives(yearParts)})(?: of)? )?
  (?:\p{L}{3,9} )?(?:19|20)\d\d)`
const forms = [
  unwrap`
    \b(?:has|have|['’]ve|['’]s|had) ${joinAlternatives(stayedVerbs)} (?:${here}
    |(?:at|with|for|part of) (?:${them}|it|${house}))(?: ever)? since ${date}`,
  unwrap`
    \b${joinAlternatives(begunVerbs)}(?: work(?:ing)?)?(?: (?:${here}|${them}|it
    |as [\p{L} -]{3,40}|(?:at |to )?${house}))? in ${date}`,
  `^\\s*,? ?(?:and )?(?:t?here|with (?:${them}|${house})) since ${date}`,
  `^(?:yes,? )?since ${date}(?=[.,]|$)`,
  `\\b(?:in (?:this|the|that) ${joinAlternatives(heldNouns)}|in post) since ${date}`,
].map((form) => toLazyPattern(form, 'iu'))

const dated = `(?: ever)? since(?: ${date}|(?=[.,;)[]|$))`
const [has, close] = ["(?:has|have|[’']ve)", '(?=[.,;)[]|$| (?:and|but) )']
const [was, filled] = ['(?:been|served as|worked as)', '(?:held|occupied|filled)']
const titleThere = `(?:${joinAlternatives(heldNouns)}|job title) t?here`
const ownTitle = new RegExp(String.raw`^\s?${titleThere}\s`, 'u')
/** Posts "there": since then, or of today. */
const postsThere = [
  `${has} ${was} {adv}{a}ROLE (?:t?here|with (?:${them}|${house}))(?=${dated})`,
  `${has} ${filled} the ${joinAlternatives(heldNouns)} of ROLE (?:t?here)?(?=${dated})`,
  `(?:is|am|[’']m|works as|work as|serves as|remains) {adv}{a}ROLE (?:t?here)${close}`,
  `${titleThere} is(?: now)? {a}ROLE${close}`,
].map(toFrame)
const sinceThen = new RegExp(`^${dated}`, 'iu')
/** "has stayed there ever since", "is still there", "has never left": it lasts. */
const stays = new RegExp(
  unwrap`
    ^(?:${has} ${joinAlternatives(stayedVerbs)} (?:${here}|(?:at|with|for|part of) (?:${them}|it
    |${house}))(?: ever)? since|${joinAlternatives(staysVerbs)} (?:still )?t?here
    (?: ${joinAlternatives(stillWords)})?)(?=[.,;)[]|$)`,
  'iu',
)

/** Lines in between; further on "there" is anywhere. */
const maxLines = 4
const maxSpanLength = 400
const less = 10

/**
 * Start of a stay at the organisation that an earlier sentence names: "She has been there since
 * 2004". The quotation holds both sentences.
 */
export function parseTenure(
  read: readonly { bound: BoundSentence; stated: readonly WeighedStatement[] }[],
): Spanned[] {
  const found: Spanned[] = []
  let post: Named | null = null
  let begun: Named | null = null
  for (const [index, { bound, stated }] of read.entries()) {
    if (read[index - maxBetween]?.bound === begun?.bound || leaving.test(bound.predicate))
      begun = null
    for (const one of stated) {
      // "there" may be the last place as well
      if (one.path === 'locations.items' || one.path === 'education.items') begun = null
      if (one.path !== 'work.positions' || one.value.organization === null) continue
      if (one.value.current) post = { value: one.value, bound }
      if (one.value.current || one.value.from !== null) begun = { value: one.value, bound }
    }
    const isOwned = bound.owned && !ownTitle.test(bound.predicate)
    if (isOwned || bound.others.length > 0) continue
    const there = begun === null || begun.bound === bound ? null : parseThere(begun, bound)
    if (there !== null) {
      found.push(there)
      begun = null
      continue
    }
    const from =
      post !== null && isNear(post.bound, bound) && post.value.from === null
        ? toPeriodDate(dateIn(bound))
        : null
    if (post === null || from === null) continue
    const { organization } = post.value
    found.push(toSpanned(post, bound, { title: null, organization, from, to: null, current: true }))
    post = null
  }
  return found
}

/** Sentences behind which "there" is elsewhere. */
const maxBetween = 3
const leaving = /^\s?(?:left|quit|resigned|retired|departed|moved (?:on|away|back))\b/u

type Named = { value: ClaimValueOf<'work.positions'>; bound: BoundSentence }

function isNear(named: BoundSentence, bound: BoundSentence): boolean {
  return (
    bound.sentence.line - named.sentence.line <= maxLines &&
    bound.sentence.end - named.sentence.start <= maxSpanLength
  )
}

function toSpanned(
  { bound: named }: Named,
  bound: BoundSentence,
  value: ClaimValueOf<'work.positions'>,
): Spanned {
  return {
    path: 'work.positions',
    value,
    confidence: Math.min(bindingConfidence[bound.binding], bindingConfidence[named.binding]) - less,
    start: named.sentence.start,
    end: bound.sentence.end,
  }
}

/** "She has held the post of farrier there ever since", "He is still there" */
function parseThere(begun: Named, bound: BoundSentence): Spanned | null {
  const { organization, from } = begun.value
  const said = bound.predicate.trimStart()
  if (!isNear(begun.bound, bound)) return null
  for (const frame of postsThere) {
    const filled = fillFrame(frame, said, 0)
    const { text: title, isOver } = cleanTitle(filled?.values.TITLE ?? null)
    if (filled === null || title === null || isOver) continue
    const [since, day] = sinceThen.exec(said.slice(filled.end)) ?? []
    const first = since === undefined ? null : (toPeriodDate(day) ?? from)
    return toSpanned(begun, bound, { title, organization, from: first, to: null, current: true })
  }
  return !begun.value.current && stays.test(said)
    ? toSpanned(begun, bound, { ...begun.value, title: null, current: true })
    : null
}

function dateIn({ predicate }: BoundSentence): string | undefined {
  const folded = foldCase(predicate)
  for (const form of forms) {
    const date = form(folded)?.exec(predicate)?.[1]
    if (date !== undefined) return date
  }
  return undefined
}

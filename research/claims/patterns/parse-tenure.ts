import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { Span } from '../../text/span.ts'
import type { ClaimValueOf } from '../claim.ts'
import type { BoundSentence } from './binding/bind-sentences.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { toPeriodDate } from './phrases/parse-period.ts'
import { houseNouns } from './tables/organization-words.ts'
import { joinPeriodWords } from './tables/period-words.ts'
import {
  begunVerbs,
  heldNouns,
  hereWords,
  stayedVerbs,
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
].map((form) => new RegExp(form, 'iu'))

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
  let post: { value: ClaimValueOf<'work.positions'>; bound: BoundSentence } | null = null
  for (const { bound, stated } of read) {
    for (const one of stated)
      if (one.path === 'work.positions' && one.value.organization !== null && one.value.current)
        post = { value: one.value, bound }
    if (post === null || bound.owned || bound.unsure || bound.others.length > 0) continue
    const { value, bound: named } = post
    const isNear =
      bound.sentence.line - named.sentence.line <= maxLines &&
      bound.sentence.end - named.sentence.start <= maxSpanLength
    const from = isNear && value.from === null ? toPeriodDate(dateIn(bound)) : null
    if (from === null) continue
    const tenure = { title: null, organization: value.organization, from, to: null, current: true }
    const confidence =
      Math.min(bindingConfidence[bound.binding], bindingConfidence[named.binding]) - less
    found.push({
      path: 'work.positions',
      value: tenure,
      confidence,
      start: named.sentence.start,
      end: bound.sentence.end,
    })
    post = null
  }
  return found
}

function dateIn({ predicate }: BoundSentence): string | undefined {
  for (const form of forms) {
    const date = form.exec(predicate)?.[1]
    if (date !== undefined) return date.replace(/^.*?(?=(?:\p{L}{3,9} )?\d{4}$)/u, '')
  }
  return undefined
}

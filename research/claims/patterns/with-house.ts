import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { ClaimDraft } from '../claim.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { isPageHeading } from './is-page-heading.ts'
import { begun } from './parse-cards.ts'
import { toPeriodDate } from './phrases/parse-period.ts'
import { isFirmName } from './tables/firm-words.ts'
import { contactHeadings, houseFooters, houseHeadings } from './tables/fragment-words.ts'

type House = { firm: string; start: number; end: number }

/** Lines below a name that may say what its bearer does. */
const [firstLine, lastLine] = [2, 4]
const headLines = 3
const maxSpanLength = 400
/** More of them are no page of one firm. */
const maxHouses = 20
const less = 10

const heading = new RegExp(`^${joinAlternatives(houseHeadings)} (?:the )?(\\p{Lu}.{2,60})$`, 'u')
const footer = new RegExp(`^(\\p{Lu}[^,.;:]{2,60}?)${joinAlternatives(houseFooters)}`, 'u')
const contacts = new RegExp(`^${joinAlternatives(contactHeadings)}:?$`, 'iu')

/**
 * Posts without a firm right below a name, with the firm whose own page it is: "The people of
 * Globex" above, "Globex is closed on Mondays" below, or its name over "Your contact".
 */
export function withHouse(
  drafts: readonly ClaimDraft[],
  text: string,
  bound: readonly BoundSentence[],
): ClaimDraft[] {
  const isOpen = drafts.some(isWithoutFirm)
  const houses = isOpen ? findHouses(text) : []
  const [house] = houses
  if (house === undefined || houses.some(({ firm }) => firm !== house.firm)) return [...drafts]
  const lines = bound.filter(
    ({ under, sentence }) => under >= firstLine && under <= lastLine && sentence.isLine,
  )
  const isBelowName = (draft: ClaimDraft) =>
    lines.some(({ sentence: { start, end } }) => start <= draft.start && draft.start < end)
  return drafts.map((draft) => {
    if (!isWithoutFirm(draft) || draft.path !== 'work.positions' || !isBelowName(draft))
      return draft
    const near = houses.toSorted(
      (a, b) => joinSpans(a, draft).length - joinSpans(b, draft).length,
    )[0]
    const since = draft.value.from === null ? parseBegun(text, draft.end) : null
    const whole = since === null ? draft : { ...draft, end: since.end }
    const { start, end, length } = joinSpans(near ?? house, whole)
    if (length > maxSpanLength) return draft
    const from = since?.from ?? draft.value.from
    const value = { ...draft.value, organization: house.firm, from }
    return { ...draft, value, start, end, confidence: draft.confidence - less }
  })
}

/** "Here since 2004." at the begin of the line below. */
function parseBegun(text: string, end: number) {
  if (text[end] !== '\n') return null
  const said = /^[^\n.]{0,60}/u.exec(text.slice(end + 1, end + 80))?.[0] ?? ''
  const from = toPeriodDate(begun.exec(said)?.[1])
  return from === null ? null : { from, end: end + 1 + said.length }
}

function isWithoutFirm(draft: ClaimDraft): boolean {
  return (
    draft.path === 'work.positions' &&
    draft.value.organization === null &&
    draft.value.title !== null &&
    draft.value.current
  )
}

function joinSpans(house: House, draft: ClaimDraft) {
  const [start, end] = [Math.min(house.start, draft.start), Math.max(house.end, draft.end)]
  return { start, end, length: end - start }
}

function findHouses(text: string): House[] {
  const found: House[] = []
  const lines = text.split('\n')
  const hasContacts = lines.some((line) => contacts.test(line.trim()))
  let at = 0
  for (const [index, line] of lines.entries()) {
    const isHead = index < headLines && hasContacts && isFirm(line)
    const firm = isHead ? line : (heading.exec(line)?.[1] ?? footer.exec(line)?.[1] ?? '')
    if (found.length < maxHouses && isFirm(firm)) {
      const start = at + line.indexOf(firm)
      found.push({ firm, start, end: start + firm.length })
    }
    at += line.length + 1
  }
  return found
}

function isFirm(line: string): boolean {
  return (
    line.length <= 70 && /^\p{Lu}[^,.;:|]+$/u.test(line) && isFirmName(line) && !isPageHeading(line)
  )
}

import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { parseLabelledLine } from '../phrases/labelled-line.ts'
import { addressWords } from '../tables/address-words.ts'
import { degreeNames } from '../tables/degree-words.ts'
import { chooseLabelKind } from '../tables/labels.ts'
import type { NameSpan } from './locate-names.ts'

const maxLabelLength = 24

const address = String.raw`${joinAlternatives(addressWords)}\.? `

/** "Chair: Dr NAME" */
const labelInFront = new RegExp(String.raw`^\p{L}[\p{L} ]*[:\t]\s*(?:${address})?$`, 'u')

export const addressInFront = new RegExp(`^(?:${address})*$`)

/** Degrees, pictures, pronouns and handles behind a name. */
const nameEnd = new RegExp(
  unwrap`
    ^(?:,? ${joinAlternatives(degreeNames)}(?: \([^()]{3,60}\))?
    |\s?[\p{Extended_Pictographic}\u{fe0f}]|\s?:[a-z_]+:|\s\((?:she|he|they)/[a-z/]+\)
    |\s(?=[a-z_-]*\d)[a-z][a-z0-9_-]{2,30})*$`,
  'u',
)

/** A line of nothing but the name, with forms of address or behind a label. */
export function isNameHeading(text: string, span: NameSpan, next: string): boolean {
  const before = text.slice(0, span.start)
  const isLabel = before.length <= maxLabelLength && labelInFront.test(before)
  const isNamed =
    isLabel &&
    (chooseLabelKind(before.replace(/[:\t].*$/u, '')) === 'name' ||
      parseLabelledLine(next) !== null)
  const isBare = addressInFront.test(before)
  const behind = text.slice(span.end)
  const isEnd = [nameEnd, lifeDates, handleBehind].some((form) => form.test(behind))
  return (isBare || isNamed) && isEnd
}

/** "NAME, 1970-", as catalogues head the works of an author */
const lifeDates = /^, (?:1[89]|20)\d\d-(?:\d{4})?\.?$/

/** "NAME qx7", "NAME (@qx7)": the heading of a profile */
const handleBehind =
  /^\s(?:\(?@[\w.-]{2,40}(?:@[\w.-]{3,60})?\)?|(?=[a-z0-9_-]*[\d_-])[a-z][a-z0-9_-]{2,40})$/

const linksHeading = /^\p{Lu}\p{L}*(?: \p{Ll}+){0,3} $/u

const hasLink = /https?:\/\/|(?<![\w.-])(?:[a-z0-9-]+\.)+[a-z]{2,8}\/|(?:^|\s)@\w/iu

/** "Find Zelda", "More from Zelda Quibbleworth" above a line that leads somewhere. */
export function isLinksHeading(text: string, span: NameSpan, next: string): boolean {
  const isEnd = /^\s?(?:\p{Lu}\.)?:?$/u.test(text.slice(span.end))
  return isEnd && linksHeading.test(text.slice(0, span.start)) && hasLink.test(next)
}

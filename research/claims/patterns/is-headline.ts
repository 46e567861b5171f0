import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { hasPersonBehindRole } from './phrases/frame.ts'
import { isFullName } from './phrases/is-full-name.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { isTitle } from './phrases/roles.ts'
import { firmLinks, nounsOfOthers } from './tables/life-words.ts'

const firmBehind = new RegExp(String.raw`\s${joinAlternatives(firmLinks)}\s`, 'u')
const ofOthers = new RegExp(String.raw`\b${joinAlternatives(nounsOfOthers)}\b`, 'i')

/** "best politician in this country" */
const opinion = /^(?:best|worst|greatest|finest)\s/u
/** "unusual among writers in her development": what a quality is of is no post. */
const reachBehind = /\s(?:among|amongst|in|with|about)\s/u

/** What is left at the end where a line or a mark cuts a clause. */
export const dangling = /(?:\s(?:of|at|for|the|and|in|to|with|an?|from|by|on))+\s?$/iu
/** "of the Sam M", cut at an initial; "(1934-1943)", a post that is over; an open quotation. */
const notWhole = /[<>]|\s(?:\p{Lu}|St|Mt)$|(?:1[89]|20)\d\d\s?[–-]\s?(?:1[89]|20)?\d\d|[`]/u

/** Whether words can stand below a name as what the person is: a post or an occupation, whole. */
export function isHeadline(text: string): boolean {
  const head = text.split(firmBehind)[0] ?? ''
  return (
    text.length >= 5 &&
    text.length <= 120 &&
    text.split(/\s+/).length <= 16 &&
    !notWhole.test(text) &&
    !opinion.test(text) &&
    !isFullName(text) &&
    isTitle(head.split(reachBehind)[0] ?? '') === isTitle(head) &&
    !hasPersonBehindRole(text) &&
    !dangling.test(text) &&
    (isTitle(head) || isRoleLine(head)) &&
    !ofOthers.test(text)
  )
}

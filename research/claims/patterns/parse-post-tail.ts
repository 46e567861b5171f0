import { matchAt } from '../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFrame, toFrame } from './phrases/frame.ts'
import { toPeriodDate } from './phrases/parse-period.ts'
import { clauseSubjects } from './tables/relative-clause-words.ts'
import { earlierWords, heldNouns, laterWords, stillHeld } from './tables/tenure-words.ts'

const asRole = toFrame('as {a}ROLE(?=[.,;)]|$| (?:and|since|in|from|then) )')
const gap = new RegExp(
  unwrap`
    ,?\s(?:(?:and|but)\s)?(?:is\s|was\s)?(?:(${joinAlternatives(laterWords)})
    |(${joinAlternatives(earlierWords)}))?\s?(?=as\s)`,
  'iuy',
)
const held = new RegExp(
  unwrap`
    ,?(?:\[\d{1,3}\])*\s(?:an?|the)\s(?:\p{Ll}+\s)?${joinAlternatives(heldNouns)}\s
    (?:that\s|which\s)?
    ${joinAlternatives(clauseSubjects)}(?:\s|(?=['’]))(?:${joinAlternatives(stillHeld)}|(?:has|have
    |['’]ve|['’]s)\s(?:held|had|occupied|filled|done|enjoyed)(?:\sever)?\ssince
    (?:\s((?:\p{Lu}\p{L}+\s)?(?:19|20)\d\d))?)(?!\p{L})`,
  'iuy',
)
const maxTitles = 3

/**
 * What goes on behind a post: "…, a position she has held since 2004", "…, currently as a farrier",
 * "…, first as clerk and now as farrier".
 * @param at the end of the post, behind its time
 * @returns the posts of the whole phrase, and its end
 */
export function parsePostTail(
  said: WeighedStatement | undefined,
  text: string,
  at: number,
): { stated: WeighedStatement[]; end: number } {
  if (said?.path !== 'work.positions') return { stated: said === undefined ? [] : [said], end: at }
  const { title, organization } = said.value
  const still = matchAt(held, text, at)
  if (still !== null) {
    const from = toPeriodDate(still[1]) ?? said.value.from
    const value = { ...said.value, from, current: true }
    return { stated: [{ ...said, value }], end: at + still[0].length }
  }
  return title !== null || organization === null
    ? { stated: [said], end: at }
    : parseTitles(said, text, at)
}

type Post = Extract<WeighedStatement, { path: 'work.positions' }>

function parseTitles(post: Post, text: string, at: number): { stated: Post[]; end: number } {
  const titles: Post[] = []
  let end = at
  for (let count = 0; count < maxTitles; count += 1) {
    const found = matchAt(gap, text, end)
    const filled = found === null ? null : fillFrame(asRole, text, end + found[0].length)
    const title = cleanTitle(filled?.values.TITLE ?? null).text
    if (found === null || filled === null || title === null) break
    end = filled.end
    const [, later, earlier] = found
    // without a word for when, the post is as old as the employment
    if (later === undefined && earlier === undefined)
      return { stated: [{ ...post, value: { ...post.value, title } }], end }
    const current = later !== undefined && post.value.current
    titles.push({ ...post, value: { ...post.value, title, from: null, current } })
  }
  return { stated: [post, ...titles], end }
}

import { unwrap } from '../../text/unwrap.ts'
import type { BoundSentence } from './bind-sentences.ts'
import { fillFrame, mayBePlace, toFrame } from './frame.ts'
import { joinBound } from './join-bound.ts'
import { parseOrganizationBefore } from './parse-organization.ts'
import { parsePeriod } from './parse-period.ts'
import { cleanTitle } from './parse-verbs.ts'
import { bindingConfidence, type WeighedStatement } from './statement.ts'

const year = '(?:the )?(?:[\\p{L}]+ (?:of )?)?(?:19|20)\\d\\d'
const clause = /,?\s(?:which|where|at which|for which)\s(?=(?:s?he|they|I)\s)/giu
const joined = new RegExp(
  `^(?:s?he|they|I) (?:had |has |have )?(?:joined|entered|came to) (?=in ${year})`,
  'iu',
)
const since = new RegExp(
  unwrap`
    ^(?:s?he|they|I) (?:has|have) (?:been|worked|been working|served|taught|stayed
    |been employed) (?=since ${year})`,
  'iu',
)
/** Posts, present or past, at the organisation in front. */
const posts = [
  {
    frame: unwrap`
      (?:s?he|they|I) (?:is|am|are|works as|work as|serves as|serve as) {adv}{a}ROLE(?=[.,;)]|$
      | and )`,
    isPast: false,
  },
  { frame: '(?:s?he|they|I) (?:has|have) been {a}ROLE(?= since )', isPast: false },
  {
    frame: unwrap`
      (?:s?he|they|I) (?:was|were|had been|worked as|had worked as|served as|had served as) {a}
      ROLE(?=[.,;)]|$| until | from | for | and )`,
    isPast: true,
  },
].map(({ frame, isPast }) => ({ frame: toFrame(frame), isPast }))
const less = 8

/**
 * What a relative clause says of the organisation in front of it: "… at Grenmere Museum, which she
 * joined in 2004", "…, where she has worked since 2004", "…, where she is head of music".
 */
export function parseRelative(bound: BoundSentence): WeighedStatement[] {
  const whole = joinBound(bound)
  if (whole === null) return []
  const { text, until } = whole
  const confidence = bindingConfidence[bound.binding] - less
  return [...text.matchAll(clause)].flatMap((match): WeighedStatement[] => {
    if (match.index >= until) return []
    const organization = parseOrganizationBefore(text.slice(0, match.index))
    if (organization === null || mayBePlace(organization)) return []
    const at = match.index + match[0].length
    const rest = text.slice(at)
    for (const { frame, isPast } of posts) {
      const filled = fillFrame(frame, text, at)
      const title = filled === null ? null : cleanTitle(filled.values.TITLE ?? null)
      if (filled === null || title === null || title.text === null) continue
      const from = isPast ? null : (parsePeriod(text, filled.end + 1)?.from ?? null)
      const value = {
        title: title.text,
        organization,
        from,
        to: null,
        current: !isPast && !title.isOver,
      }
      return [{ path: 'work.positions', value, confidence }]
    }
    const begun = joined.exec(rest)
    const begin = begun ?? since.exec(rest)
    const period = begin === null ? null : parsePeriod(text, at + begin[0].length)
    if (period === null) return []
    const value = {
      title: null,
      organization,
      from: period.from,
      to: null,
      current: begun === null,
    }
    return [{ path: 'work.positions', value, confidence }]
  })
}

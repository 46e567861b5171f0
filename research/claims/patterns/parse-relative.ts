import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bind-sentences.ts'
import { joinBound } from './binding/join-bound.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFrame, mayBePlace } from './phrases/frame.ts'
import { parseOrganizationBefore } from './phrases/parse-organization.ts'
import { parsePeriod } from './phrases/parse-period.ts'
import { clauseSubjects, postFrames, stayingVerbs } from './tables/relative-clause-words.ts'

const year = '(?:the )?(?:[\\p{L}]+ (?:of )?)?(?:19|20)\\d\\d'
const subject = joinAlternatives(clauseSubjects)
const clause = new RegExp(
  String.raw`,?\s(?:which|where|at which|for which)\s(?=${subject}\s)`,
  'giu',
)
const joined = new RegExp(
  `^${subject} (?:had |has |have )?(?:joined|entered|came to) (?=in ${year})`,
  'iu',
)
const since = new RegExp(
  `^${subject} (?:has|have) ${joinAlternatives(stayingVerbs)} (?=since ${year})`,
  'iu',
)
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
    for (const { frame, isPast } of postFrames) {
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

import { unwrap } from '../../text/unwrap.ts'
import type { BoundSentence } from './bind-sentences.ts'
import { fillFrame, toFrame } from './frame.ts'
import { joinBound } from './join-bound.ts'
import { cleanTitle } from './parse-verbs.ts'
import { bindingConfidence, type WeighedStatement } from './statement.ts'

const span = unwrap`
  (?:[\p{L}\d’-]+ ){0,4}?(?:years?|decades?|months|time|stints?|spells?|periods?|career|employment
  |posts?|positions?|jobs?)`
/**
 * An earlier post that is named in passing: "after ten years as a farrier with Grenmere Museum".
 */
const frames = [
  `(?:after|following|having spent|with) ${span} as {a}ROLE (?:at|with|for|in) ORG`,
  `(?:after|following|having spent) ${span} (?:at|with|for) ORG,? as {a}ROLE`,
  `(?:after|following|having spent) ${span} (?:at|with|for) ORG`,
  unwrap`
    (?:after|having|following) (?:working|worked|serving|served|been employed) as {a}ROLE (?:at
    |with|for|by) ORG`,
  unwrap`
    (?:after|having|following) (?:working|worked|serving|served|been employed|being employed
    |teaching|taught) (?:at|with|for|by) ORG`,
  '(?:after|before) (?:leaving) ORG',
  unwrap`
    from ORG, where (?:she|he|they|I) (?:was|had been|worked as|had worked as|served as) {a}ROLE
    (?=[.,;)]|$)`,
].map(toFrame)
const starts = /(?<![\p{L}\p{N}])(?:after|following|having|with|from)(?= )/giu
const less = 8
const maxPlaces = 6

/** Positions of sentences about a background, as in "her background includes years at". */
export function parseBackground(bound: BoundSentence): WeighedStatement[] {
  const whole = joinBound(bound)
  if (whole === null) return []
  const { text, until } = whole
  const stated: WeighedStatement[] = []
  for (const { index } of [...text.matchAll(starts)].slice(0, maxPlaces)) {
    if (index >= until) break
    const filled = frames.map((frame) => fillFrame(frame, text, index)).find((one) => one !== null)
    const organization = filled?.values.ORG
    if (organization === undefined) continue
    const title = cleanTitle(filled?.values.TITLE ?? null).text
    stated.push({
      path: 'work.positions',
      value: { title, organization, from: null, to: null, current: false },
      confidence: bindingConfidence[bound.binding] - less,
    })
  }
  return stated
}

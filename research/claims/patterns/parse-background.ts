import type { BoundSentence } from './binding/bind-sentences.ts'
import { joinBound } from './binding/join-bound.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFrame } from './phrases/frame.ts'
import { backgroundFrames } from './tables/background-frames.ts'

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
    const filled = backgroundFrames
      .map((frame) => fillFrame(frame, text, index))
      .find((one) => one !== null)
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

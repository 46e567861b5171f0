import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildFrameStatements } from './build-frame-statements.ts'
import { fillFrame } from './phrases/frame.ts'
import { findPeriodBehind } from './phrases/post-period.ts'
import { invertedPosts } from './tables/inverted-frames.ts'

const maxLength = 140
/** Behind a name that ends the clause. */
const closes = /^(?:[.,;:!]|$|\s(?:since|until|till|from|in|and|who)\s)/u

/**
 * "The head of music at Grenmere Museum is NAME", "Grenmere Museum, led by NAME, …": what is
 * said in front of the name.
 */
export function parseInverted(bound: BoundSentence): WeighedStatement[] {
  const { intro, predicate, owned, others, binding } = bound
  const isFar = intro.length > maxLength || others.some((place) => place < 0)
  if (owned || binding !== 'named' || isFar || !closes.test(predicate)) return []
  for (const row of invertedPosts) {
    const filled = fillFrame(row.frame, intro, 0)
    if (filled === null) continue
    const period = findPeriodBehind(predicate, 0)
    return buildFrameStatements(row, filled, period, false, bindingConfidence[binding])
  }
  return []
}

import type { BoundSentence } from './binding/bind-sentences.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildFrameStatements } from './build-frame-statements.ts'
import { fillFrame } from './phrases/frame.ts'
import { findPeriodBehind, findPeriodInside } from './phrases/post-period.ts'
import { ownedPosts } from './tables/owned-post-frames.ts'

const less = 8

/** "Her current role is head of music at Grenmere Museum", "NAME's first job was with Globex" */
export function parseOwnedPost(bound: BoundSentence): WeighedStatement[] {
  if (!bound.owned || bound.binding === 'named' || bound.others.length > 0) return []
  const text = bound.predicate.replace(/^['’]s?\s/u, '')
  for (const row of ownedPosts) {
    const filled = fillFrame(row.frame, text, 0)
    if (filled === null) continue
    const period = findPeriodBehind(text, filled.end) ?? findPeriodInside(text.slice(0, filled.end))
    return buildFrameStatements(row, filled, period, false, bindingConfidence[bound.binding] - less)
  }
  return []
}

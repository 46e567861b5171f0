import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildFrameStatements } from './build-frame-statements.ts'
import { fillFrame } from './phrases/frame.ts'
import { findPeriodBehind, findPeriodInside } from './phrases/post-period.ts'
import { firmsPosts, ownedPosts } from './tables/owned-post-frames.ts'

const less = 8

const whose = /^\s*,?\s?whose\s/u

/**
 * "Her current role is head of music at Grenmere Museum", "NAME's first job was with Globex", "NAME
 * is Grenmere Museum's head of music"
 */
export function parseOwnedPost(bound: BoundSentence): WeighedStatement[] {
  const { binding, owned, predicate, others } = bound
  if (binding === 'named' || binding === 'line' || others.length > 0) return []
  const isOwned = owned || whose.test(predicate)
  const text = isOwned
    ? predicate.replace(/^['’]s?\s/u, '').replace(whose, '')
    : predicate.trimStart()
  for (const row of isOwned ? ownedPosts : firmsPosts) {
    const filled = fillFrame(row.frame, text, 0)
    if (filled === null) continue
    const period = findPeriodBehind(text, filled.end) ?? findPeriodInside(text.slice(0, filled.end))
    return buildFrameStatements(row, filled, period, false, bindingConfidence[binding] - less)
  }
  return []
}

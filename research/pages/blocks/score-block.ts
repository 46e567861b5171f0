import { createRequire } from 'node:module'
import { memoizeOnce } from '../../text/memoize-once.ts'

/**
 * Boosted trees. A node below zero is the leaf `~node`; of each other one the feature that it looks
 * at, the largest value that goes left, and where left and right lead.
 */
type Forest = {
  roots: readonly number[]
  features: readonly number[]
  limits: readonly number[]
  left: readonly number[]
  right: readonly number[]
  leaves: readonly number[]
}

/** What is fitted (fixtures/blocks/README.md). */
type BlockModel = {
  /** The features, as the trees count them. */
  names: readonly string[]
  /** Divides log-odds: blocks of one page are right or wrong together. */
  doubt: number
  forest: Forest
}

export const loadBlockModel = memoizeOnce((): BlockModel => {
  const load = createRequire(import.meta.url)
  return load('../../../fixtures/blocks/model.json')
})

/** @returns log-odds of a block to be of the page's text */
export function scoreBlock(forest: Forest, row: ArrayLike<number>): number {
  const { features, limits, left, right, leaves } = forest
  let sum = 0
  for (const root of forest.roots) {
    let node = root
    while (node >= 0) {
      const isLeft = (row[features[node] ?? -1] ?? 0) <= (limits[node] ?? 0)
      node = (isLeft ? left[node] : right[node]) ?? -1
    }
    sum += leaves[~node] ?? 0
  }
  return sum
}

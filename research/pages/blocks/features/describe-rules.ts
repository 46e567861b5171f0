import type { PageType } from '../../facts/page-type.ts'
import { computeShare, type Describe, type PageBlocks } from './feature.ts'
import type { ByRules } from './judge-by-rules.ts'

const types: readonly PageType[] = ['story', 'manual', 'list', 'product', 'thread', 'other']

/** What the rules keep of a line, and what they make of its page. */
export function describeRules({ outline, rules }: PageBlocks, byRules: ByRules): Describe {
  const {
    text = 0,
    blocks = 0,
    linked = 0,
    prose = 0,
    kept = 0,
    framed = 0,
    priced = 0,
  } = outline.all[0] ?? {}
  const page = {
    type: types.indexOf(rules.type),
    pageText: text,
    pageBlocks: blocks,
    pageLinked: computeShare(linked, text),
    pageProse: computeShare(prose, text),
    pageKept: computeShare(kept, text),
    pageFramed: computeShare(framed, text),
    pagePriced: computeShare(priced, blocks),
  }
  return ({ at }) => ({
    ...page,
    kept: byRules.kept[at] ?? 0,
    chosen: byRules.chosen[at] ?? 0,
    framed: byRules.framed[at] ?? 0,
  })
}

import { addRules } from '../build-block-outline.ts'
import { describeAround } from './describe-around.ts'
import { describeKinds } from './describe-kinds.ts'
import { describeLines } from './describe-lines.ts'
import { describeNames } from './describe-names.ts'
import { describeParts } from './describe-parts.ts'
import { describePlaces } from './describe-places.ts'
import { describeRules } from './describe-rules.ts'
import type { PageBlocks } from './feature.ts'
import { judgeByRules } from './judge-by-rules.ts'

/**
 * What is known of each line of a page, as numbers of single precision, so that a model that is
 * fitted elsewhere sees the same.
 */
export function buildFeatures(page: PageBlocks): { names: string[]; rows: Float32Array[] } {
  const { lines, outline } = page
  const byRules = judgeByRules(page)
  addRules(outline, lines, byRules)
  const groups = [
    describeLines(page),
    describeRules(page, byRules),
    describePlaces(page, byRules.kept),
    describeAround(page),
    describeKinds(page, byRules),
    describeNames(page),
    describeParts(page),
  ]
  let names: string[] = []
  const rows = outline.byLine.flatMap((around, at) => {
    const line = lines[at]
    if (line === undefined) return []
    const values = groups.map((describe) => describe({ at, line, outline: around }))
    if (at === 0) names = values.flatMap(Object.keys)
    const row = new Float32Array(names.length)
    let place = 0
    for (const group of values) for (const name in group) row[place++] = group[name] ?? 0
    return row
  })
  return { names, rows }
}

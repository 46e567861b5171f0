import { memoizeByObject } from '../../../text/memoize.ts'
import type { Outline } from '../build-block-outline.ts'
import { computeShare, type Describe, type PageBlocks } from './feature.ts'
import type { ByRules } from './judge-by-rules.ts'

/** Fewer are no row of cards. */
const minAlikeElements = 3

/** Rows of cards that a line stands in, and all lines of the page that stand as it does. */
export function describeKinds(
  { outline: { all, byLine }, lines }: PageBlocks,
  { kept, framed }: ByRules,
): Describe {
  const whole = all[0]?.text ?? 1
  const toKind = memoizeByObject(
    ({ shape, parent }: Outline) =>
      `${shape}<${parent?.shape ?? ''}<${parent?.parent?.shape ?? ''}`,
  )
  const kinds = new Map<
    string,
    { text: number; linked: number; kept: number; framed: number; count: number }
  >()
  for (const [at, outline] of byLine.entries()) {
    const kind = toKind(outline)
    const { text = '', linked = 0 } = lines[at] ?? {}
    const sums = kinds.get(kind) ?? { text: 0, linked: 0, kept: 0, framed: 0, count: 0 }
    sums.text += text.length
    sums.linked += linked
    sums.kept += (kept[at] ?? 0) * text.length
    sums.framed += (framed[at] ?? 0) * text.length
    sums.count += 1
    kinds.set(kind, sums)
  }
  const findNear = memoizeByObject((outline: Outline): Outline => {
    const { alike, parent } = outline
    return alike.count >= minAlikeElements || parent === null ? outline : findNear(parent)
  })
  const findWide = memoizeByObject((outline: Outline): Outline => {
    if (outline.parent === null) return outline
    const above = findWide(outline.parent)
    const isWider =
      above.alike.count < minAlikeElements || outline.alike.text > above.alike.text * 1.2
    return outline.alike.count >= minAlikeElements && isWider ? outline : above
  })
  return ({ at, outline }) => {
    const kind = kinds.get(toKind(outline))
    const values: Record<string, number> = {
      kindCount: kind?.count ?? 0,
      kindShare: (kind?.text ?? 0) / whole,
      kindMean: computeShare(kind?.text ?? 0, kind?.count ?? 0),
      kindLinked: computeShare(kind?.linked ?? 0, kind?.text ?? 0),
      kindKept: computeShare(kind?.kept ?? 0, kind?.text ?? 0),
      kindFramed: computeShare(kind?.framed ?? 0, kind?.text ?? 0),
    }
    const near = findNear(outline)
    const wide = findWide(outline)
    for (const name of ['near', 'wide'] as const) {
      const { alike, order, first, images, depth } = name === 'near' ? near : wide
      values[`${name}Count`] = alike.count
      values[`${name}Share`] = alike.text / whole
      values[`${name}Mean`] = alike.text / alike.count
      values[`${name}Linked`] = computeShare(alike.linked, alike.text)
      values[`${name}Kept`] = computeShare(alike.kept, alike.text)
      values[`${name}Lines`] = alike.blocks / alike.count
      values[`${name}Order`] = order
      values[`${name}Place`] = at - first
      values[`${name}Images`] = images
      values[`${name}Depth`] = outline.depth - depth
    }
    return values
  }
}

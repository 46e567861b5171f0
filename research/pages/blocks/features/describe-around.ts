import { memoizeByObject } from '../../../text/memoize.ts'
import type { Outline } from '../build-block-outline.ts'
import { computeShare, type Describe, type PageBlocks, sumUp, type Values } from './feature.ts'

const shares = [0.1, 0.33, 0.7] as const
const shareNames = ['tenth', 'third', 'most'] as const
const stepNames = ['own', 'parent', 'grand', 'great'] as const

/** The elements around a line: the next four, and the largest up to a share of the page. */
export function describeAround({ outline: { all }, lines }: PageBlocks): Describe {
  const whole = all[0]?.text ?? 1
  const textTo = sumUp(lines.map(({ text }) => text.length))
  const describe = memoizeByObject((outline: Outline): Values => {
    const values: Record<string, number> = {}
    let around: Outline | null = outline
    for (const name of stepNames) {
      const { text, linked, blocks, kept, prose, priced, images, links, alike } = around ?? none
      values[`${name}Text`] = text / whole
      values[`${name}Linked`] = computeShare(linked, text)
      values[`${name}Blocks`] = blocks
      values[`${name}Kept`] = computeShare(kept, text)
      values[`${name}Prose`] = computeShare(prose, text)
      values[`${name}Priced`] = computeShare(priced, blocks)
      values[`${name}Images`] = images
      values[`${name}Links`] = links
      values[`${name}Alike`] = alike.count
      around = around?.parent ?? null
    }
    let outer = outline
    for (const [place, name] of shareNames.entries()) {
      const most = whole * (shares[place] ?? 1)
      while (outer.parent !== null && outer.parent.text <= most) outer = outer.parent
      values[`${name}Text`] = outer.text / whole
      values[`${name}Linked`] = computeShare(outer.linked, outer.text)
      values[`${name}Kept`] = computeShare(outer.kept, outer.text)
      values[`${name}Prose`] = computeShare(outer.prose, outer.text)
      values[`${name}Framed`] = computeShare(outer.framed, outer.text)
      values[`${name}Depth`] = outer.depth
      values[`${name}Place`] = textTo(outer.first) / whole
      values[`${name}Headings`] = outer.headings
      values[`${name}Images`] = outer.images
      values[`${name}Blocks`] = outer.blocks
    }
    return values
  })
  return ({ outline }) => describe(outline)
}

const none = {
  ...{ text: -1, linked: 0, blocks: -1, kept: 0, prose: 0, priced: 0, images: -1, links: -1 },
  alike: { count: -1 },
}

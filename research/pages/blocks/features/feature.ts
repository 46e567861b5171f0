import type { PageType } from '../../facts/page-type.ts'
import type { Line } from '../../tree/page-lines.ts'
import type { PageElement } from '../../tree/page-node.ts'
import type { Outline, PageOutline } from '../build-block-outline.ts'
import type { StatedSize } from '../measure-stated.ts'

/** What the rules make of a page. */
type RuleReading = {
  type: PageType
  /** Elements that frame the text. */
  frame: ReadonlySet<PageElement>
  /** Lines that the rules choose from, before they are pruned. */
  chosen: readonly Line[]
  kept: readonly Line[]
}

/** Texts that a page states of itself. */
export type PageTexts = { title: string; description: string; size: StatedSize }

export type PageBlocks = {
  lines: readonly Line[]
  outline: PageOutline
  rules: RuleReading
  stated: PageTexts
}

export type Values = Readonly<Record<string, number>>
type Block = { at: number; line: Line; outline: Outline }
export type Describe = (block: Block) => Values

/** A share; 0 where there is nothing to share. */
export function computeShare(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** @returns the sum of all numbers before a place */
export function sumUp(numbers: readonly number[]): (at: number) => number {
  const sums = [0]
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number)
  return (at) => sums[Math.min(numbers.length, Math.max(0, at))] ?? 0
}

import { matchAt } from './match-at.ts'

/** What patterns are made of, beside letters that stand for themselves. Expressions are sticky. */
export const patternSigns = {
  zeroWidth: /\((?:\?=|\?!|\?<=|\?<!)|\\[bB]|[$^]/uy,
  groupStart: /\((?:\?:|\?<\p{L}+>)?/uy,
  plainClass: /\[(?!\^)([^\]\\-]+)\]/uy,
  otherClass: /\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]*\}|\\[\p{L}\d]|\./uy,
  /** What all of these begin with: any other sign stands for itself. */
  special: new Set('(\\[.$^'),
}
/** Its groups: it may stand nowhere; it stands once at most. */
const quantifier = /(?:((\?)|\*|\{0,\d*\})|\+|\{\d[\d,]*\})\??/uy
const quantifierStarts = new Set('?*+{')

/** How often what stands before a place may stand: the signs, and the groups of `quantifier`. */
export function matchQuantifier(pattern: string, at: number): readonly (string | undefined)[] {
  return quantifierStarts.has(pattern.charAt(at)) ? (matchAt(quantifier, pattern, at) ?? []) : []
}

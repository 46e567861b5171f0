import { parseWordSet } from '../../../research/text/patterns/word-set.ts'

/** What stands behind a name in filings with the SEC, as its bearer writes it; '' for a degree. */
export const nameEndings: ReadonlyMap<string, string> = new Map([
  ['JR', 'Jr.'],
  ['SR', 'Sr.'],
  ['II', 'II'],
  ['III', 'III'],
  ['IV', 'IV'],
  ['MD', ''],
  ['PHD', ''],
])

/** Short words in names of companies that are no abbreviations, folded. */
export const spelledWords: ReadonlySet<string> = parseWordSet(
  'inc co ltd llc plc the of and for new old big sun sea air oil gas de la le',
)

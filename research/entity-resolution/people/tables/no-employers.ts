import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** What people write where others name their employer, folded. English. */
export const noEmployers: ReadonlySet<string> = new Set([
  ...parseWordSet(`
    freelance freelancer selfemployed independent none na student retired unemployed myself me
    home personal private university college school
  `),
  ...['self employed', 'independent researcher', 'n a'],
])

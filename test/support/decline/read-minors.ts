import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Sentences about minors and about adults in twelve languages: half, language, kind, text.
 * Each was drawn for one half by chance before the patterns were written.
 */
export type MinorRow = {
  half: 'dev' | 'unseen'
  language: string
  kind: 'minor' | 'adult'
  text: string
}

export function readMinors(): MinorRow[] {
  const rows = readFileSync(path.join(import.meta.dirname, 'minors.tsv'), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row) => {
    const [half, language = '', kind, text = ''] = row.split('\t')
    return {
      half: half === 'dev' ? 'dev' : 'unseen',
      language,
      kind: kind === 'minor' ? 'minor' : 'adult',
      text,
    }
  })
}

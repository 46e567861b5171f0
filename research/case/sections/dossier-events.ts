import type { Dossier } from '../../../contract/operations/dossier.ts'
import type { NewEvent } from '../../../contract/results/events.ts'
import { sectionKeys } from './section-keys.ts'

/** A finished dossier as its events, in the usual order, for answers from the shared cache. */
export function buildDossierEvents({ sections, summary, sources }: Dossier): NewEvent[] {
  return [
    ...sectionKeys.flatMap((key): NewEvent[] => {
      const data = sections[key]
      return data === undefined ? [] : [{ type: 'section', key, data }]
    }),
    ...splitSummary(summary).map((delta): NewEvent => ({ type: 'summary', delta })),
    { type: 'sources', sources },
  ]
}

/** A text in pieces of a sentence or so, which together are the text to the letter. */
export function splitSummary(text: string): string[] {
  return text.match(/[\s\S]+?(?:\.(?:\s+|$)|$)/g) ?? []
}

import { z } from 'zod'
import { optionalRecord } from '../shared/lenient.ts'
import { isMediawikiAbsence } from '../shared/mediawiki-answer.ts'
import { wikidataAnswers } from './wikidata-facts.ts'

/** What one request may ask for. */
const maxItems = 50

const Term = z.object({ value: z.string().min(1) })

/** The steps that ask for nothing of items but what they are called. */
export const labelAnswers = {
  ...wikidataAnswers,
  isAbsent: isMediawikiAbsence,
  body: z.object({
    entities: z.record(z.string(), z.object({ labels: optionalRecord(Term) })),
  }),
} as const

/** The item of a lead and what the lead says beside it: `Q42?Q7=director`. */
export function parseItemLead({
  kind,
  text,
}: {
  kind: string
  text: string
}): { id: string; given: URLSearchParams } | null {
  const [, id, query] = /^(Q\d+)\?(.+)$/.exec(text) ?? []
  return kind !== 'id' || id === undefined ? null : { id, given: new URLSearchParams(query) }
}

/** The request for the labels of the first items, each once. */
export function buildLabelRequest(
  base: string,
  { items, languages }: { items: readonly string[]; languages: readonly string[] },
): { url: string } {
  const query = new URLSearchParams({
    action: 'wbgetentities',
    ids: [...new Set(items)].slice(0, maxItems).join('|'),
    props: 'labels',
    languages: languages.join('|'),
    format: 'json',
    maxlag: '5',
  })
  return { url: `${base}/w/api.php?${query}` }
}

import { z } from 'zod'
import { clusterFindings } from '../../research/entity-resolution/candidates/cluster-findings.ts'

const Line = z.object({
  query: z.string(),
  docs: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).transform(String),
      title: z.string().nullish(),
      url: z.string().nullish(),
      snippet: z.string().nullish(),
      text: z.string().nullish(),
    }),
  ),
})

type Answer = {
  candidates: {
    docIds: string[]
    confidence: number
    name: string
    headline: string
    tags: string[]
  }[]
}

/** Op `cluster` of the bench port. */
export function cluster(line: unknown): Answer {
  const { query, docs } = Line.parse(line)
  const findings = docs.map(({ id, title, url, snippet, text }) => ({
    id,
    title: title ?? '',
    url: url ?? '',
    snippet: snippet ?? '',
    text: text ?? undefined,
  }))
  const candidates = clusterFindings(query, findings)
  return {
    candidates: candidates.map(({ findingIds, confidence, name, headline, tags }) => ({
      docIds: findingIds,
      confidence,
      name,
      headline,
      tags,
    })),
  }
}

import { z } from 'zod'
import { groupFindings } from '../../research/entity-resolution/candidates/group-findings.ts'

/** Characters: no more of a page is kept. */
const Text = z.string().transform((text) => text.slice(0, 200_000))

/** Each is compared with each: the time grows with their square, as does the memory. */
const maxDocs = 1_000

const Line = z.object({
  query: Text,
  docs: z
    .array(
      z.object({
        id: z.union([z.string(), z.number()]).transform(String),
        title: Text.nullish(),
        url: Text.nullish(),
        snippet: Text.nullish(),
        text: Text.nullish(),
      }),
    )
    .max(maxDocs),
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
  const candidates = groupFindings(query, findings)
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

import { z } from 'zod'
import { items } from '../shared/lenient.ts'
import type { SourceRequest } from '../shared/source.ts'

/** The people that a query selects as `?person`. */
export const SparqlPeople = z.object({
  results: z.object({
    bindings: items(z.object({ person: z.object({ value: z.string().regex(/\/entity\/Q\d+$/) }) })),
  }),
})

/** A query to Wikidata's SPARQL endpoint, answered as JSON. */
export function buildSparqlRequest(base: string, query: string): SourceRequest {
  return {
    url: `${base}/sparql?${new URLSearchParams({ format: 'json', query })}`,
    headers: { accept: 'application/sparql-results+json' },
  }
}

/** @returns the ids of their items, each once */
export function listPeople({ results }: z.infer<typeof SparqlPeople>): string[] {
  const ids = results.bindings.map(({ person }) =>
    person.value.slice(person.value.lastIndexOf('/') + 1),
  )
  return [...new Set(ids)]
}

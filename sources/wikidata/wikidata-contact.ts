import type { Subject } from '../../research/identity/queries/subject.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { wikidataFacts } from './wikidata-facts.ts'
import { buildEntityQuestion } from './wikidata-question.ts'
import { buildSparqlRequest, listPeople, SparqlPeople } from './wikidata-sparql.ts'

const maxPeople = 3

type Contact<Kind extends 'email' | 'phone'> = {
  name: string
  kind: Kind
  /** The SPARQL pattern that finds `?person`; null: it cannot be asked. */
  select: (question: Extract<Subject, { kind: Kind }>) => string | null
}

/** People whose item shows a contact of theirs; the step of their entities reads who they are. */
export function createWikidataContact<Kind extends 'email' | 'phone'>({
  name,
  kind,
  select,
}: Contact<Kind>) {
  const isAsked = (question: Question): question is Extract<Subject, { kind: Kind }> =>
    question.kind === kind
  return defineSource({
    ...wikidataFacts,
    name,
    baseUrl: 'https://query.wikidata.org',
    accepts: [kind],
    limit: { requests: 30, seconds: 60 },
    timeoutMs: 15_000,
    request: (question, { base }) => {
      const pattern = isAsked(question) ? select(question) : null
      if (pattern === null) return null
      const where = `${pattern} ; wdt:P31 wd:Q5`
      return buildSparqlRequest(
        base,
        `SELECT DISTINCT ?person WHERE { ${where} } LIMIT ${maxPeople}`,
      )
    },
    body: SparqlPeople,
    evidence: (answer, question) => {
      const ids = listPeople(answer)
      const text = buildEntityQuestion({ ids, [kind]: question.text })
      return { findings: [], leads: ids.length === 0 ? [] : [{ step: 'wikidata-entities', text }] }
    },
  })
}

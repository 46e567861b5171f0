import { defineSource } from './source.ts'
import { wikidataFacts } from './wikidata-facts.ts'
import { buildEntityQuestion } from './wikidata-question.ts'
import { buildSparqlRequest, listPeople, SparqlPeople } from './wikidata-sparql.ts'

const harmless = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u
const maxPeople = 3

/** People whose item shows an address of theirs (P968). */
export const wikidataEmail = defineSource({
  ...wikidataFacts,
  name: 'wikidata-email',
  baseUrl: 'https://query.wikidata.org',
  accepts: ['email'],
  limit: { requests: 30, seconds: 60 },
  timeoutMs: 15_000,
  request: (question, { base }) => {
    if (question.kind !== 'email' || question.isRole || !harmless.test(question.text)) return null
    const query =
      `SELECT DISTINCT ?person WHERE { ?person wdt:P968 <mailto:${encodeURI(question.text)}> ; ` +
      `wdt:P31 wd:Q5 } LIMIT ${maxPeople}`
    return buildSparqlRequest(base, query)
  },
  body: SparqlPeople,
  evidence: (answer, question) => {
    const ids = listPeople(answer)
    const lead = {
      step: 'wikidata-entities',
      text: buildEntityQuestion({ ids, email: question.text }),
    }
    return { findings: [], leads: ids.length === 0 ? [] : [lead] }
  },
})

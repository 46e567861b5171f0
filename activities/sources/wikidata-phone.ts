import { defineSource } from './source.ts'
import { wikidataFacts } from './wikidata-facts.ts'
import { buildEntityQuestion } from './wikidata-question.ts'
import { buildSparqlRequest, listPeople, SparqlPeople } from './wikidata-sparql.ts'

const maxPeople = 3

/** People whose item shows a number of theirs (P1329), such as that of their office. */
export const wikidataPhone = defineSource({
  ...wikidataFacts,
  name: 'wikidata-phone',
  baseUrl: 'https://query.wikidata.org',
  accepts: ['phone'],
  limit: { requests: 30, seconds: 60 },
  timeoutMs: 15_000,
  request: (question, { base }) => {
    if (question.kind !== 'phone') return null
    // editors write the parts of a number with hyphens (RFC 3966), some with spaces or none
    const { text, international } = question
    const written = [international.replace(/[^+\d]+/g, '-'), international, text]
    const values = [...new Set(written)].map((number) => `"${number.replace(/[^+\d -]/g, '')}"`)
    const query =
      `SELECT DISTINCT ?person WHERE { VALUES ?number { ${values.join(' ')} } ` +
      `?person wdt:P1329 ?number ; wdt:P31 wd:Q5 } LIMIT ${maxPeople}`
    return buildSparqlRequest(base, query)
  },
  body: SparqlPeople,
  evidence: (answer, question) => {
    const ids = listPeople(answer)
    const lead = {
      step: 'wikidata-entities',
      text: buildEntityQuestion({ ids, phone: question.text }),
    }
    return { findings: [], leads: ids.length === 0 ? [] : [lead] }
  },
})

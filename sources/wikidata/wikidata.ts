import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { defineSource } from '../shared/source.ts'
import { wikidataAnswers } from './wikidata-facts.ts'
import { buildEntityQuestion } from './wikidata-question.ts'
import { buildWikidataSearch, WikidataHits } from './wikidata-search.ts'

const maxPeople = 10

/**
 * Finds people by name in one request: full text over the labels and aliases of every language,
 * humans (P31 = Q5) only.
 */
export const wikidata = defineSource({
  ...wikidataAnswers,
  name: 'wikidata',
  accepts: ['name'],
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    return { url: buildWikidataSearch(base, `${name} haswbstatement:P31=Q5`, maxPeople) }
  },
  body: WikidataHits,
  evidence: ({ query }, question) => {
    const ids = query.search.slice(0, maxPeople).map(({ title }) => title)
    if (ids.length === 0 || question.kind !== 'name') return { findings: [] }
    return {
      findings: [],
      leads: [
        { step: 'wikidata-entities', text: buildEntityQuestion({ ids, name: question.text }) },
      ],
    }
  },
})

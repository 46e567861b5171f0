import { z } from 'zod'
import { writtenName } from '../../research/identity/queries/written-name.ts'
import { items } from './lenient.ts'
import { defineSource } from './source.ts'
import { wikidataAnswers } from './wikidata-facts.ts'
import { buildEntityQuestion } from './wikidata-question.ts'

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
    const name = question.kind === 'name' ? writtenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({
      action: 'query',
      list: 'search',
      srsearch: `${name} haswbstatement:P31=Q5`,
      srlimit: String(maxPeople),
      srprop: '',
      format: 'json',
      maxlag: '5',
    })
    return { url: `${base}/w/api.php?${query}` }
  },
  body: z.object({
    query: z.object({ search: items(z.object({ title: z.string().regex(/^Q\d+$/) })) }),
  }),
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

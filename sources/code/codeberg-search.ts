import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { codebergFacts } from './codeberg.ts'

const maxLogins = 5

/** People at Codeberg by name; what they say of themselves is the step `codeberg`. */
export const codebergSearch = defineSource({
  ...codebergFacts,
  name: 'codeberg-search',
  accepts: ['name'],
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({ q: name, limit: '10' })
    return { url: `${base}/api/v1/users/search?${query}` }
  },
  body: z.object({ data: items(z.object({ login: z.string().min(1), full_name: optionalText })) }),
  evidence: ({ data }, question) => ({
    findings: [],
    leads: data
      .filter(({ full_name: name }) => name !== null && isFittingQuestion([name], question))
      .slice(0, maxLogins)
      .map(({ login }) => ({ step: 'codeberg', text: login })),
  }),
})

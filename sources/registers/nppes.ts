import { z } from 'zod'
import { buildFinding } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { toPersonName } from '../shared/person-name.ts'
import { toPlace } from '../shared/place.ts'
import { defineSource } from '../shared/source.ts'

const Provider = z.object({
  number: z.string().regex(/^\d{10}$/),
  basic: z.object({
    first_name: z.string().min(1),
    last_name: z.string().min(1),
    middle_name: optionalText,
    credential: optionalText,
  }),
  addresses: optionalItems(
    z.object({ address_purpose: z.string(), city: optionalText, state: optionalText }),
  ),
  taxonomies: optionalItems(z.object({ desc: z.string().min(1) })),
})

/** Health professionals of the United States. Of their practice no more than the city is read. */
export const nppes = defineSource({
  name: 'nppes',
  provider: 'nppes',
  baseUrl: 'https://npiregistry.cms.hhs.gov',
  accepts: ['name'],
  limit: { requests: 3, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://npiregistry.cms.hhs.gov/api-page',
  licence: 'US Government work, public domain',
  request: (question, { base }) => {
    if (question.kind !== 'name') return null
    const { given, family, particles } = question.name
    const [first] = given
    if (first === undefined || first.length < 2 || family.length === 0) return null
    const query = new URLSearchParams({
      version: '2.1',
      enumeration_type: 'NPI-1',
      first_name: first,
      last_name: [...particles, ...family].join(' '),
      limit: '20',
    })
    return { url: `${base}/api/?${query}` }
  },
  // a name that its rules refuse has no entry there
  isAbsent: ({ status, text }) => status === 200 && /^\s*\{\s*"Errors"/.test(text),
  body: z.object({ results: items(Provider) }),
  evidence: ({ results }, question) => ({
    findings: results.flatMap(({ number, basic, addresses, taxonomies }) => {
      const name = toPersonName(basic.first_name, basic.middle_name, basic.last_name)
      if (!isFittingQuestion([name], question)) return []
      const practice = addresses.find(({ address_purpose: purpose }) => purpose === 'LOCATION')
      const occupations = [...new Set(taxonomies.map(({ desc }) => desc))].slice(0, 3)
      return buildFinding({
        kind: 'person',
        url: `https://npiregistry.cms.hhs.gov/provider-view/${number}`,
        title: [name, basic.credential].filter((part) => part !== null).join(', '),
        snippet: occupations.join('; '),
        method: 'registry',
        matchedOn: ['name'],
        name,
        occupations,
        location: toPlace(
          [toPersonName(practice?.city), practice?.state, 'USA']
            .filter((part) => part !== null && part !== undefined && part !== '')
            .join(', '),
        ),
        ids: { npi: number },
        trust: 75,
      })
    }),
  }),
})

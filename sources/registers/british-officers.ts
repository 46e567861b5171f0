import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { buildKeyHeader, companiesHouse } from '../companies/british/british-access.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalNumber } from '../shared/lenient.ts'
import { toPersonName } from '../shared/person-name.ts'
import { defineSource } from '../shared/source.ts'
import { parseWorkYear } from '../works/years.ts'

const Officer = z.object({
  title: z.string().min(1),
  links: z.object({ self: z.string().regex(/^\/officers\/[\w-]+\/appointments$/) }),
  appointment_count: optionalNumber,
  date_of_birth: z.object({ year: optionalNumber }).nullish().catch(null),
})

/**
 * Officers of British companies. Addresses are not read; months of birth are in the answer, so it
 * is not kept.
 */
export const britishOfficers = defineSource({
  ...companiesHouse,
  name: 'british-officers',
  accepts: ['name'],
  limit: { requests: 100, seconds: 300 },
  cacheSeconds: 0,
  // each search asks it anew: many at once are not to wait for their turn
  yieldsWhenSpent: true,
  request: (question, { base, key }) => {
    const q = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (q === '') return null
    const query = new URLSearchParams({ q, items_per_page: '10' })
    return { url: `${base}/search/officers?${query}`, headers: buildKeyHeader(key) }
  },
  body: z.object({ items: items(Officer) }),
  evidence: ({ items: officers }, question) => ({
    findings: officers.flatMap(
      ({ title, links, appointment_count: count, date_of_birth: born }) => {
        const name = title
          .split(/\s+/)
          .map((word) => toPersonName(word))
          .join(' ')
        if (!isFittingQuestion([name], question)) return []
        return buildFinding({
          kind: 'person',
          url: `https://find-and-update.company-information.service.gov.uk${links.self}`,
          title: name,
          snippet: count === null ? '' : `${count} appointments at British companies`,
          method: 'registry',
          matchedOn: ['name'],
          name,
          birthYear: parseWorkYear(String(born?.year ?? '')),
          trust: 75,
        })
      },
    ),
  }),
})

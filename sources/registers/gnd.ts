import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { parseLibraryHeading } from '../works/parse-library-heading.ts'
import { parseWorkYear } from '../works/years.ts'

const maxAliases = 10
const texts = optionalItems(z.string().min(1))
const labels = optionalItems(z.object({ label: z.string().min(1) }))

const Member = z.object({
  gndIdentifier: z.string().regex(/^[\dX-]+$/),
  preferredName: z.string().min(1),
  variantName: texts,
  dateOfBirth: texts,
  dateOfDeath: texts,
  professionOrOccupation: labels,
  affiliation: labels,
  biographicalOrHistoricalInformation: texts,
  homepage: optionalItems(z.object({ id: z.string() })),
})

/** People in the authority file of German-speaking libraries, whose editors separate namesakes. */
export const gnd = defineSource({
  name: 'gnd',
  provider: 'gnd',
  baseUrl: 'https://lobid.org',
  accepts: ['name'],
  limit: { requests: 2, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://lobid.org/gnd/api',
  licence: 'CC0-1.0',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({
      q: `"${name}"`,
      filter: 'type:DifferentiatedPerson',
      size: '10',
      format: 'json',
    })
    return { url: `${base}/gnd/search?${query}` }
  },
  body: z.object({ member: items(Member) }),
  evidence: ({ member }, question) => ({
    findings: member.flatMap((person) => {
      const name = parseLibraryHeading(person.preferredName)
      const aliases = person.variantName.map(parseLibraryHeading)
      if (!isFittingQuestion([name, ...aliases], question)) return []
      return buildFinding({
        kind: 'person',
        url: `https://d-nb.info/gnd/${person.gndIdentifier}`,
        title: name,
        snippet: toShort(person.biographicalOrHistoricalInformation.join('; ')),
        method: 'api',
        matchedOn: ['name'],
        name,
        aliases: [...new Set(aliases)].filter((alias) => alias !== name).slice(0, maxAliases),
        occupations: person.professionOrOccupation.map(({ label }) => toShort(label, 100)),
        organizations: person.affiliation.map(({ label }) => toShort(label, 200)),
        links: buildProfileLinks(
          person.homepage.map(({ id }) => id),
          'curated',
        ),
        birthYear: parseWorkYear(person.dateOfBirth[0]),
        deathYear: parseWorkYear(person.dateOfDeath[0]),
        isDead: person.dateOfDeath.length > 0,
        ids: { gnd: person.gndIdentifier },
        trust: 70,
      })
    }),
  }),
})

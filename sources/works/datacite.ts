import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalNumber, optionalText } from '../shared/lenient.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource } from '../shared/source.ts'
import { buildAuthors } from './build-authors.ts'
import { parseLibraryHeading } from './parse-library-heading.ts'

const Creator = z.object({
  name: z.string().min(1),
  nameType: optionalText,
  affiliation: optionalItems(z.string().min(1)),
  nameIdentifiers: optionalItems(
    z.object({ nameIdentifier: z.string(), nameIdentifierScheme: optionalText }),
  ),
})

const Doi = z.object({
  attributes: z.object({
    doi: z.string().min(3),
    titles: optionalItems(z.object({ title: z.string().min(1) })),
    publisher: optionalText,
    publicationYear: optionalNumber,
    creators: optionalItems(Creator),
  }),
})

/** Creators of data sets, software and reports with a DOI of DataCite. */
export const datacite = defineSource({
  name: 'datacite',
  provider: 'datacite',
  baseUrl: 'https://api.datacite.org',
  accepts: ['name'],
  limit: { requests: 5, seconds: 1 },
  maxBytes: 4_000_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://support.datacite.org/docs/datacite-data-file-use-policy',
  licence: 'CC0-1.0 (metadata)',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const words = name.split(' ')
    const turned = `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`
    const query = new URLSearchParams({
      query: `creators.name:("${turned}" OR "${name}")`,
      'page[size]': '25',
      'disable-facets': 'true',
    })
    return { url: `${base}/dois?${query}` }
  },
  body: z.object({ data: items(Doi) }),
  evidence: ({ data }, question) => ({
    findings: buildAuthors(
      data.flatMap(({ attributes: { doi, titles, publisher, publicationYear, creators } }) =>
        creators
          .filter(({ nameType }) => nameType !== 'Organizational')
          .map((creator) => ({ ...creator, name: parseLibraryHeading(creator.name) }))
          .filter(({ name }) => isFittingQuestion([name], question))
          .map(({ name, affiliation, nameIdentifiers }) => ({
            work: {
              url: `https://doi.org/${doi}`,
              title: titles[0]?.title ?? doi,
              journal: publisher,
              year: publicationYear,
            },
            name,
            orcid:
              nameIdentifiers
                .filter(({ nameIdentifierScheme }) => nameIdentifierScheme === 'ORCID')
                .map(({ nameIdentifier }) => parseOrcid(nameIdentifier))
                .find((id) => id !== null) ?? null,
            organizations: affiliation,
          })),
      ),
    ),
  }),
})

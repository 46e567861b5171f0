import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { type Authorship, buildAuthors } from '../works/build-authors.ts'

const Author = z.object({
  given: optionalText,
  family: z.string().min(1),
  ORCID: optionalText,
  affiliation: optionalItems(z.object({ name: z.string().min(1) })),
})
const Work = z.object({
  DOI: z.string().regex(/^10\./),
  title: optionalItems(z.string()),
  author: optionalItems(Author),
  'container-title': optionalItems(z.string()),
  issued: z
    .object({ 'date-parts': optionalItems(z.array(z.number()).min(1)) })
    .nullish()
    .catch(null),
})
type Work = z.infer<typeof Work>

/**
 * People who signed works under a name: one finding for each ORCID iD, or each name and
 * affiliation.
 */
export const crossref = defineSource({
  name: 'crossref',
  provider: 'crossref',
  baseUrl: 'https://api.crossref.org',
  accepts: ['name'],
  // Lists: one a second for all clients. The User-Agent names the contact, so no mailto parameter
  // carries it into logs.
  limit: { requests: 1, seconds: 1 },
  timeoutMs: 12_000,
  maxBytes: 4_000_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  licence: 'facts, free to use',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({
      'query.author': name,
      rows: '20',
      select: Object.keys(Work.shape).join(','),
    })
    return { url: `${base}/works?${query}` }
  },
  body: z.object({ message: z.object({ items: items(Work) }) }),
  evidence: ({ message }, question) => ({
    findings: buildAuthors(message.items.flatMap((work) => listAuthorships(work, question))),
  }),
})

function listAuthorships(work: Work, question: Question): Authorship[] {
  return work.author.flatMap(({ given, family, ORCID, affiliation }) => {
    const name = toShort([given ?? '', family].join(' '))
    const organizations = affiliation.map((row) => toShort(row.name))
    return isFittingQuestion([name], question)
      ? [{ work: toCited(work), name, orcid: parseOrcid(ORCID), organizations }]
      : []
  })
}

/** A date may be `[[null]]`. */
function toCited({ DOI, title, 'container-title': container, issued }: Work): Authorship['work'] {
  return {
    url: `https://doi.org/${encodeURI(DOI.toWellFormed())}`,
    title: title[0] ?? DOI,
    journal: container[0] ?? null,
    year: issued?.['date-parts'][0]?.[0] ?? null,
  }
}

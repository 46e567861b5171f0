import { z } from 'zod'
import { writtenName } from '../../research/identity/queries/written-name.ts'
import { type Finding, finding } from '../../research/records/finding.ts'
import { foldWords } from '../../research/text/fold.ts'
import { isFittingQuestion } from './is-fitting-name.ts'
import { items, optionalItems, optionalText } from './lenient.ts'
import { parseOrcid } from './orcid-id.ts'
import { defineSource, type Question } from './source.ts'
import { toShort } from './to-short.ts'

const maxTitles = 3

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
type Authorship = { work: Work; name: string; orcid: string | null; organizations: string[] }

/**
 * People who signed works under a name: one finding for each ORCID iD, or each name and
 * affiliation.
 */
export const crossref = defineSource({
  name: 'crossref',
  provider: 'crossref',
  baseUrl: 'https://api.crossref.org',
  accepts: ['name'],
  // Lists: one a second for everybody. The User-Agent names the contact, so no mailto parameter
  // carries it into logs.
  limit: { requests: 1, seconds: 1 },
  timeoutMs: 12_000,
  maxBytes: 4_000_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  licence: 'facts, free to use',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? writtenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({
      'query.author': name,
      rows: '20',
      select: Object.keys(Work.shape).join(','),
    })
    return { url: `${base}/works?${query}` }
  },
  body: z.object({ message: z.object({ items: items(Work) }) }),
  evidence: ({ message }, question) => {
    const signed = message.items.flatMap((work) => authorshipsIn(work, question))
    const people = Map.groupBy(
      signed,
      ({ orcid, name, organizations }) =>
        orcid ?? JSON.stringify([foldWords(name), foldWords(organizations[0] ?? '')]),
    )
    return { findings: [...people.values()].flatMap(describe) }
  },
})

function authorshipsIn(work: Work, question: Question): Authorship[] {
  return work.author.flatMap(({ given, family, ORCID, affiliation }) => {
    const name = toShort([given ?? '', family].join(' '))
    const organizations = affiliation.map((row) => toShort(row.name))
    return isFittingQuestion([name], question)
      ? [{ work, name, orcid: parseOrcid(ORCID), organizations }]
      : []
  })
}

function describe(signed: readonly Authorship[]): Finding[] {
  const [first] = signed
  if (first === undefined) return []
  const names = [...new Set(signed.map(({ name }) => name))].sort((a, b) => b.length - a.length)
  const [name = first.name, ...aliases] = names
  return [
    finding({
      kind: 'person',
      // Without a page of the author's own, the work is where the name is to be seen
      url: first.orcid === null ? pageOf(first.work) : `https://orcid.org/${first.orcid}`,
      title: name,
      snippet: toShort(
        'Author of ' +
          `${[...new Set(signed.map(({ work }) => cite(work)))].slice(0, maxTitles).join('; ')}`,
        500,
      ),
      method: 'api',
      matchedOn: ['name'],
      name,
      aliases,
      organizations: [...new Set(signed.flatMap(({ organizations }) => organizations))],
      links: signed.slice(0, maxTitles).map(({ work }) => ({ url: pageOf(work), proof: 'none' })),
      ids: first.orcid === null ? {} : { orcid: first.orcid },
      trust: 60,
    }),
  ]
}

function pageOf({ DOI }: Work): string {
  return `https://doi.org/${encodeURI(DOI.toWellFormed())}`
}

/** “Title” (Journal, 2020); a date may be `[[null]]`. */
function cite({ DOI, title, 'container-title': container, issued }: Work): string {
  const where = [container[0], issued?.['date-parts'][0]?.[0]].filter((part) => part !== undefined)
  return `“${toShort(title[0] ?? DOI, 160)}”${where.length > 0 ? ` (${where.join(', ')})` : ''}`
}

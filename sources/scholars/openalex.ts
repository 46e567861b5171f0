import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding, buildStage, type LifeStage } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalNumber, optionalText } from '../shared/lenient.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource } from '../shared/source.ts'

const maxAliases = 10
const Institution = z.object({ display_name: z.string() })

const Author = z.object({
  id: z.string().regex(/\/A\d+$/),
  orcid: optionalText,
  display_name: z.string().min(1),
  display_name_alternatives: optionalItems(z.string()),
  works_count: optionalNumber,
  ids: z.object({ scopus: optionalText }).nullish().catch(null),
  affiliations: optionalItems(
    z.object({ institution: Institution, years: optionalItems(z.int().min(1000).max(2100)) }),
  ),
  last_known_institutions: optionalItems(Institution),
  topics: optionalItems(z.object({ display_name: z.string() })),
})

type Author = z.infer<typeof Author>

/**
 * The years are those of works that name the institution; the one of the latest work may be left
 * by now.
 */
function toStage(
  { institution: { display_name: at }, years }: Author['affiliations'][number],
  latest: readonly string[],
): LifeStage[] {
  if (years.length === 0) return []
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const when = latest.includes(at) ? { from } : { from, to, isOver: true }
  return [buildStage({ kind: 'post', at, ...when })]
}

/**
 * Authors of scholarly works, disambiguated by machine: works may be assigned to the wrong author,
 * hence the modest trust.
 */
export const openalex = defineSource({
  name: 'openalex',
  provider: 'openalex',
  baseUrl: 'https://api.openalex.org',
  accepts: ['name'],
  key: { name: 'openAlex', need: 'optional' },
  // A search costs a tenth of a cent: a day's allowance is one cent without a key, a dollar with a
  // free one
  limit: { requests: 10, seconds: 86_400, withKey: { requests: 1_000, seconds: 86_400 } },
  cacheSeconds: 86_400,
  termsUrl: 'https://openalex.org/OpenAlex_termsofservice.pdf',
  licence: 'CC0-1.0',
  request: (question, { base, key }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({
      search: name,
      per_page: '10',
      select: Object.keys(Author.shape).join(','),
      ...(key !== null && { api_key: key }),
    })
    return { url: `${base}/authors?${query}` }
  },
  throttled: ({ status, text }) => (status === 403 && /rate limit/i.test(text) ? 60 : null),
  body: z.object({ results: items(Author) }),
  evidence: ({ results }, question) => ({
    findings: results
      .filter((author) =>
        isFittingQuestion([author.display_name, ...author.display_name_alternatives], question),
      )
      .map((author) => {
        const id = author.id.slice(author.id.lastIndexOf('/') + 1)
        const orcid = parseOrcid(author.orcid)
        const scopus = /authorID=(\d+)/i.exec(author.ids?.scopus ?? '')?.[1]
        const current = author.last_known_institutions.map(({ display_name }) => display_name)
        const earlier = author.affiliations.map(({ institution }) => institution.display_name)
        return buildFinding({
          kind: 'person',
          url: `https://openalex.org/${id}`,
          title: author.display_name,
          snippet: [
            ...(author.works_count === null ? [] : [`${author.works_count} works`]),
            ...author.topics.slice(0, 3).map(({ display_name }) => display_name),
          ].join('; '),
          method: 'api',
          matchedOn: ['name'],
          name: author.display_name,
          aliases: author.display_name_alternatives
            .filter((alias) => alias !== author.display_name)
            .slice(0, maxAliases),
          organizations: [...new Set([...current, ...earlier])].slice(0, maxAliases),
          stages: author.affiliations
            .flatMap((affiliation) => toStage(affiliation, current))
            .slice(0, maxAliases),
          links: orcid === null ? [] : [{ url: `https://orcid.org/${orcid}`, proof: 'none' }],
          ids: {
            openalex: id,
            ...(orcid !== null && { orcid }),
            ...(scopus !== undefined && { scopus }),
          },
          trust: 70,
        })
      }),
  }),
})

import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { foldWords } from '../../research/text/words/fold.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalNumber, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource } from '../shared/source.ts'

const Author = z.object({
  authorId: z.string().regex(/^\d+$/),
  name: z.string().min(1),
  affiliations: optionalItems(z.string()),
  homepage: optionalText,
  url: optionalText,
  paperCount: optionalNumber,
  externalIds: z
    .object({ ORCID: z.unknown().optional(), DBLP: z.unknown().optional() })
    .nullish()
    .catch(null),
})
type Author = z.infer<typeof Author>

/**
 * Authors of papers. The same person stands there many times over, so this corroborates what others
 * say and is trusted little.
 */
export const semanticScholar = defineSource({
  name: 'semantic-scholar',
  provider: 'semantic_scholar',
  baseUrl: 'https://api.semanticscholar.org',
  accepts: ['name'],
  key: { name: 'semanticScholar', need: 'optional' },
  // All clients without a key share one quota, so that 429 is common for any request
  limit: { requests: 1, seconds: 3, withKey: { requests: 1, seconds: 1 } },
  timeoutMs: 10_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://www.semanticscholar.org/product/api/license',
  licence: 'ODC-By-1.0',
  request: (question, { base, key }) => {
    // hyphens are operators of its search
    const name = question.kind === 'name' ? toWrittenName(question.text).replaceAll('-', ' ') : ''
    if (name === '') return null
    const query = new URLSearchParams({
      query: name,
      fields: 'name,affiliations,homepage,url,paperCount,externalIds',
      limit: '20',
    })
    return {
      url: `${base}/graph/v1/author/search?${query}`,
      headers: key === null ? {} : { 'x-api-key': key },
    }
  },
  body: z.object({ data: items(Author) }),
  evidence: ({ data }, question) => ({
    findings: withoutDoubles(data.filter(({ name }) => isFittingQuestion([name], question))).map(
      (author) => {
        const orcid = chooseOrcid(author)
        return buildFinding({
          kind: 'person',
          url: `https://www.semanticscholar.org/author/${author.authorId}`,
          title: author.name,
          snippet: [
            ...author.affiliations,
            ...(author.paperCount === null ? [] : [`${author.paperCount} papers`]),
          ].join('; '),
          method: 'api',
          matchedOn: ['name'],
          name: author.name,
          organizations: author.affiliations,
          links: buildProfileLinks([author.homepage], 'none'),
          ids: { semanticScholar: author.authorId, ...(orcid !== null && { orcid }) },
          trust: 50,
        })
      },
    ),
  }),
})

/**
 * Keeps one author for each group of the same name without distinguishing facts: the one with the
 * most papers.
 */
function withoutDoubles(authors: readonly Author[]): Author[] {
  const byFacts = Map.groupBy(authors, (author) =>
    JSON.stringify([
      foldWords(author.name),
      author.affiliations,
      author.homepage,
      chooseOrcid(author),
    ]),
  )
  return [...byFacts.values()].flatMap(
    (same) => same.toSorted((a, b) => (b.paperCount ?? 0) - (a.paperCount ?? 0))[0] ?? [],
  )
}

function chooseOrcid({ externalIds }: Author): string | null {
  const id = externalIds?.ORCID
  return typeof id === 'string' ? parseOrcid(id) : null
}

import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { findElementText } from '../shared/find-element-text.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource, type SourceAnswer } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { buildAuthors } from './build-authors.ts'

const Entry = z.object({
  id: z.string().regex(/^https?:\/\/arxiv\.org\/abs\/[\w./-]+$/),
  title: z.string().min(1),
  published: optionalText,
  authors: z.array(z.object({ name: z.string().min(1), affiliation: optionalText })).min(1),
})

/** Authors of preprints. Its interface allows one request in three seconds. */
export const arxiv = defineSource({
  name: 'arxiv',
  provider: 'arxiv',
  baseUrl: 'https://export.arxiv.org',
  accepts: ['name'],
  limit: { requests: 1, seconds: 3 },
  yieldsWhenSpent: true,
  timeoutMs: 12_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://info.arxiv.org/help/api/tou.html',
  licence: 'CC0-1.0 (metadata)',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (!name.includes(' ')) return null
    const query = new URLSearchParams({ search_query: `au:"${name}"`, max_results: '15' })
    return { url: `${base}/api/query?${query}` }
  },
  decode: decodeFeed,
  body: z.object({ entries: items(Entry) }),
  evidence: ({ entries }, question) => ({
    findings: buildAuthors(
      entries.flatMap(({ id, title, published, authors }) =>
        authors
          .filter(({ name }) => isFittingQuestion([name], question))
          .map(({ name, affiliation }) => ({
            work: {
              url: id.replace('http:', 'https:').replace(/v\d+$/, ''),
              title,
              journal: 'arXiv',
              year: Number(published?.slice(0, 4)) || null,
            },
            name: toShort(name, 200),
            orcid: null,
            organizations: affiliation === null ? [] : [toShort(affiliation, 200)],
          })),
      ),
    ),
  }),
})

/** Its Atom feed: flat entries, each text in an element of its own. */
function decodeFeed({ text }: SourceAnswer): unknown {
  if (!text.includes('<feed') || !text.includes('totalResults')) return undefined
  const entries = text.split('<entry>').slice(1)
  return {
    entries: entries.map((entry) => ({
      id: findElementText(entry, 'id'),
      title: findElementText(entry, 'title'),
      published: findElementText(entry, 'published'),
      authors: entry
        .split('<author>')
        .slice(1)
        .map((author) => ({
          name: findElementText(author, 'name'),
          affiliation: findElementText(author, 'arxiv:affiliation'),
        })),
    })),
  }
}

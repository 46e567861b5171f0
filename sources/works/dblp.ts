import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, parseOneOrMany } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'

const Note = z.object({ '@type': z.string(), text: z.string().min(1) })
const Hit = z.object({
  info: z.object({
    author: z.string().min(1),
    url: z.string().regex(/^https:\/\/dblp\.org\/pid\/[\w/-]+$/),
    aliases: z
      .object({ alias: parseOneOrMany(z.string().min(1)) })
      .nullish()
      .catch(null),
    notes: z
      .object({ note: parseOneOrMany(Note) })
      .nullish()
      .catch(null),
  }),
})

/** Authors in computer science. DBLP numbers namesakes that its editors have separated. */
export const dblp = defineSource({
  name: 'dblp',
  provider: 'dblp',
  baseUrl: 'https://dblp.org',
  accepts: ['name'],
  // it asks for a pause of a second between requests
  limit: { requests: 1, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://dblp.org/faq/13501473',
  licence: 'CC0-1.0',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({ q: name, format: 'json', h: '10', c: '0' })
    return { url: `${base}/search/author/api?${query}` }
  },
  body: z.object({
    result: z.object({
      // without hits the list itself is absent, and the total says so
      hits: z.union([
        z.object({ hit: items(Hit) }),
        z.object({ '@total': z.literal('0') }).transform(() => ({ hit: [] })),
      ]),
    }),
  }),
  evidence: ({ result }, question) => ({
    findings: result.hits.hit.flatMap(({ info }) => {
      const name = withoutNumber(info.author)
      const aliases = (info.aliases?.alias ?? []).map(withoutNumber).slice(0, 10)
      if (!isFittingQuestion([name, ...aliases], question)) return []
      const notes = info.notes?.note ?? []
      const organizations = notes
        .filter((note) => note['@type'] === 'affiliation')
        .map((note) => toShort(note.text, 200))
      return buildFinding({
        kind: 'person',
        url: info.url,
        title: info.author,
        snippet: organizations.join('; '),
        method: 'api',
        matchedOn: ['name'],
        name,
        aliases: aliases.filter((alias) => alias !== name),
        organizations,
        ids: { dblp: info.url.slice('https://dblp.org/pid/'.length) },
        trust: 65,
      })
    }),
  }),
})

/** `Ada Example 0002` is the second of that name there. */
function withoutNumber(author: string): string {
  return author.replace(/ \d{4}$/, '')
}

import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalText, parseOneOrMany } from '../shared/lenient.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { type Authorship, buildAuthors } from './build-authors.ts'
import { parseLibraryHeading } from './parse-library-heading.ts'
import { parseLifeYears, parseWorkYear } from './years.ts'

const Text = z.object({
  identifier: z.string().regex(/^[\w.-]+$/),
  title: optionalText,
  creator: parseOneOrMany(z.string().min(1)),
  date: optionalText,
})

/** Authors of texts at the Internet Archive, whose headings often end in the years of a life. */
export const internetArchive = defineSource({
  name: 'internet-archive',
  provider: 'internet_archive',
  baseUrl: 'https://archive.org',
  accepts: ['name'],
  limit: { requests: 60, seconds: 60 },
  timeoutMs: 12_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://archive.org/about/terms',
  licence: 'facts of its catalogue; texts are not read',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    const [, given, family] = /^(.*) (\S+)$/.exec(name) ?? []
    if (given === undefined || family === undefined) return null
    const query = new URLSearchParams({
      q: `mediatype:texts AND creator:("${name}" OR "${family}, ${given}")`,
      rows: '20',
      output: 'json',
    })
    for (const field of Object.keys(Text.shape)) query.append('fl[]', field)
    return { url: `${base}/advancedsearch.php?${query}` }
  },
  body: z.object({ response: z.object({ docs: items(Text) }) }),
  evidence: ({ response }, question) => ({
    findings: buildAuthors(response.docs.flatMap((text) => listAuthorships(text, question))),
  }),
})

function listAuthorships(text: z.infer<typeof Text>, question: Question): Authorship[] {
  return text.creator.flatMap((heading) => {
    const name = parseLibraryHeading(heading)
    if (name === '' || !isFittingQuestion([name], question)) return []
    const work = {
      url: `https://archive.org/details/${text.identifier}`,
      title: toShort(text.title ?? text.identifier, 200),
      journal: null,
      year: parseWorkYear(text.date),
    }
    return [{ work, name, orcid: null, organizations: [], ...parseLifeYears(heading) }]
  })
}

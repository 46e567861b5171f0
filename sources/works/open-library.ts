import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalNumber, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { parseWorkYear } from './years.ts'

const maxAliases = 10

const Author = z.object({
  key: z.string().regex(/OL\d+A$/),
  name: z.string().min(1),
  alternate_names: optionalItems(z.string().min(1)),
  birth_date: optionalText,
  death_date: optionalText,
  top_work: optionalText,
  top_subjects: optionalItems(z.string()),
  work_count: optionalNumber,
})

/** Authors of books. Open Library splits and mixes namesakes, hence the modest trust. */
export const openLibrary = defineSource({
  name: 'open-library',
  provider: 'open_library',
  baseUrl: 'https://openlibrary.org',
  accepts: ['name'],
  // three a second for callers whose User-Agent names a contact
  limit: { requests: 3, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://openlibrary.org/developers/api',
  licence: 'Open Library claims no rights in its catalogue data',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    return { url: `${base}/search/authors.json?${new URLSearchParams({ q: name, limit: '10' })}` }
  },
  body: z.object({ docs: items(Author) }),
  evidence: ({ docs }, question) => ({
    findings: docs
      .filter(({ name, alternate_names }) =>
        isFittingQuestion([name, ...alternate_names], question),
      )
      .map((author) => {
        const id = author.key.slice(author.key.lastIndexOf('/') + 1)
        return buildFinding({
          kind: 'person',
          url: `https://openlibrary.org/authors/${id}`,
          title: author.name,
          snippet: [
            ...(author.top_work === null ? [] : [`Author of “${toShort(author.top_work, 160)}”`]),
            ...author.top_subjects.slice(0, 3).map((subject) => toShort(subject, 60)),
          ].join('; '),
          method: 'api',
          matchedOn: ['name'],
          name: author.name,
          aliases: author.alternate_names.filter((one) => one !== author.name).slice(0, maxAliases),
          birthYear: parseWorkYear(author.birth_date),
          deathYear: parseWorkYear(author.death_date),
          isDead: author.death_date !== null,
          ids: { openLibrary: id },
          trust: 55,
        })
      }),
  }),
})

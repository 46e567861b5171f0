import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { parsePictureUrl } from '../shared/links.ts'
import { toPlace } from '../shared/place.ts'
import { defineSource } from '../shared/source.ts'
import { parseWorkYear } from './years.ts'

const Person = z.object({
  id: z.int(),
  url: z.string().regex(/^https:\/\/www\.tvmaze\.com\/people\//),
  name: z.string().min(1),
  country: z.object({ name: optionalText }).nullish().catch(null),
  birthday: optionalText,
  deathday: optionalText,
  image: z.object({ medium: optionalText }).nullish().catch(null),
})

/** People who stand in the credits of television. */
export const tvmaze = defineSource({
  name: 'tvmaze',
  provider: 'tvmaze',
  baseUrl: 'https://api.tvmaze.com',
  accepts: ['name'],
  limit: { requests: 20, seconds: 10 },
  cacheSeconds: 86_400,
  termsUrl: 'https://www.tvmaze.com/api',
  licence: 'CC BY-SA 4.0',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    return name === '' ? null : { url: `${base}/search/people?${new URLSearchParams({ q: name })}` }
  },
  body: items(z.object({ person: Person })),
  evidence: (answer, question) => ({
    findings: answer
      .filter(({ person }) => isFittingQuestion([person.name], question))
      .map(({ person }) => {
        const { id, url, name, country, image } = person
        return buildFinding({
          kind: 'person',
          url,
          title: name,
          snippet: 'In the credits of television',
          method: 'api',
          matchedOn: ['name'],
          name,
          location: toPlace(country?.name),
          avatarUrl: parsePictureUrl(image?.medium),
          birthYear: parseWorkYear(person.birthday),
          deathYear: parseWorkYear(person.deathday),
          isDead: person.deathday !== null,
          ids: { tvmaze: String(id) },
          trust: 65,
        })
      }),
  }),
})

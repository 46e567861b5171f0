import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { toPlace } from '../shared/place.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { parseWorkYear } from './years.ts'

const area = z.object({ name: optionalText }).nullish().catch(null)

const Artist = z.object({
  id: z.string().regex(/^[0-9a-f-]{36}$/),
  name: z.string().min(1),
  type: optionalText,
  disambiguation: optionalText,
  area,
  'life-span': z
    .object({ begin: optionalText, end: optionalText, ended: z.boolean().nullish().catch(null) })
    .nullish()
    .catch(null),
  aliases: optionalItems(z.object({ name: z.string().min(1) })),
  isnis: optionalItems(z.string().regex(/^\d{15}[\dX]$/)),
})

/** Musicians and others who stand in the credits of recordings. Bands are left out. */
export const musicbrainz = defineSource({
  name: 'musicbrainz',
  provider: 'musicbrainz',
  baseUrl: 'https://musicbrainz.org',
  accepts: ['name'],
  limit: { requests: 1, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://musicbrainz.org/doc/MusicBrainz_API/Rate_Limiting',
  licence: 'CC0-1.0',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({
      query: `artist:"${name}" AND type:person`,
      fmt: 'json',
      limit: '10',
    })
    return { url: `${base}/ws/2/artist?${query}` }
  },
  // its limit is said by 503
  throttled: ({ status, text }) =>
    status === 503 && /exceeding the allowable rate limit/i.test(text) ? 2 : null,
  body: z.object({ artists: items(Artist) }),
  evidence: ({ artists }, question) => ({
    findings: artists
      .filter(({ type }) => type === null || type === 'Person')
      .filter(({ name, aliases }) =>
        isFittingQuestion([name, ...aliases.map((alias) => alias.name)], question),
      )
      .map((artist) => {
        const [isni] = artist.isnis
        return buildFinding({
          kind: 'person',
          url: `https://musicbrainz.org/artist/${artist.id}`,
          title: artist.name,
          snippet: toShort(artist.disambiguation ?? ''),
          method: 'api',
          matchedOn: ['name'],
          name: artist.name,
          aliases: artist.aliases.map(({ name }) => name).slice(0, 10),
          location: toPlace(artist.area?.name),
          birthYear: parseWorkYear(artist['life-span']?.begin),
          deathYear: parseWorkYear(artist['life-span']?.end),
          isDead: artist['life-span']?.ended === true,
          ids: { musicbrainz: artist.id, ...(isni !== undefined && { isni }) },
          trust: 65,
        })
      }),
  }),
})

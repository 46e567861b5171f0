import { z } from 'zod'
import { buildFinding } from '../../research/records/finding.ts'
import { items } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { toPlace } from '../shared/place.ts'
import { toPlainLine } from '../shared/plain.ts'
import { defineSource } from '../shared/source.ts'

const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int(),
  tags: z.record(z.string(), z.string()),
})

/** Of what is open to the public; a home with a number is not read. */
const kinds = ['shop', 'office', 'amenity', 'craft', 'healthcare', 'tourism', 'leisure', 'club']
const keys = ['phone', 'contact:phone']
const maxElements = 10

/** Places open to the public with this number on the map: whose line it is, not who answers it. */
export const openstreetmap = defineSource({
  name: 'openstreetmap',
  provider: 'openstreetmap',
  baseUrl: 'https://overpass-api.de',
  accepts: ['phone'],
  limit: { requests: 10, seconds: 60 },
  timeoutMs: 12_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://wiki.openstreetmap.org/wiki/Overpass_API#Public_Overpass_API_instances',
  licence: 'ODbL-1.0, © OpenStreetMap contributors',
  request: (question, { base }) => {
    if (question.kind !== 'phone') return null
    // equal texts are found in an index; a pattern would read all numbers of the world
    const { text, international } = question
    const written = [...new Set([international, international.replace(/[^+\d]+/g, '-'), text])]
    const asked = keys.flatMap((key) =>
      written.map((number) => `nwr["${key}"="${number.replace(/[^+\d -]/g, '')}"];`),
    )
    const query = `[out:json][timeout:10];(${asked.join('')});out tags ${maxElements};`
    return { url: `${base}/api/interpreter?${new URLSearchParams({ data: query })}` }
  },
  // busy servers say so in a good answer
  isFailure: ({ status, text }) => status === 200 && /"remark":\s*"runtime error/.test(text),
  body: z.object({ elements: items(Element) }),
  evidence: ({ elements }, question) => ({
    findings: elements.flatMap(({ type, id, tags }) => {
      const name = toPlainLine(tags.name ?? null)
      const isPublic = kinds.some((kind) => tags[kind] !== undefined)
      const numbers = keys.flatMap((key) => (tags[key] ?? '').split(';'))
      const isIts = numbers.some((number) => number.replace(/[^+\d]/g, '') === question.text)
      if (name === null || !isPublic || !isIts) return []
      const kind = kinds.map((one) => tags[one]).find((value) => value !== undefined) ?? ''
      return buildFinding({
        kind: 'person',
        url: `https://www.openstreetmap.org/${type}/${id}`,
        title: name,
        snippet: [kind.replaceAll('_', ' '), tags['addr:city'] ?? '']
          .filter((part) => part !== '' && part !== 'yes')
          .join(' · '),
        method: 'registry',
        matchedOn: ['phone'],
        organizations: [name],
        location: toPlace(tags['addr:city']),
        links: buildProfileLinks([tags.website, tags['contact:website']], 'curated'),
        phones: [question.text],
        isPerson: false,
        trust: 75,
      })
    }),
  }),
})

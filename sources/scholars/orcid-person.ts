import { z } from 'zod'
import { buildFinding } from '../../research/records/finding.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { buildOrcidRecordRequest, orcidFacts } from './orcid-facts.ts'

const Value = z.object({ value: z.string() }).nullish().catch(null)
const visibility = z.literal('public')
const Address = z.object({
  visibility,
  country: z.object({ value: z.string().regex(/^[A-Z]{2}$/) }),
})

/**
 * The person's own page of a record: what it links to. Items that are not public do not come, and
 * would not be read.
 */
export const orcidPerson = defineSource({
  ...orcidFacts,
  name: 'orcid-person',
  inheritsMatch: true,
  accepts: [],
  request: (question, { base, key }) =>
    buildOrcidRecordRequest(question, { base, key, part: 'person' }),
  // 409: locked or deactivated records
  absent: [404, 409],
  body: z.object({
    name: z.object({ 'given-names': Value, 'family-name': Value, 'credit-name': Value }).nullable(),
    'other-names': z
      .object({ 'other-name': optionalItems(z.object({ content: z.string(), visibility })) })
      .nullish()
      .catch(null),
    biography: z.object({ content: optionalText, visibility }).nullish().catch(null),
    'researcher-urls': z
      .object({
        'researcher-url': optionalItems(
          z.object({ url: z.object({ value: z.string() }), visibility }),
        ),
      })
      .nullish()
      .catch(null),
    emails: z
      .object({ email: optionalItems(z.object({ email: z.string(), visibility })) })
      .nullish()
      .catch(null),
    addresses: z
      .object({ address: optionalItems(Address) })
      .nullish()
      .catch(null),
  }),
  evidence: (person, question) => {
    const id = parseOrcid(question.text)
    const parts = [person.name?.['given-names']?.value, person.name?.['family-name']?.value].filter(
      (part) => part !== undefined,
    )
    const full = parts.join(' ').trim()
    const others = (person['other-names']?.['other-name'] ?? []).map(({ content }) => content)
    const [name, ...aliases] = [
      ...new Set([person.name?.['credit-name']?.value ?? full, full, ...others]),
    ].filter((text) => text !== '')
    if (id === null || name === undefined) return { findings: [] }
    const bio = person.biography?.content ?? null
    return {
      findings: [
        buildFinding({
          kind: 'person',
          url: `https://orcid.org/${id}`,
          title: name,
          snippet: toShort(bio ?? ''),
          method: 'registry',
          name,
          aliases,
          bio: bio === null ? null : toShort(bio, 1_000),
          location: chooseCountry(person.addresses?.address ?? []),
          links: buildProfileLinks(
            (person['researcher-urls']?.['researcher-url'] ?? []).map(({ url }) => url.value),
            'none',
          ),
          emails: (person.emails?.email ?? []).map(({ email }) => email),
          ids: { orcid: id },
          trust: 85,
        }),
      ],
    }
  },
})

function chooseCountry([address]: readonly z.infer<typeof Address>[]): string | null {
  return address === undefined
    ? null
    : (new Intl.DisplayNames(['en'], { type: 'region' }).of(address.country.value) ?? null)
}

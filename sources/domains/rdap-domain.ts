import { z } from 'zod'
import { buildFinding } from '../../research/records/finding.ts'
import { joinAlternatives } from '../../research/text/patterns/unwrap.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { rdapFacts } from './rdap-facts.ts'

/** jCard (RFC 7095): `[name, parameters, type, value]` */
const Property = z.tuple([z.string(), z.unknown(), z.string(), z.unknown()])
type Property = z.infer<typeof Property>
const Entity = z.object({
  roles: optionalItems(z.string()),
  vcardArray: z
    .tuple([z.literal('vcard'), optionalItems(Property)])
    .nullish()
    .catch(null),
})

/** What registries and their proxies put where a name was. */
const redactions = {
  en: [
    'redacted|privacy|\\bprox(?:y|ies)\\b|\\b(?:data|identity|details?) protect|domain protect',
    'withheld|whois|not disclosed|masked|masking|hidden|gdpr|anonym',
    '\\bprivate (?:person|registra|domain)|^n\\/?a$',
  ],
}
const redacted = new RegExp(joinAlternatives(redactions), 'i')

/**
 * Registration date, registrar and organisation of a domain. Persons, their addresses and numbers
 * are ignored, also where a registry publishes them.
 */
export const rdapDomain = defineSource({
  ...rdapFacts,
  name: 'rdap-domain',
  accepts: [],
  limit: { requests: 1, seconds: 1 },
  cacheSeconds: 86_400,
  request: (question, { base }) => {
    const [service = '', domain = ''] = question.text.split(' ')
    const url = question.kind === 'id' && /^[a-z0-9.-]+$/i.test(domain) ? URL.parse(service) : null
    // Registries serve https; only a stand-in for IANA may name itself otherwise
    if (url === null || (url.protocol !== 'https:' && url.origin !== URL.parse(base)?.origin))
      return null
    return {
      url: `${service.replace(/\/+$/, '')}/domain/${domain}`,
      headers: { accept: 'application/rdap+json' },
    }
  },
  body: z.object({
    objectClassName: z.literal('domain'),
    ldhName: z.string().regex(/^[a-z0-9.-]+$/i),
    events: optionalItems(z.object({ eventAction: z.string(), eventDate: z.string() })),
    entities: optionalItems(Entity),
    unicodeName: optionalText,
  }),
  evidence: ({ ldhName, unicodeName, events, entities }, question) => {
    const domain = ldhName.toLowerCase().replace(/\.$/, '')
    if (domain !== question.text.split(' ')[1]?.toLowerCase()) return { findings: [] }
    const yearOf = (action: string) =>
      /^\d{4}/.exec(events.find(({ eventAction }) => eventAction === action)?.eventDate ?? '')?.[0]
    const [since, until] = [yearOf('registration'), yearOf('expiration')]
    const organization = parseRole(entities, 'registrant', parseOrganizationName)
    const registrar = parseRole(
      entities,
      'registrar',
      (card) => parseProperty(card, 'org') ?? parseProperty(card, 'fn'),
    )
    const facts = [
      ...(since === undefined ? [] : [`registered in ${since}`]),
      ...(until === undefined ? [] : [`until ${until}`]),
      ...(registrar === null ? [] : [`through ${registrar}`]),
      ...(organization === null ? [] : [`for ${organization}`]),
    ]
    return {
      findings: [
        buildFinding({
          kind: 'page',
          url: `https://${domain}/`,
          title: unicodeName ?? domain,
          snippet: `Domain ${[unicodeName ?? domain, ...facts].join(', ')}`,
          method: 'registry',
          matchedOn: ['email'],
          organizations: organization === null ? [] : [organization],
          ids: { domain },
          isPerson: false,
          trust: 90,
        }),
      ],
    }
  },
})

function parseRole(
  entities: readonly z.infer<typeof Entity>[],
  role: string,
  read: (card: readonly Property[]) => string | null,
): string | null {
  const card = entities.find(({ roles }) => roles.includes(role))?.vcardArray?.[1]
  return card === undefined ? null : read(card)
}

/**
 * The `org` of a card, or its name where the card says that it is an organisation's. A person who
 * stands there as a firm is still a person.
 */
function parseOrganizationName(card: readonly Property[]): string | null {
  const [kind, fullName, org] = [
    parseProperty(card, 'kind')?.toLowerCase(),
    parseProperty(card, 'fn'),
    parseProperty(card, 'org'),
  ]
  if (kind === 'individual' && org === fullName) return null
  const name = org ?? (kind === 'org' ? fullName : null)
  return name === null || redacted.test(name) ? null : name
}

function parseProperty(card: readonly Property[], property: string): string | null {
  const value = card.find(([name]) => name === property)?.[3]
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' && text.trim() !== '' ? toShort(text, 200) : null
}

import { z } from 'zod'
import { parseProfileAddress } from '../../research/identity/profiles/profile-address.ts'
import { items } from '../shared/lenient.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { rdapFacts } from './rdap-facts.ts'

const urls = z.array(z.string())
/** One for each registry of the world, some 1,200. */
const maxServices = 10_000
/** RFC 9224: `[[top-level names], [addresses of their registry's service]]` */
const Service = z.tuple([z.array(z.string()), urls])

/**
 * Which registry keeps the domain of an email address: the first of two steps, the same file for
 * all.
 */
export const rdap = defineSource({
  ...rdapFacts,
  name: 'rdap',
  accepts: ['email'],
  limit: { requests: 5, seconds: 60 },
  cacheSeconds: 86_400,
  request: (question, { base }) =>
    findOwnDomain(question) === null
      ? null
      : { url: `${base}/rdap/dns.json`, headers: { accept: 'application/json' } },
  body: z.object({ services: items(Service, maxServices) }),
  evidence: ({ services }, question) => {
    const domain = findOwnDomain(question)
    const found = domain === null ? null : findService(domain, services)
    return {
      findings: [],
      leads: found === null ? [] : [{ step: 'rdap-domain', text: `${found} ${domain}` }],
    }
  },
})

/**
 * The registered name behind an address at a domain of one's own; mail providers' domains say
 * nothing of their customers.
 */
function findOwnDomain(question: Question): string | null {
  if (question.kind !== 'email' || question.isFreemail || question.isDisposable) return null
  return parseProfileAddress(question.domain)?.domain ?? null
}

/** The longest name that the domain ends in wins (RFC 9224 §4). */
function findService(domain: string, services: readonly z.infer<typeof Service>[]): string | null {
  const labels = domain.split('.')
  for (let from = 1; from < labels.length; from += 1) {
    const suffix = labels.slice(from).join('.')
    const bases =
      services.find(([names]) => names.some((name) => name.toLowerCase() === suffix))?.[1] ?? []
    const base = bases.find((url) => url.startsWith('https:')) ?? bases[0]
    if (base !== undefined) return base.replace(/\/+$/, '')
  }
  return null
}

import { createRequire } from 'node:module'
import { memoizeOnce } from '../../text/memoize-once.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { parseProfileAddress } from './profile-address.ts'

/** How one site writes the addresses of its profiles. */
export type SiteAddress = {
  /** The site's name in its list in lower case; its host where the list has no names. */
  platform: string
  /** Path segments; the one with the account is null. */
  path: readonly (string | null)[]
  /** What stands around the account in its segment, query value or host label: `@`, `.html`. */
  before: string
  after: string
  /** The account is a label of the host, a segment of the path, or the value of this parameter. */
  place: 'host' | 'path' | { parameter: string }
  /** Further parameters that must have these values. */
  query: readonly (readonly [name: string, value: string])[]
}

type WhatsMyName = { sites: readonly { name: string; uri_check: string; uri_pretty?: string }[] }
type Sherlock = Readonly<Record<string, string | { url: string }>>

/** Stands for an account while an address is parsed; no site has it in its addresses. */
const mark = 'qzaccountzq'

/** Hosts whose names in the lists are groups, projects, shops and companies rather than people. */
const organizations = parseWordSet(`
  discord.com gitlab.archlinux.org *.gitbook.io *.readthedocs.io *.slack.com *.statuspage.io
  *.myshopify.com *.mitiendanube.com *.empretienda.com.ar *.en.aptoide.com
`)

/** Parameters of searches, which answer for any name. */
const searches = /^(?:q|query|keywords?|search(?:term)?|s|text|term|terms|author)$/i

/**
 * The addresses that the shipped site lists know, by host; those with the account in the host stand
 * under `*.` and the rest of it. Origins: fixtures/sites/README.md.
 */
export const siteAddresses = memoizeOnce((): ReadonlyMap<string, readonly SiteAddress[]> => {
  const load = createRequire(import.meta.url)
  const whatsMyName: WhatsMyName = load('../../../fixtures/sites/whatsmyname.json')
  const sherlock: Sherlock = load('../../../fixtures/sites/sherlock.json')
  const byPath: Readonly<Record<string, string>> = load(
    '../../../fixtures/sites/profile-addresses.json',
  )
  const found = new Map<string, SiteAddress[]>()
  const add = (name: string | null, template: string) => {
    const read = parseTemplate(name, template)
    if (read !== null && !organizations.has(read.host))
      found.set(read.host, [...(found.get(read.host) ?? []), read.address])
  }
  for (const { name, uri_check, uri_pretty } of whatsMyName.sites)
    add(name, uri_pretty ?? uri_check)
  for (const [name, row] of Object.entries(sherlock))
    if (typeof row === 'object') add(name, row.url.replace('{}', '{account}'))
  for (const [path, hosts] of Object.entries(byPath))
    for (const host of hosts.split('|'))
      add(
        null,
        path.startsWith('//') ? `https:${path.replace('*', host)}` : `https://${host}${path}`,
      )
  return found
})

function parseTemplate(
  name: string | null,
  template: string,
): { host: string; address: SiteAddress } | null {
  const parsed = parseProfileAddress(template.replace('{account}', mark))
  if (parsed === null || template.split('{account}').length !== 2) return null
  const { host, path, query } = parsed
  const rest = { platform: (name ?? host).toLowerCase() }
  if (host.startsWith(`${mark}.`)) {
    const own = host.slice(mark.length + 1)
    const platform = name === null ? own : rest.platform
    const address = { platform, path, before: '', after: '', place: 'host' as const, query: [] }
    return { host: `*.${own}`, address }
  }
  const parameters = [...query]
  const asked = parameters.find(([, value]) => value.includes(mark))
  if (asked !== undefined) {
    const [parameter, value] = asked
    if (searches.test(parameter)) return null
    const [before = '', after = ''] = value.split(mark)
    const fixed = parameters.filter(([key]) => key !== parameter)
    return { host, address: { ...rest, path, before, after, place: { parameter }, query: fixed } }
  }
  const segment = path.find((one) => one.includes(mark))
  if (segment === undefined || path.some((one) => /^search$/i.test(one))) return null
  const [before = '', after = ''] = segment.split(mark)
  const shape = path.map((one) => (one === segment ? null : one.toLowerCase()))
  return {
    host,
    address: { ...rest, path: shape, before, after, place: 'path', query: parameters },
  }
}

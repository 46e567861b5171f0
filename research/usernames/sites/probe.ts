import { isPatternMatch } from './safe-pattern.ts'
import type { Site } from './site.ts'

export type Probe = {
  url: string
  pageUrl: string
  method: Site['method']
  headers: Record<string, string>
  body: string | null
  /** The name as the site knows it. */
  username: string
}

/**
 * Headers of the lists that are sent: what an endpoint needs to answer, none that plays a browser
 * or a visitor.
 */
const sentHeaders = ['accept', 'accept-language', 'content-type', 'x-requested-with']

/**
 * What to ask a site about a name, or null when no account there could have it: that is "not
 * asked", never "absent".
 */
export function toProbe(site: Site, username: string): Probe | null {
  const name = [...username.trim().replace(/^@/, '').normalize('NFC')]
    .filter((character) => !site.drops.includes(character))
    .join('')
  if (!mayBeName(name, site)) return null
  const fill = (template: string) => fillUrl(template, name)
  return {
    url: fill(site.probeUrl),
    pageUrl: fill(site.pageUrl),
    method: site.method,
    headers: Object.fromEntries(
      Object.entries(site.headers).filter(([header]) => sentHeaders.includes(header.toLowerCase())),
    ),
    body: site.body === null ? null : fillBody(site.body, name),
    username: name,
  }
}

function mayBeName(name: string, site: Site): boolean {
  // half of a surrogate pair is no character, and no URL can carry it
  if (!name.isWellFormed()) return false
  if (name === '' || name.length > 100 || /[\p{Cc}/\\?#<>"]|^\.{1,2}$/u.test(name)) return false
  // a host label
  if (
    /\/\/[^/?#]*\{account\}/.test(site.probeUrl) &&
    !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(name)
  )
    return false
  return site.nameRule === null || isPatternMatch(name, site.nameRule)
}

function fillUrl(template: string, name: string): string {
  return template.replaceAll('{account}', encodeURIComponent(name))
}

/** A name is data in whatever the body is: JSON text, or a form. */
function fillBody(template: string, name: string): string {
  const isJson = /^\s*[[{]/.test(template)
  return template.replaceAll(
    '{account}',
    isJson ? JSON.stringify(name).slice(1, -1) : encodeURIComponent(name),
  )
}

/** Identifiers as texts that are equal when they mean the same: `email:…`, `phone:…`, `handle:platform:name`, `url:…`. */
import { emailFacts } from '../contacts/email-facts.ts'
import { platformNamed } from '../profiles/platform-named.ts'
import { readProfileAddress } from '../profiles/profile-address.ts'
import { readProfileUrl } from '../profiles/read-profile-url.ts'

/** @param canonical as `emailFacts` makes it */
export function emailKey(canonical: string): string {
  return `email:${canonical}`
}

/** An address as a source writes it; all spellings of one mailbox have the same key. */
export function writtenEmailKey(email: string): string {
  return emailKey(emailFacts(email.trim().toLowerCase()).canonical)
}

/** @param number E.164 */
export function phoneKey(number: string): string {
  return `phone:${number}`
}

/** @param platform null = whichever; else as anybody calls it */
export function handleKey(platform: string | null, handle: string): string {
  return `handle:${platform === null ? '' : platformNamed(platform)}:${foldHandle(handle)}`
}

/** A handle without @ and without its case: no two people are told apart by these. */
export function foldHandle(handle: string): string {
  return handle
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^@/, '')
    .toLowerCase()
}

/** All that an account answers to: with and without its platform, and in the fediverse with and without its host. */
export function accountKeys(platform: string | null, handle: string): string[] {
  const local = foldHandle(handle).replace(/@.*$/, '')
  const keys = [handleKey(null, local)]
  if (platform !== null) keys.push(handleKey(platform, handle), handleKey(platform, local))
  return keys
}

/** The profile that an address leads to, and the page itself; empty for what is no public web address. */
export function addressKeys(url: string): string[] {
  const profile = readProfileUrl(url)
  const page = canonicalUrl(url)
  return [...(profile === null ? [] : accountKeys(profile.platform, profile.handle)), ...(page === null ? [] : [`url:${page}`])]
}

/** What people add to an address without changing where it leads. */
const tracking = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|ref|ref_src|si|s|share|mc_cid|mc_eid)$/

/** An address without scheme, language, case, tracking and trailing slash; null for what is no public web address. */
export function canonicalUrl(url: string): string | null {
  const address = readProfileAddress(url)
  if (address === null) return null
  const query = [...address.query].filter(([name]) => !tracking.test(name)).map(([name, value]) => `${name}=${value}`)
  const path = [address.host, ...address.path].join('/')
  return `${path}${query.length === 0 ? '' : `?${query.sort().join('&')}`}`.toLowerCase()
}

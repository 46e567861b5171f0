import { disposableEmailBlocklist } from 'disposable-email-domains-js'
import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'
import { memoizeOnce } from '../../text/memoize-once.ts'

/** Providers that the public list lacks. */
const further = [
  '33mail.com',
  'burnermail.io',
  'mail-temp.com',
  'onetimemail.com',
  'owlymail.com',
  'spamgourmet.com',
  'spamgourmet.net',
  'temp-mail.io',
  'tempm.com',
  'tempmail.dev',
  'tempmail.net',
  'tempmailaddress.com',
  'yepmail.net',
]
const listDomains = memoizeOnce(() => new Set([...disposableEmailBlocklist(), ...further]))

/**
 * Whether a domain is that of throw-away mailboxes, or below one. A flag, never a reason to refuse.
 * @param domain ASCII, lower case
 */
export function isDisposableDomain(domain: string): boolean {
  const domains = listDomains()
  // what is above the registered domain, such as a service of names for home servers, has owners
  // of its own below it
  const registered = toRegistrableDomain(domain, { arePrivate: true })
  const labels = domain.split('.')
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .some((name) => name.length >= registered.length && domains.has(name))
}

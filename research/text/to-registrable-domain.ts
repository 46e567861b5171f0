import { getDomain } from 'tldts'

/**
 * @returns the registrable name; personal subdomains at a host of many (`ada.github.io`) count as
 * registered
 */
export function toRegistrableDomain(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain.toLowerCase()
}

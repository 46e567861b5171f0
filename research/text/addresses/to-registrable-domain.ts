import { getDomain } from 'tldts'

type Suffixes = {
  /** Whether personal subdomains at a host of many (`ada.github.io`) count as registered. */
  arePrivate: boolean
}

/** @returns the registrable name of a host; the host itself where it has none, as an address */
export function toRegistrableDomain(host: string, { arePrivate }: Suffixes): string {
  return getDomain(host, { allowPrivateDomains: arePrivate }) ?? host.toLowerCase()
}

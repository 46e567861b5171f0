/** What the steps of RDAP share. Registries forbid bulk use: this looks at one domain at a time. */
export const rdapFacts = {
  provider: 'rdap',
  baseUrl: 'https://data.iana.org',
  maxBytes: 2_000_000,
  termsUrl: 'https://www.iana.org/help/licensing-terms',
  licence: 'facts of the domain registries',
} as const

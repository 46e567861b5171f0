/** What the steps of Companies House share; its 600 requests per five minutes are for all. */
export const companiesHouse = {
  provider: 'companies_house',
  baseUrl: 'https://api.company-information.service.gov.uk',
  key: { name: 'companiesHouse', need: 'required' },
  cacheSeconds: 86_400,
  termsUrl: 'https://developer.company-information.service.gov.uk/developer-guidelines',
  licence: 'UK public register, free re-use',
} as const

/** The key is the user; there is no password. */
export function buildKeyHeader(key: string | null): Record<string, string> {
  return { authorization: `Basic ${btoa(`${key ?? ''}:`)}` }
}

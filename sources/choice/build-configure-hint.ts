const variables: Readonly<Record<string, string>> = {
  searxng: 'SEARXNG_URL',
  brave: 'BRAVE_API_KEY',
  tavily: 'TAVILY_API_KEY',
  serper: 'SERPER_API_KEY',
}

/** What adds to the others, but replaces none of them. */
const additions: Readonly<Record<string, string>> = {
  marginalia: 'MARGINALIA_API_KEY',
  twilio: 'TWILIO_LOOKUP_KEY',
  numverify: 'NUMVERIFY_KEY',
  companies_house: 'COMPANIES_HOUSE_KEY',
  opencorporates: 'OPENCORPORATES_KEY',
}

/** What a service without any web search engine lacks, and what to set. */
export const webSearchHint =
  'Without a web search engine most people and phone numbers are not found: ' +
  'set SEARXNG_URL (free), BRAVE_API_KEY, TAVILY_API_KEY or SERPER_API_KEY.'

/**
 * The message of `not_configured`.
 * @param hasWebSearch whether another engine is configured
 */
export function buildConfigureHint(provider: string, hasWebSearch: boolean): string {
  const addition = additions[provider]
  if (addition !== undefined) return `Set ${addition} to use it.`
  const variable = variables[provider]
  if (variable === undefined) return 'It is not configured.'
  return hasWebSearch ? `Set ${variable} to use it.` : webSearchHint
}

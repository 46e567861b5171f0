const variables: Readonly<Record<string, string>> = {
  searxng: 'SEARXNG_URL',
  brave: 'BRAVE_API_KEY',
  tavily: 'TAVILY_API_KEY',
  serper: 'SERPER_API_KEY',
}

/** Registers of companies. */
const registers: Readonly<Record<string, string>> = {
  companies_house: 'COMPANIES_HOUSE_KEY',
  opencorporates: 'OPENCORPORATES_KEY',
}

/** What a service without any web search engine lacks, and what to set. */
export const webSearchHint =
  'Without a web search engine most people and all phone numbers are not found: ' +
  'set SEARXNG_URL (free), BRAVE_API_KEY, TAVILY_API_KEY or SERPER_API_KEY.'

/** The message of `not_configured`. @param hasWebSearch whether another engine is configured */
export function buildConfigureHint(provider: string, hasWebSearch: boolean): string {
  const register = registers[provider]
  if (register !== undefined) return `Set ${register} to use it.`
  const variable = variables[provider]
  if (variable === undefined) return 'It is not configured.'
  return hasWebSearch ? `Set ${variable} to use it.` : webSearchHint
}

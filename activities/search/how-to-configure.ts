const variables: Readonly<Record<string, string>> = {
  searxng: 'SEARXNG_URL',
  brave: 'BRAVE_API_KEY',
  serper: 'SERPER_API_KEY',
  tavily: 'TAVILY_API_KEY',
}

/** For the message of `not_configured`: what an operator would set. */
export function howToConfigure(provider: string): string {
  const variable = variables[provider]
  return variable === undefined ? 'It is not configured.' : `Set ${variable} to have it asked.`
}

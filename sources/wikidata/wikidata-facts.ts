import { mediawikiAnswers } from '../shared/mediawiki-answer.ts'

/** What the steps of Wikidata share. Its data are CC0, so answers may be kept. */
export const wikidataFacts = {
  provider: 'wikidata',
  baseUrl: 'https://www.wikidata.org',
  limit: { requests: 5, seconds: 1 },
  timeoutMs: 10_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://foundation.wikimedia.org/wiki/Policy:Terms_of_Use',
  licence: 'CC0-1.0',
} as const

/** The steps that ask its MediaWiki. */
export const wikidataAnswers = { ...wikidataFacts, ...mediawikiAnswers } as const

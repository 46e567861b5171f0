import { defineSource } from '../shared/source.ts'
import { accountProperties } from './wikidata-accounts.ts'
import { wikidataFacts } from './wikidata-facts.ts'
import { buildEntityQuestion } from './wikidata-question.ts'
import { buildSparqlRequest, listPeople, SparqlPeople } from './wikidata-sparql.ts'

const maxPeople = 10
/** Signs of which no handle needs more; nothing that ends a text in SPARQL is among them. */
const harmless = /^[\p{L}\p{M}\p{N}._~-]{1,100}$/u

/**
 * Turns a handle into the people whose item holds it: the reverse of `wikidata-entities`, through
 * the query service.
 */
export const wikidataHandle = defineSource({
  ...wikidataFacts,
  name: 'wikidata-handle',
  baseUrl: 'https://query.wikidata.org',
  accepts: ['username'],
  // 60 s of query time a minute and five at once for everything this address asks; one of these
  // takes well under a second
  limit: { requests: 30, seconds: 60 },
  timeoutMs: 15_000,
  request: (question, { base }) => {
    if (question.kind !== 'username' || !harmless.test(question.text)) return null
    return buildSparqlRequest(base, buildSparql(question.text, question.platform))
  },
  body: SparqlPeople,
  evidence: (answer, question) => {
    const ids = listPeople(answer).slice(0, maxPeople)
    if (ids.length === 0) return { findings: [] }
    return {
      findings: [],
      leads: [
        { step: 'wikidata-entities', text: buildEntityQuestion({ ids, username: question.text }) },
      ],
    }
  },
})

/**
 * Texts are compared letter by letter there, hence the handle as given and in lower case; a
 * platform that has no property restricts nothing.
 */
function buildSparql(handle: string, platform: string | null): string {
  const named = accountProperties.filter((row) => row.platform === platform)
  const pairs = (named.length > 0 ? named : accountProperties).flatMap(
    ({ property, platform: at }) =>
      [...new Set([handle, handle.toLowerCase()])]
        .flatMap((text) => listSpellings(text, at))
        .map((text) => `(wdt:${property} ${JSON.stringify(text)})`),
  )
  return (
    `SELECT DISTINCT ?person WHERE { VALUES (?property ?handle) { ${pairs.join(' ')} } ` +
    `?person ?property ?handle . ?person wdt:P31 wd:Q5 } LIMIT ${maxPeople}`
  )
}

/** Mastodon and Bluesky names carry their server: the biggest is tried. */
function listSpellings(handle: string, platform: string): string[] {
  if (platform === 'mastodon') return [`${handle}@mastodon.social`]
  if (platform === 'bluesky') return handle.includes('.') ? [handle] : [`${handle}.bsky.social`]
  return [handle]
}

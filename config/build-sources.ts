import { parseEgressAllow } from '../research/egress/allow.ts'
import { judgeEgress } from '../research/egress/egress.ts'
import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** Where the providers are, and what opens them. */
export function buildSources(value: Environment) {
  return {
    bases: buildBases(value),
    keys: withoutUnset({
      brave: value.BRAVE_API_KEY,
      serper: value.SERPER_API_KEY,
      tavily: value.TAVILY_API_KEY,
      github: value.GITHUB_TOKEN,
      openAlex: value.OPENALEX_API_KEY,
      semanticScholar: value.SEMANTIC_SCHOLAR_API_KEY,
      stackExchange: value.STACKEXCHANGE_KEY,
      gravatar: value.GRAVATAR_API_KEY,
      orcid: value.ORCID_TOKEN,
      companiesHouse: value.COMPANIES_HOUSE_KEY,
      openCorporates: value.OPENCORPORATES_KEY,
      marginalia: value.MARGINALIA_API_KEY,
      twilio: value.TWILIO_LOOKUP_KEY,
      numverify: value.NUMVERIFY_KEY,
      vehicleHistory: buildHistoryCredentials(value),
      googleVision: value.GOOGLE_VISION_KEY,
      tinEye: value.TINEYE_KEY,
      serpApi: chooseLensKey(value),
    }),
  }
}

/** A source that the egress guard would refuse stops the start, not each of its calls. */
export function checkProviderAddresses(value: Environment): void {
  for (const [name, address] of listProviderAddresses(value)) {
    const { allow, reason } = judgeEgress({
      url: address,
      allow: parseEgressAllow(value.EGRESS_ALLOW),
    })
    if (!allow) {
      const { host } = new URL(address)
      throw new ConfigError(
        `${name} cannot be used: the egress guard refuses ${host} (${reason}); if it is ` +
          `meant, add ${host} to EGRESS_ALLOW`,
      )
    }
  }
}

/** @throws ConfigError where the provider is switched on without a key */
function chooseLensKey({ SERPAPI_LENS, SERPAPI_KEY }: Environment): string | undefined {
  if (SERPAPI_LENS === 'off') return undefined
  if (SERPAPI_KEY === undefined) throw new ConfigError('SERPAPI_LENS is on: set SERPAPI_KEY, too')
  return SERPAPI_KEY
}

/**
 * As a query.
 * @throws ConfigError where a chosen provider lacks some
 */
function buildHistoryCredentials(value: Environment): string | undefined {
  const { VEHICLE_HISTORY_PROVIDER: provider } = value
  if (provider === undefined) return undefined
  const { VEHICLE_HISTORY_KEY: key, VEHICLE_HISTORY_USER: user } = value
  const { VEHICLE_HISTORY_PASSWORD: pass } = value
  if (user === undefined || pass === undefined || (provider === 'vinaudit' && key === undefined)) {
    const needed = provider === 'vinaudit' ? 'VEHICLE_HISTORY_KEY, ' : ''
    throw new ConfigError(
      `VEHICLE_HISTORY_PROVIDER is ${provider}: set ${needed}VEHICLE_HISTORY_USER and ` +
        'VEHICLE_HISTORY_PASSWORD, too',
    )
  }
  return String(new URLSearchParams({ ...(key === undefined ? {} : { key }), user, pass }))
}

/** What the configuration lets the worker reach, with the variable's name. */
function listProviderAddresses({ SEARXNG_URL, SOURCE_URLS }: Environment): [string, string][] {
  const mirrors = Object.entries(SOURCE_URLS).map(([provider, address]): [string, string] => [
    'SOURCE_URLS',
    address.replaceAll('{provider}', provider),
  ])
  return SEARXNG_URL === undefined ? mirrors : [['SEARXNG_URL', SEARXNG_URL], ...mirrors]
}

function buildBases({ SEARXNG_URL, SOURCE_URLS }: Environment): Record<string, string> {
  return SEARXNG_URL === undefined ? SOURCE_URLS : { ...SOURCE_URLS, searxng: SEARXNG_URL }
}

function withoutUnset<Name extends string>(
  values: Record<Name, string | undefined>,
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name in values) if (values[name] !== undefined) kept[name] = values[name]
  return kept
}

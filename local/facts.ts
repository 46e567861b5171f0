/** What a person and a script need to know of a running stack. */

import { requestExamples } from '../contract/endpoints/examples.ts'
import { sandboxKey, testKeyPrefix } from '../contract/fields/keys.ts'
import { operations } from '../contract/operations/operations.ts'
import { linkMinutes } from '../portal/sign-in/links.ts'
import { localUser } from './sign-in-link.ts'

/** The content of `.local/service.json`. */
export type ServiceFacts = {
  apiUrl: string
  /** Signs the owner in once; made by the first start, null afterwards. */
  signInUrl: string | null
  /** Null when the operator's own Temporal is used. */
  temporalUiUrl: string | null
  temporalAddress: string
  /** The `temporal` program; null when the operator's own Temporal is used. */
  temporalCli: string | null
  databaseUrl: string
  sandboxKey: string
  sandboxKeyPrefix: string
  apiKey: string
  /** Of the API and of the worker; empty when METRICS_PORT is not set. */
  metricsUrls: string[]
}

/** What is known of a running service, in the order in which it is written down. */
export function buildServiceFacts(
  own: Omit<ServiceFacts, 'sandboxKey' | 'sandboxKeyPrefix'>,
): ServiceFacts {
  const { apiKey, metricsUrls, ...addresses } = own
  return { ...addresses, sandboxKey, sandboxKeyPrefix: testKeyPrefix, apiKey, metricsUrls }
}

type Ready = {
  /** A line about what the configuration lacks. */
  hint?: string | null
  /** Where this stack keeps its data, from the root of the clone. */
  folder?: string
  /** What to try next. */
  examples?: readonly string[]
}

const searchExample = [
  'A search of public sources, in another terminal:',
  '  npm run ask -- search "@octocat"',
]

/** The text that ends a start. */
export function buildReadyText(
  facts: ServiceFacts,
  seconds: number,
  { hint = null, folder = '.local', examples = searchExample }: Ready = {},
): string {
  const { query, type } = requestExamples.search
  const searchUrl = `${facts.apiUrl}${operations.search.path}`
  const rows = [
    ['API', facts.apiUrl, ''],
    ['Portal', `${facts.apiUrl}/portal`, ''],
    facts.signInUrl === null
      ? ['Sign in', `npm run sign-in -- ${localUser} --account local`, 'makes a link']
      : ['Sign in', facts.signInUrl, `once, for ${linkMinutes} minutes`],
    ['Temporal UI', facts.temporalUiUrl ?? `that of ${facts.temporalAddress}`, ''],
    ...(facts.temporalCli === null ? [] : [['Temporal CLI', facts.temporalCli, '']]),
    ...facts.metricsUrls.map((url, at) => ['Metrics', url, describeMetrics(at, facts)]),
    ['Sandbox key', facts.sandboxKey, 'published; answers with fixtures, costs nothing'],
    ['Your API key', facts.apiKey, `kept in ${folder}`],
    ['Logs', `${folder}/logs`, ''],
    ['For scripts', `${folder}/service.json`, ''],
  ]
  return [
    '',
    `People Research Service is ready after ${seconds.toFixed(1)} s.`,
    ...(hint === null ? [] : ['', hint]),
    '',
    ...rows.map(
      ([name = '', value, note]) => `  ${name.padEnd(13)} ${value}${note ? `  (${note})` : ''}`,
    ),
    '',
    'A search in the sandbox, as a stream:',
    `  ${buildCurl(`-N ${searchUrl}`, facts.sandboxKey, { query, type })}`,
    '',
    'A real vehicle:',
    `  ${buildCurl(`${facts.apiUrl}${operations.vin.path}`, facts.apiKey, requestExamples.vin)}`,
    '',
    ...examples,
    '',
    `Ctrl-C stops everything; the data stays in ${folder} for the next start.`,
    '',
  ].join('\n')
}

function buildCurl(target: string, key: string, body: object): string {
  return (
    `curl ${target} -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d ` +
    `'${JSON.stringify(body)}'`
  )
}

/** METRICS_PORT gives the worker a port as well, WORKER_METRICS_PORT alone none to the API. */
function describeMetrics(at: number, { metricsUrls }: ServiceFacts): string {
  return at === metricsUrls.length - 1 ? 'of the worker' : 'of the API'
}

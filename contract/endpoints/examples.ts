import type { OperationName } from '../operations/operations.ts'
import type { EndpointName } from './endpoints.ts'

/**
 * One request per operation that a person can paste; the sandbox ones are about the fixtures'
 * invented people.
 */
export const requestExamples = {
  search: { query: 'Ada Marlowe', type: 'name', format: 'json' },
  dossier: {
    person: { name: 'Ada Marlowe', headline: 'Tidal-energy engineer in Halvorsen Bay' },
    format: 'json',
  },
  chat: {
    person: { name: 'Ada Marlowe' },
    messages: [{ role: 'user', content: 'Where does she work now?' }],
    format: 'json',
  },
  entity_search: { query: 'Halvorsen Tidal Energy' },
  entity_dossier: {
    company: { name: 'Halvorsen Tidal Energy ASA', jurisdiction: 'NO' },
  },
  reverse_image: { imageUrl: 'https://upload.wikimedia.org/wikipedia/commons/a/a9/Example.jpg' },
  vin: { vin: '1HGCM82633A004352' },
} as const satisfies Record<OperationName, unknown>

export const jobExample = {
  operation: 'vin',
  input: requestExamples.vin,
  metadata: { crm_id: '42' },
} as const

export const batchExample = {
  operations: [
    { id: 'car', operation: 'vin', input: requestExamples.vin },
    { id: 'who', operation: 'search', input: { query: 'Ada Marlowe' } },
  ],
} as const

type Example = { summary: string; value: unknown }
/** By a name that is unique in its endpoint. */
export type Examples = Readonly<Record<string, Example>>

const asked = (value: Readonly<Record<string, unknown>>): Examples => ({
  json: { summary: 'One JSON body at the end', value },
  stream: { summary: 'A stream of events, the default', value: { ...value, format: 'sse' } },
})

/**
 * The request bodies that the OpenAPI document shows: at least one for every endpoint that takes a
 * body.
 */
export const bodyExamples: Readonly<Partial<Record<EndpointName, Examples>>> = {
  search: asked(requestExamples.search),
  dossier: asked(requestExamples.dossier),
  chat: asked(requestExamples.chat),
  entity_dossier: {
    name: { summary: 'A company by its name', value: requestExamples.entity_dossier },
  },
  entity_search: {
    name: { summary: 'A company by its name', value: requestExamples.entity_search },
    number: {
      summary: 'A company by its number in a register',
      value: { query: 'GB 08957400' },
    },
  },
  reverse_image: {
    picture: { summary: 'A picture by its address', value: requestExamples.reverse_image },
  },
  vin: { vin: { summary: 'A vehicle by its VIN', value: requestExamples.vin } },
  createJob: {
    vin: { summary: 'A vehicle look-up in the background', value: jobExample },
    dry_run: {
      summary: 'What a dossier would ask and reserve',
      value: { operation: 'dossier', input: { person: { name: 'Ada Marlowe' } }, dry_run: true },
    },
  },
  batch: { two: { summary: 'Two operations in one call', value: batchExample } },
  mcp: {
    list: {
      summary: 'The tools, by a client of the revision 2025-11-25',
      value: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    },
  },
  createWebhook: {
    all: {
      summary: 'Every background job of the account',
      value: { url: 'https://backend.example.com/hooks', description: 'production' },
    },
  },
  createKey: {
    narrow: {
      summary: 'A key for searches only, with a budget',
      value: { name: 'Search page', scopes: ['search'], monthly_budget: 500 },
    },
  },
  updateKey: {
    limit: { summary: 'Limit the key to ten requests a minute', value: { per_minute_limit: 10 } },
  },
  updateWebhook: {
    disable: { summary: 'Disable the endpoint for a while', value: { status: 'disabled' } },
  },
  recoverWebhook: {
    since: {
      summary: 'All that was missed since a time',
      value: { since: '2026-01-05T12:00:00Z' },
    },
  },
}

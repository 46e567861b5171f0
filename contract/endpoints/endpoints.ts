import { type OperationName, toOperation } from '../operations/operations.ts'
import { BatchInput, BatchResult } from '../resources/batch.ts'
import { EventList, JobInput, JobList } from '../resources/jobs.ts'
import { McpAnswer, McpMessage } from '../resources/mcp.ts'
import { UsageReport } from '../resources/usage-report.ts'
import { type Endpoint, withKey } from './endpoint.ts'
import { keyEndpoints } from './keys.ts'
import { platformEndpoints } from './platform.ts'
import { webhookEndpoints } from './webhooks.ts'

const queryRule =
  '`query` of a search must be what its `type` says: a phone number, an email address, a ' +
  'username or a name. A name must have a letter or a digit.'
const personRule =
  '`person.name` must have a letter or a digit, where nothing else says who is meant.'
const scenarioRule =
  'In the sandbox, what begins with `sandbox:` must be the input of one of its scenarios.'
const companyRule =
  '`query` of a company search must have letters or digits; an LEI must have the right check ' +
  'digits, a number in a register its country.'
const profileRule =
  '`company.id` must be an id of a company hit, `company.jurisdiction` a country or a part of one.'
const imageRule =
  '`imageUrl` must not name a port other than 443, credentials or a private address.'

const jobEndpoints = {
  createJob: withKey({
    method: 'POST',
    path: '/api/v1/jobs',
    summary: 'Start an operation in the background',
    ratePolicy: 'jobs',
    body: JobInput,
    status: 202,
    beyondSchema: [
      queryRule,
      personRule,
      scenarioRule,
      companyRule,
      profileRule,
      imageRule,
      '`webhook` must name an endpoint of this account that is enabled.',
    ],
    errors: [
      'sandbox_unsupported',
      'missing_scope',
      'job_expired',
      'provider_unavailable',
      'not_subscribed',
      'usage_exhausted',
      'no_coins',
      'api_key_budget_exceeded',
      'plan_upgrade_required',
      'subject_suppressed',
      'spend_cap_reached',
    ],
  }),
  listJobs: withKey({
    method: 'GET',
    path: '/api/v1/jobs',
    summary: 'List your jobs, newest first',
    response: JobList,
  }),
  getJob: withKey({
    method: 'GET',
    path: '/api/v1/jobs/{id}',
    summary: 'Status, errors and result of a job',
    hasTag: true,
    errors: ['job_expired'],
  }),
  jobEvents: withKey({
    method: 'GET',
    path: '/api/v1/jobs/{id}/events',
    summary: "Replay a job's events, then follow them",
    response: EventList,
    formats: ['sse', 'json'],
    errors: ['job_expired', 'not_acceptable'],
  }),
  cancelJob: withKey({
    method: 'POST',
    path: '/api/v1/jobs/{id}/cancel',
    summary: 'Cancel a job; nothing that it has found is kept',
    status: 202,
    errors: ['job_expired'],
  }),
  stopJob: withKey({
    method: 'POST',
    path: '/api/v1/jobs/{id}/stop',
    summary: 'Stop a job early and keep what it has found',
    status: 202,
    errors: ['job_expired'],
  }),
}

const batchEndpoints = {
  batch: withKey({
    method: 'POST',
    path: '/api/v1/batch',
    summary: 'Up to ten operations in one call, each answered and billed as if called alone',
    ratePolicy: 'batch',
    body: BatchInput,
    response: BatchResult,
    beyondSchema: [
      'The ids of the items must be unique; an item without `id` has its index as its id.',
    ],
    errors: ['idempotency_in_progress'],
  }),
}

const usageEndpoints = {
  getUsage: withKey({
    method: 'GET',
    path: '/api/v1/usage',
    summary: "Your account's week by operation, key and day; what is left of it, and credits",
    ratePolicy: 'account',
    response: UsageReport,
    errors: ['sandbox_unsupported'],
    ordinaryKeys: true,
  }),
  exportUsage: withKey({
    method: 'GET',
    path: '/api/developer/usage/export',
    summary: "Your account's requests of the last days as CSV, newest first, 20,000 in a part",
    ratePolicy: 'export',
    response: null,
    formats: ['csv'],
    errors: ['sandbox_unsupported'],
    ordinaryKeys: true,
  }),
}

const beyondSchema: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  search: [queryRule, scenarioRule],
  dossier: [personRule, scenarioRule],
  chat: [personRule, scenarioRule],
  entity_search: [companyRule],
  entity_dossier: [profileRule],
  reverse_image: [imageRule],
}

const mcpEndpoints = {
  mcp: withKey({
    method: 'POST',
    path: '/api/mcp',
    summary: 'The MCP server (Streamable HTTP): one JSON-RPC message for each request',
    ratePolicy: 'mcp',
    body: McpMessage,
    response: McpAnswer,
    formats: ['sse', 'json'],
    errors: ['missing_scope', 'request_too_large', 'not_acceptable'],
    beyondSchema: ['`Host` must be the address of this service.'],
    protocol: 'mcp',
  }),
}

function buildOperationEndpoint(name: OperationName): Endpoint {
  const row = toOperation(name)
  return {
    method: 'POST',
    path: row.path,
    summary: row.summary,
    auth: 'bearer',
    scope: row.scope,
    operation: name,
    ratePolicy: row.ratePolicy,
    body: row.input,
    status: 200,
    response: row.result,
    formats: row.formats,
    ...(beyondSchema[name] === undefined ? {} : { beyondSchema: beyondSchema[name] }),
    errors: [
      ...(row.sandboxEvents === null ? (['sandbox_unsupported'] as const) : []),
      ...(name === 'reverse_image' ? (['image_unusable'] as const) : []),
    ],
  }
}

const operationEndpoints = {
  search: buildOperationEndpoint('search'),
  dossier: buildOperationEndpoint('dossier'),
  chat: buildOperationEndpoint('chat'),
  entity_search: buildOperationEndpoint('entity_search'),
  entity_dossier: buildOperationEndpoint('entity_dossier'),
  reverse_image: buildOperationEndpoint('reverse_image'),
  vin: buildOperationEndpoint('vin'),
} satisfies Record<OperationName, Endpoint>

/** Every address of the service. Routes, the index, OpenAPI, 404 and 405 are read from here. */
export const endpoints = {
  ...platformEndpoints,
  ...operationEndpoints,
  ...batchEndpoints,
  ...jobEndpoints,
  ...webhookEndpoints,
  ...keyEndpoints,
  ...usageEndpoints,
  ...mcpEndpoints,
} satisfies Record<string, Endpoint>
export type EndpointName = keyof typeof endpoints

/** The row of an endpoint. */
export function toEndpoint(name: EndpointName): Endpoint {
  return endpoints[name]
}

/** Whether this is the name of an endpoint. */
export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export const endpointNames = Object.keys(endpoints).filter(isEndpointName)

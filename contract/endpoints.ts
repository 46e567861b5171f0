import type { z } from 'zod'
import { ApiKey, ApiKeyList, KeyInput, KeyPatch } from './api-keys.ts'
import { BatchInput, BatchResult } from './batch.ts'
import { documents } from './documents.ts'
import { type Endpoint, type EndpointRow, keyed } from './endpoints/endpoint.ts'
import { EventList, JobInput, JobList } from './jobs.ts'
import { McpAnswer, McpCard, McpMessage, McpRegistryEntry } from './mcp.ts'
import { type OperationName, operation } from './operations.ts'
import {
  ApiIndex,
  Changelog,
  DeveloperStatus,
  Health,
  ProtectedResource,
  SandboxContract,
} from './platform.ts'
import { UsageReport } from './usage-report.ts'
import {
  WebhookDeleted,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEventList,
  WebhookInput,
  WebhookPatch,
  WebhookRecoverInput,
  WebhookRecovery,
} from './webhooks.ts'

const platform = (path: string, summary: string, response: z.ZodType | null) =>
  ({
    method: 'GET',
    path,
    summary,
    auth: 'none',
    scope: null,
    operation: null,
    ratePolicy: 'anonymous',
    body: null,
    status: 200,
    response,
    formats: ['json'],
    errors: [],
  }) as const satisfies Endpoint

const guide = (name: keyof typeof documents) =>
  ({
    ...platform(
      documents[name].path,
      `Guide ${documents[name].title.toLowerCase()}: ${documents[name].about}`,
      null,
    ),
    formats: ['markdown'],
  }) as const satisfies Endpoint

const platformEndpoints = {
  index: platform('/api/v1', 'Inventory of the endpoints and how to use them', ApiIndex),
  health: platform('/api/health', 'Liveness', Health),
  sandbox: platform(
    '/api/v1/sandbox',
    'The sandbox: its key, fixtures, events and scenarios',
    SandboxContract,
  ),
  status: platform('/api/developer/status', 'Platform status and discovery links', DeveloperStatus),
  changelog: platform('/api/developer/changelog', 'What changed for callers', Changelog),
  openapi: platform('/openapi.json', 'This contract as OpenAPI 3.1', null),
  portal: {
    ...platform('/portal', 'What people do about 401 and 402 answers', null),
    formats: ['html'] as const,
  },
  docs: {
    ...platform('/docs', 'Links to the documents of this service', null),
    formats: ['html'] as const,
  },
  agentsGuide: guide('agentsGuide'),
  backendsGuide: guide('backendsGuide'),
  operatorsGuide: guide('operatorsGuide'),
  llms: {
    ...platform('/llms.txt', 'The documents of this service, for agents', null),
    formats: ['text'] as const,
  },
  picture: {
    ...platform('/i/{id}.jpg', 'A picture that is looked up, for the providers that look', null),
    formats: ['jpeg'] as const,
    errors: ['not_found', 'provider_unavailable'] as const,
  },
  protectedResource: platform(
    '/.well-known/oauth-protected-resource',
    'Where a bearer token for this API comes from (RFC 9728)',
    ProtectedResource,
  ),
  mcpProtectedResource: platform(
    '/.well-known/oauth-protected-resource/api/mcp',
    'Where a bearer token for the MCP server comes from (RFC 9728)',
    ProtectedResource,
  ),
  mcpCard: platform('/.well-known/mcp.json', 'The MCP server: address, tools, access', McpCard),
  mcpRegistryEntry: platform(
    '/server.json',
    'The MCP server as an entry of the MCP registry',
    McpRegistryEntry,
  ),
}

const queryRule =
  '`query` of a search must be what its `type` says: a phone number, an email address, a username or a name.'
const companyRule =
  '`query` of a company search must have letters or digits; an LEI must have the right check digits, a number in a register its country.'
const profileRule =
  '`company.id` must be an id of a company hit, `company.jurisdiction` a country or a part of one.'
const imageRule = '`imageUrl` must not name a port, credentials or a private address.'
const urlRule =
  '`url` must be an https address on the public internet; an account has a limited number of endpoints.'
const keyRule =
  'No key gets a longer life or a higher limit than the key that asks; one with a budget sets none.'
const expiryRule = '`expires_at` must be a time to come.'
const enabledRule = 'The endpoint must be enabled.'

const jobEndpoints = {
  createJob: keyed({
    method: 'POST',
    path: '/api/v1/jobs',
    summary: 'Start an operation in the background',
    ratePolicy: 'jobs',
    body: JobInput,
    status: 202,
    beyondSchema: [
      queryRule,
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
  listJobs: keyed({
    method: 'GET',
    path: '/api/v1/jobs',
    summary: 'List your jobs, newest first',
    response: JobList,
  }),
  getJob: keyed({
    method: 'GET',
    path: '/api/v1/jobs/{id}',
    summary: 'Status, errors and result of a job',
    errors: ['job_expired'],
  }),
  jobEvents: keyed({
    method: 'GET',
    path: '/api/v1/jobs/{id}/events',
    summary: "Replay a job's events, then follow them",
    response: EventList,
    formats: ['sse', 'json'],
    errors: ['job_expired', 'not_acceptable'],
  }),
  cancelJob: keyed({
    method: 'POST',
    path: '/api/v1/jobs/{id}/cancel',
    summary: 'Cancel a job; nothing that it has found is kept',
    status: 202,
    errors: ['job_expired'],
  }),
  stopJob: keyed({
    method: 'POST',
    path: '/api/v1/jobs/{id}/stop',
    summary: 'Stop a job early and keep what it has found',
    status: 202,
    errors: ['job_expired'],
  }),
}

const batchEndpoints = {
  batch: keyed({
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

const webhook = (row: EndpointRow): Endpoint => ({
  auth: 'bearer',
  scope: null,
  operation: null,
  ratePolicy: 'webhooks',
  body: null,
  status: 200,
  response: WebhookEndpoint,
  formats: ['json'],
  errors: ['sandbox_unsupported'],
  ordinaryKeys: true,
  ...row,
})

/**
 * What changes or uses an endpoint decides where the events of every operation go: a key narrowed
 * to some must not.
 */
const webhookChange = (row: EndpointRow): Endpoint =>
  webhook({ scope: 'all', errors: ['sandbox_unsupported', 'missing_scope'], ...row })

const webhookEndpoints = {
  createWebhook: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks',
    summary: 'Notify a backend when background jobs end; the secret is in this answer only',
    body: WebhookInput,
    status: 201,
    beyondSchema: [urlRule],
  }),
  listWebhooks: webhook({
    method: 'GET',
    path: '/api/v1/webhooks',
    summary: 'List your webhook endpoints',
    response: WebhookEndpointList,
  }),
  getWebhook: webhook({
    method: 'GET',
    path: '/api/v1/webhooks/{id}',
    summary: 'A webhook endpoint and its state',
  }),
  updateWebhook: webhookChange({
    method: 'PATCH',
    path: '/api/v1/webhooks/{id}',
    summary: 'Change, disable or enable a webhook endpoint',
    body: WebhookPatch,
    beyondSchema: [urlRule],
  }),
  deleteWebhook: webhookChange({
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    summary: 'Delete a webhook endpoint with its deliveries',
    response: WebhookDeleted,
  }),
  rotateWebhookSecret: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/rotate-secret',
    summary: 'Make a new secret; for a while the old one signs too',
  }),
  testWebhook: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/test',
    summary: 'Send a `job.succeeded` about a made-up job, with `data.test`: true',
    beyondSchema: [enabledRule],
    status: 202,
    response: WebhookDelivery,
  }),
  listWebhookDeliveries: webhook({
    method: 'GET',
    path: '/api/v1/webhooks/{id}/deliveries',
    summary: 'What was sent to a webhook endpoint, attempt by attempt, newest first',
    response: WebhookDeliveryList,
  }),
  retryWebhookDelivery: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/deliveries/{delivery}/retry',
    summary: 'Make the next attempt now, also of a delivery that has ended',
    beyondSchema: [enabledRule],
    status: 202,
    response: WebhookDelivery,
  }),
  recoverWebhook: webhookChange({
    method: 'POST',
    path: '/api/v1/webhooks/{id}/recover',
    summary: 'Resend the events that this endpoint has missed since a given time',
    body: WebhookRecoverInput,
    beyondSchema: [enabledRule],
    status: 202,
    response: WebhookRecovery,
  }),
  listWebhookEvents: webhook({
    method: 'GET',
    path: '/api/v1/events',
    summary: 'Events of your background jobs as they are sent, newest first; kept for 30 days',
    response: WebhookEventList,
  }),
}

const key = (row: EndpointRow): Endpoint =>
  keyed({
    ratePolicy: 'account',
    response: ApiKey,
    errors: ['sandbox_unsupported', 'missing_scope'],
    ordinaryKeys: true,
    ...row,
  })

const keyEndpoints = {
  createKey: key({
    method: 'POST',
    path: '/api/v1/keys',
    summary: 'Create an API key; its text is in this answer only',
    body: KeyInput,
    status: 201,
    beyondSchema: [keyRule, expiryRule, 'An account has a limited number of keys.'],
  }),
  listKeys: key({
    method: 'GET',
    path: '/api/v1/keys',
    summary: 'List the API keys of your account within the scopes of yours, newest first',
    response: ApiKeyList,
    errors: ['sandbox_unsupported'],
  }),
  getKey: key({
    method: 'GET',
    path: '/api/v1/keys/{id}',
    summary: 'An API key: settings, state, last use',
    errors: ['sandbox_unsupported'],
  }),
  updateKey: key({
    method: 'PATCH',
    path: '/api/v1/keys/{id}',
    summary: 'Change name, scopes, expiry or limits of an API key',
    body: KeyPatch,
    beyondSchema: [keyRule, expiryRule, 'The key must be active.'],
  }),
  deleteKey: key({
    method: 'DELETE',
    path: '/api/v1/keys/{id}',
    summary: 'Revoke an API key, or what an application was allowed',
  }),
}

const usageEndpoints = {
  getUsage: keyed({
    method: 'GET',
    path: '/api/v1/usage',
    summary: "Your account's week by operation, key and day; what is left of it, and credits",
    ratePolicy: 'account',
    response: UsageReport,
    errors: ['sandbox_unsupported'],
    ordinaryKeys: true,
  }),
  exportUsage: keyed({
    method: 'GET',
    path: '/api/developer/usage/export',
    summary: "Your account's requests of the last days as CSV, newest first, at most 20,000",
    ratePolicy: 'export',
    response: null,
    formats: ['csv'],
    errors: ['sandbox_unsupported'],
    ordinaryKeys: true,
  }),
}

const beyondSchema: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  search: [queryRule],
  entity_search: [companyRule],
  entity_dossier: [profileRule],
  reverse_image: [imageRule],
}

const mcpEndpoints = {
  mcp: keyed({
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

function operationEndpoint(name: OperationName): Endpoint {
  const row = operation(name)
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
  search: operationEndpoint('search'),
  dossier: operationEndpoint('dossier'),
  chat: operationEndpoint('chat'),
  entity_search: operationEndpoint('entity_search'),
  entity_dossier: operationEndpoint('entity_dossier'),
  reverse_image: operationEndpoint('reverse_image'),
  vin: operationEndpoint('vin'),
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

export function endpoint(name: EndpointName): Endpoint {
  return endpoints[name]
}

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export const endpointNames = Object.keys(endpoints).filter(isEndpointName)

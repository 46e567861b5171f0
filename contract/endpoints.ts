import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { EventList, Job, JobInput, JobList } from './jobs.ts'
import type { Scope } from './keys.ts'
import type { RatePolicyName } from './limits.ts'
import { type OperationName, operation } from './operations.ts'
import { ApiIndex, Changelog, DeveloperStatus, Health, ProtectedResource, SandboxContract } from './platform.ts'

export type Endpoint = {
  method: 'GET' | 'POST'
  path: string
  summary: string
  auth: 'none' | 'bearer'
  /** Null: no scope, or (jobs) that of the operation concerned. */
  scope: Scope | null
  operation: OperationName | null
  ratePolicy: RatePolicyName
  body: z.ZodType | null
  status: number
  response: z.ZodType | null
  formats: readonly ('sse' | 'json' | 'html')[]
  /** Errors of its own, besides those that every endpoint of its kind has. */
  errors: readonly ErrorCode[]
}

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

const job = (row: Pick<Endpoint, 'method' | 'path' | 'summary'> & Partial<Endpoint>): Endpoint => ({
  auth: 'bearer',
  scope: null,
  operation: null,
  ratePolicy: 'jobs_read',
  body: null,
  status: 200,
  response: Job,
  formats: ['json'],
  errors: [],
  ...row,
})

const platformEndpoints = {
  index: platform('/api/v1', 'Inventory of the endpoints and how to use them', ApiIndex),
  health: platform('/api/health', 'Liveness', Health),
  sandbox: platform('/api/v1/sandbox', 'The sandbox: its key, fixtures, events and scenarios', SandboxContract),
  status: platform('/api/developer/status', 'Platform status and discovery links', DeveloperStatus),
  changelog: platform('/api/developer/changelog', 'What changed for callers', Changelog),
  openapi: platform('/openapi.json', 'This contract as OpenAPI 3.1', null),
  portal: { ...platform('/portal', 'Where 401 and 402 answers send a human', null), formats: ['html'] as const },
  protectedResource: platform(
    '/.well-known/oauth-protected-resource',
    'Where a bearer token for this API comes from (RFC 9728)',
    ProtectedResource,
  ),
}

const jobEndpoints = {
  createJob: job({
    method: 'POST',
    path: '/api/v1/jobs',
    summary: 'Start an operation in the background',
    ratePolicy: 'jobs',
    body: JobInput,
    status: 202,
    errors: ['sandbox_unsupported', 'missing_scope', 'idempotency_conflict', 'provider_unavailable'],
  }),
  listJobs: job({ method: 'GET', path: '/api/v1/jobs', summary: 'List your jobs, newest first', response: JobList }),
  getJob: job({ method: 'GET', path: '/api/v1/jobs/{id}', summary: 'Status, errors and result of a job', errors: ['job_expired'] }),
  jobEvents: job({
    method: 'GET',
    path: '/api/v1/jobs/{id}/events',
    summary: "Replay a job's events, then follow them",
    response: EventList,
    formats: ['sse', 'json'],
    errors: ['job_expired', 'not_acceptable'],
  }),
  cancelJob: job({ method: 'POST', path: '/api/v1/jobs/{id}/cancel', summary: 'Stop a job and drop what it has', status: 202 }),
  stopJob: job({ method: 'POST', path: '/api/v1/jobs/{id}/stop', summary: 'Stop a job and keep what it has', status: 202 }),
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
    errors: row.sandboxEvents === null ? ['sandbox_unsupported'] : [],
  }
}

const operationEndpoints = {
  search: operationEndpoint('search'),
  dossier: operationEndpoint('dossier'),
  chat: operationEndpoint('chat'),
  vin: operationEndpoint('vin'),
} satisfies Record<OperationName, Endpoint>

/** Every address of the service. Routes, the index, OpenAPI, 404 and 405 are read from here. */
export const endpoints = { ...platformEndpoints, ...operationEndpoints, ...jobEndpoints } satisfies Record<string, Endpoint>
export type EndpointName = keyof typeof endpoints

export function endpoint(name: EndpointName): Endpoint {
  return endpoints[name]
}

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export const endpointNames = Object.keys(endpoints).filter(isEndpointName)

/** Errors that any endpoint of this kind may answer with; `method_not_allowed` belongs to the methods that have no row. */
export function errorsOf(row: Endpoint): ErrorCode[] {
  const common: ErrorCode[] = ['invalid_request', 'rate_limited', 'internal_error']
  const keyed: ErrorCode[] = [
    'missing_api_key',
    'invalid_api_key',
    'expired_api_key',
    'developer_api_disabled',
    'not_found',
    'provider_unavailable',
  ]
  const posted: ErrorCode[] = ['invalid_json', 'request_too_large', 'unsupported_media_type']
  const metered: ErrorCode[] = [
    'not_subscribed',
    'usage_exhausted',
    'no_coins',
    'api_key_budget_exceeded',
    'plan_upgrade_required',
    'missing_scope',
    'idempotency_conflict',
    'idempotency_in_progress',
    'job_cancelled',
    'subject_suppressed',
    'spend_cap_reached',
    'provider_unavailable',
  ]
  return [
    ...common,
    ...(row.auth === 'bearer' ? keyed : []),
    ...(row.body === null ? [] : posted),
    ...(row.operation === null ? [] : metered),
    ...row.errors,
  ]
}

import { z } from 'zod'
import { scopes } from '../fields/keys.ts'
import { apiVersion } from '../results/envelope.ts'
import { eventMeanings } from '../results/events.ts'

const time = z.iso.datetime()
const date = z.iso.date()

/** Liveness only: no other service is asked. */
export const Health = z
  .looseObject({
    object: z.literal('health'),
    status: z.literal('ok'),
    api_version: z.literal(apiVersion),
    time,
    developer_api: z.enum(['enabled', 'disabled']).optional(),
    index_url: z.url().optional(),
    openapi_url: z.url().optional(),
    docs_url: z.url().optional(),
    status_url: z.url().optional(),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof Health>

const Endpoint = z
  .looseObject({
    method: z.string(),
    path: z.string(),
    summary: z.string(),
    auth: z.enum(['none', 'bearer']),
    scope: z
      .enum([...scopes, 'all'])
      .nullable()
      .meta({
        description:
          'null: none needed, or that of the operation concerned; all: a key with every scope',
      }),
    operation: z.string().nullable(),
    metering: z.enum(['none', 'medium', 'high', 'by_tokens']),
    formats: z.array(z.enum(['sse', 'json', 'html', 'csv', 'markdown', 'text', 'jpeg'])),
    sandbox: z.boolean(),
    rate_policy: z.string(),
    deprecated: z.boolean(),
  })
  .meta({ id: 'Endpoint' })

const RatePolicy = z
  .looseObject({
    name: z.string(),
    limit: z.int(),
    window_seconds: z.int(),
    per: z.enum(['ip', 'key']),
  })
  .meta({ id: 'RatePolicy' })

const Authentication = z
  .looseObject({
    scheme: z.literal('bearer'),
    header: z.string(),
    scopes: z.array(z.enum(scopes)),
    protected_resource_metadata_url: z.url(),
    sign_up_url: z.url(),
  })
  .meta({ id: 'Authentication' })

const Limits = z.record(z.string(), z.number()).meta({ id: 'Limits' })
const EventMeaning = z
  .looseObject({ type: z.enum(Object.keys(eventMeanings)), meaning: z.string() })
  .meta({ id: 'EventMeaning' })
const ErrorMeaning = z
  .looseObject({ code: z.string(), status: z.int(), retryable: z.boolean() })
  .meta({ id: 'ErrorMeaning' })
const McpServer = z
  .looseObject({ path: z.string(), live: z.boolean(), tools: z.array(z.string()) })
  .meta({ id: 'McpServer' })
const SandboxAccess = z
  .looseObject({ key: z.string(), key_prefix: z.string(), contract_url: z.url() })
  .meta({ id: 'SandboxAccess' })

/** The inventory at `GET /api/v1`. */
export const ApiIndex = z
  .looseObject({
    object: z.literal('api_index'),
    name: z.string(),
    description: z.string(),
    api_version: z.literal(apiVersion),
    contract_version: z.string(),
    openapi_url: z.url(),
    docs_url: z.url(),
    changelog_url: z.url(),
    status_url: z.url(),
    authentication: Authentication,
    endpoints: z.array(Endpoint),
    limits: Limits,
    rate_policies: z.array(RatePolicy),
    events: z.array(EventMeaning),
    errors: z.array(ErrorMeaning),
    mcp: McpServer,
    sandbox: SandboxAccess,
  })
  .meta({ id: 'ApiIndex' })
export type ApiIndex = z.infer<typeof ApiIndex>

const SandboxOperation = z
  .looseObject({
    operation: z.string(),
    method: z.literal('POST'),
    path: z.string(),
    example_request: z.record(z.string(), z.unknown()).meta({ id: 'ExampleRequest' }),
    events: z.array(z.string()),
  })
  .meta({ id: 'SandboxOperation' })

const SandboxScenario = z
  .looseObject({
    input: z.string(),
    where: z.record(z.string(), z.string()).meta({ id: 'ScenarioPlaces' }),
    outcome: z.string(),
    status: z.int(),
    code: z.string().nullable(),
  })
  .meta({ id: 'SandboxScenario' })

/** How to rehearse against fixtures. */
export const SandboxContract = z
  .looseObject({
    object: z.literal('sandbox_contract'),
    api_version: z.literal(apiVersion),
    test_key: z.string(),
    test_key_prefix: z.string(),
    how: z.array(z.string()),
    operations: z.array(SandboxOperation),
    scenarios: z.array(SandboxScenario),
    not_simulated: z.array(z.string()),
  })
  .meta({ id: 'SandboxContract' })
export type SandboxContract = z.infer<typeof SandboxContract>

const OperationStatus = z
  .looseObject({ operation: z.string(), sandbox: z.boolean() })
  .meta({ id: 'OperationStatus' })
const DeveloperLinks = z
  .looseObject({
    index: z.url(),
    openapi: z.url(),
    sandbox: z.url(),
    changelog: z.url(),
    health: z.url(),
    protected_resource: z.url(),
  })
  .meta({ id: 'DeveloperLinks' })

export const DeveloperStatus = z
  .looseObject({
    object: z.literal('developer_status'),
    enabled: z.boolean(),
    status: z.enum(['operational', 'disabled']),
    api_version: z.literal(apiVersion),
    contract_version: z.string(),
    time,
    operations: z.array(OperationStatus),
    links: DeveloperLinks,
  })
  .meta({ id: 'DeveloperStatus' })
export type DeveloperStatus = z.infer<typeof DeveloperStatus>

const ChangelogAffects = z
  .looseObject({
    operations: z.array(z.string()),
    fields: z.array(z.string()),
    headers: z.array(z.string()),
    codes: z.array(z.string()),
  })
  .meta({ id: 'ChangelogAffects' })

export const ChangelogEntry = z
  .looseObject({
    id: z.string(),
    date,
    type: z.enum(['added', 'changed', 'deprecated', 'removed', 'fixed', 'security']),
    title: z.string(),
    description: z.string(),
    affects: ChangelogAffects,
    breaking: z.boolean().meta({
      description:
        'whether a client that keeps to the document can fail: a call that was allowed is ' +
        'refused, or a field is left out',
    }),
    deprecation_date: date.nullable(),
    sunset_date: date.nullable(),
    replacement: z.string().nullable(),
  })
  .meta({ id: 'ChangelogEntry' })
export type ChangelogEntry = z.infer<typeof ChangelogEntry>

export const Changelog = z
  .looseObject({
    enabled: z.boolean(),
    api_version: z.literal(apiVersion),
    changelog: z.array(ChangelogEntry),
  })
  .meta({ id: 'Changelog' })
export type Changelog = z.infer<typeof Changelog>

/** RFC 9728. */
export const ProtectedResource = z
  .looseObject({
    resource: z.url(),
    bearer_methods_supported: z.array(z.string()),
    scopes_supported: z.array(z.string()),
    resource_name: z.string(),
    resource_documentation: z.url(),
    authorization_servers: z.array(z.url()).optional(),
  })
  .meta({ id: 'ProtectedResource' })
export type ProtectedResource = z.infer<typeof ProtectedResource>

import { endpointNames, endpoints, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { toolNames } from '../../contract/endpoints/mcp-tools.ts'
import { buildActionUrl, errorCodes, errors, isRetryable } from '../../contract/errors/errors.ts'
import { scenarios } from '../../contract/errors/scenarios.ts'
import { sandboxKey, scopes, testKeyPrefix } from '../../contract/fields/keys.ts'
import {
  limits,
  type RatePolicyName,
  ratePolicies,
  windowSeconds,
} from '../../contract/fields/limits.ts'
import { deriveDeprecation } from '../../contract/openapi/derive-deprecation.ts'
import { hasFixtures, operationNames, toOperation } from '../../contract/operations/operations.ts'
import type {
  ApiIndex,
  Changelog,
  ChangelogEntry,
  DeveloperStatus,
  Health,
  ProtectedResource,
  SandboxContract,
} from '../../contract/resources/platform.ts'
import { apiVersion, contractVersion, servicePurpose } from '../../contract/results/envelope.ts'
import { eventMeanings } from '../../contract/results/events.ts'

type Facts = {
  publicUrl: string
  developerApi: 'enabled' | 'disabled'
  /** Policies whose limit the configuration sets. */
  limitsSet: Partial<Record<RatePolicyName, { limit: number; per: 'ip' }>>
  changelog: readonly ChangelogEntry[]
  now: Date
}

const terms = 'Public sources only, every statement cited, opt-outs honoured.'
const description = `${servicePurpose} ${terms}`

/** Liveness: asks no other service, so that a broken dependency does not restart the process. */
export function buildHealth({ publicUrl, developerApi, now }: Facts): Health {
  return {
    object: 'health',
    status: 'ok',
    api_version: apiVersion,
    time: now.toISOString(),
    developer_api: developerApi,
    index_url: `${publicUrl}/api/v1`,
    openapi_url: `${publicUrl}/openapi.json`,
    docs_url: `${publicUrl}${endpoints.docs.path}`,
    status_url: `${publicUrl}/status`,
  }
}

/** Everything that an agent needs to start, on one page. */
export function buildApiIndex({ publicUrl, limitsSet, changelog }: Facts): ApiIndex {
  return {
    object: 'api_index',
    name: 'People Research Service API',
    description,
    api_version: apiVersion,
    contract_version: contractVersion,
    openapi_url: `${publicUrl}/openapi.json`,
    docs_url: `${publicUrl}${endpoints.docs.path}`,
    changelog_url: `${publicUrl}/api/developer/changelog`,
    status_url: `${publicUrl}/status`,
    authentication: {
      scheme: 'bearer',
      header: 'Authorization: Bearer <API_KEY>',
      scopes: [...scopes],
      protected_resource_metadata_url: `${publicUrl}/.well-known/oauth-protected-resource`,
      sign_up_url: buildActionUrl(publicUrl, 'sign_up'),
    },
    endpoints: endpointNames.map((name) => {
      const row = toEndpoint(name)
      const of = row.operation === null ? null : toOperation(row.operation)
      return {
        method: row.method,
        path: row.path,
        summary: row.summary,
        auth: row.auth,
        scope: row.scope,
        operation: row.operation,
        metering: of?.metering ?? 'none',
        formats: [...row.formats],
        sandbox: row.operation !== null && hasFixtures(row.operation),
        rate_policy: row.ratePolicy,
        deprecated: row.operation !== null && deriveDeprecation(row.operation, changelog) !== null,
      }
    }),
    limits,
    rate_policies: [
      ...Object.entries<{ limit: number; per: 'ip' | 'key' }>({
        ...ratePolicies,
        ...limitsSet,
      }).map(([name, policy]) => ({
        name,
        limit: policy.limit,
        window_seconds: windowSeconds,
        per: policy.per,
      })),
    ],
    events: Object.entries(eventMeanings).map(([type, meaning]) => ({ type, meaning })),
    errors: errorCodes.map((code) => ({
      code,
      status: errors[code].status,
      retryable: isRetryable(code),
    })),
    mcp: {
      path: endpoints.mcp.path,
      live: true,
      tools: [...toolNames],
    },
    sandbox: {
      key: sandboxKey,
      key_prefix: testKeyPrefix,
      contract_url: `${publicUrl}/api/v1/sandbox`,
    },
  }
}

/** How to use the sandbox: its key, its requests and its scenarios. */
export function buildSandboxContract(): SandboxContract {
  return {
    object: 'sandbox_contract',
    api_version: apiVersion,
    test_key: sandboxKey,
    test_key_prefix: testKeyPrefix,
    how: [
      `Authorization: Bearer ${sandboxKey}, or any key that begins with ${testKeyPrefix}`,
      'With an ordinary key: "sandbox": true in the body',
      'With an ordinary key: the header X-Service-Sandbox: true',
      'POST /api/v1/jobs runs the fixture as a real job with all its events, from queued to ' +
        'the end; POST /api/v1/batch answers each item with its fixture',
    ],
    operations: operationNames.filter(hasFixtures).map((name) => ({
      operation: name,
      method: 'POST' as const,
      path: toOperation(name).path,
      example_request: requestExamples[name],
      events: [...(toOperation(name).sandboxEvents ?? [])],
    })),
    scenarios: Object.entries(scenarios).map(([input, scenario]) => ({
      input,
      where: { search: 'query', dossier: 'person.name', chat: 'person.name' },
      outcome: scenario.outcome,
      status: 'code' in scenario ? errors[scenario.code].status : 200,
      code: 'code' in scenario ? scenario.code : null,
    })),
    not_simulated: [
      'metering, budgets and the weekly allowance',
      'the shared cache and refresh',
      'opt-outs',
      'vehicle look-up and reverse image search, which have no fixtures',
      'progress of a live run: the fixture comes at once, without social-discovery and usage ' +
        'events',
      'Idempotency-Key on what is answered at once: it is accepted and ignored; the ' +
        'scenarios sandbox:idempotency_* rehearse it. Sandbox jobs obey it, except with the ' +
        'published test key, which is public',
    ],
  }
}

/** The status of the developer API with its operations and links. */
export function buildDeveloperStatus({ publicUrl, developerApi, now }: Facts): DeveloperStatus {
  return {
    object: 'developer_status',
    enabled: developerApi === 'enabled',
    status: developerApi === 'enabled' ? 'operational' : 'disabled',
    api_version: apiVersion,
    contract_version: contractVersion,
    time: now.toISOString(),
    operations: operationNames.map((name) => ({ operation: name, sandbox: hasFixtures(name) })),
    links: {
      index: `${publicUrl}/api/v1`,
      openapi: `${publicUrl}/openapi.json`,
      sandbox: `${publicUrl}/api/v1/sandbox`,
      changelog: `${publicUrl}/api/developer/changelog`,
      health: `${publicUrl}/api/health`,
      protected_resource: `${publicUrl}/.well-known/oauth-protected-resource`,
    },
  }
}

/** The changelog of the API as a document. */
export function buildChangelogDocument({ developerApi, changelog }: Facts): Changelog {
  return { enabled: developerApi === 'enabled', api_version: apiVersion, changelog: [...changelog] }
}

/** RFC 9728. Every challenge points here. */
export function buildProtectedResource({ publicUrl }: Facts): ProtectedResource {
  return {
    resource: publicUrl,
    authorization_servers: [publicUrl],
    bearer_methods_supported: ['header'],
    scopes_supported: [...scopes],
    resource_name: 'People Research Service API',
    resource_documentation: `${publicUrl}/api/v1`,
  }
}

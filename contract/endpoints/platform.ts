import type { z } from 'zod'
import { documents } from '../resources/documents.ts'
import { McpCard, McpRegistryEntry } from '../resources/mcp.ts'
import {
  ApiIndex,
  Changelog,
  DeveloperStatus,
  Health,
  ProtectedResource,
  SandboxContract,
} from '../resources/platform.ts'
import type { Endpoint } from './endpoint.ts'

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
    hasTag: true,
  }) as const satisfies Endpoint

/** What needs no key. */
export const platformEndpoints = {
  index: platform('/api/v1', 'Inventory of the endpoints and how to use them', ApiIndex),
  health: platform('/api/health', 'Liveness', Health),
  sandbox: platform(
    '/api/v1/sandbox',
    'The sandbox: its key, fixtures, events and scenarios',
    SandboxContract,
  ),
  status: platform('/api/developer/status', 'Platform status and discovery links', DeveloperStatus),
  changelog: platform('/api/developer/changelog', 'What changed for callers', Changelog),
  openapi: {
    ...platform('/openapi.json', 'This contract as OpenAPI 3.1', null),
    hasTag: true as const,
  },
  portal: {
    ...platform('/portal', 'What people do about 401 and 402 answers', null),
    formats: ['html'] as const,
  },
  docs: {
    ...platform('/docs', 'Links to the documents of this service', null),
    formats: ['html'] as const,
    hasTag: true as const,
  },
  agentsGuide: guide('agentsGuide'),
  backendsGuide: guide('backendsGuide'),
  operatorsGuide: guide('operatorsGuide'),
  llms: {
    ...platform('/llms.txt', 'The documents of this service, for agents', null),
    formats: ['text'] as const,
    hasTag: true as const,
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

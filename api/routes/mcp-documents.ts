import { endpoints, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { toolNames, toTool } from '../../contract/endpoints/mcp-tools.ts'
import { scopes } from '../../contract/fields/keys.ts'
import { toOperation } from '../../contract/operations/operations.ts'
import {
  type McpCard,
  type McpRegistryEntry,
  mcpRegistrySchema,
} from '../../contract/resources/mcp.ts'
import type { ProtectedResource } from '../../contract/resources/platform.ts'
import { contractVersion } from '../../contract/results/envelope.ts'
import { buildProtectedResource } from './platform-documents.ts'

type Facts = Parameters<typeof buildProtectedResource>[0]

const { path } = endpoints.mcp
const name = 'people-research'
const title = 'People Research Service'
const description = 'Finds people on the public web and builds sourced dossiers on them'

/** RFC 9728: the MCP server as a resource of its own. */
export function buildMcpProtectedResource(facts: Facts): ProtectedResource {
  return { ...buildProtectedResource(facts), resource: `${facts.publicUrl}${path}` }
}

/** The document by which clients find the MCP server. */
export function buildMcpCard({ publicUrl }: Facts): McpCard {
  return {
    object: 'mcp_server',
    name,
    title,
    description,
    version: contractVersion,
    url: `${publicUrl}${path}`,
    transport: 'streamable-http',
    protocol_versions: ['2026-07-28', '2025-11-25'],
    authentication: {
      scheme: 'bearer',
      scopes: [...scopes],
      protected_resource_metadata_url: `${publicUrl}/.well-known/oauth-protected-resource${path}`,
    },
    tools: toolNames.map((toolName) => {
      const row = toTool(toolName)
      const { operation: of } = toEndpoint(row.endpoint)
      const scope = of === null ? null : toOperation(of).scope
      return { name: toolName, title: row.title, description: row.description, scope }
    }),
  }
}

/** The entry of the MCP server for a registry, named by the reversed domain. */
export function buildMcpRegistryEntry({ publicUrl }: Pick<Facts, 'publicUrl'>): McpRegistryEntry {
  // an IPv6 address cannot be reversed as a domain is
  const { hostname } = new URL(publicUrl)
  const domain = hostname.startsWith('[') ? 'localhost' : hostname
  const namespace = domain.split('.').toReversed().join('.')
  return {
    $schema: mcpRegistrySchema,
    name: `${namespace}/${name}`,
    title,
    description,
    version: contractVersion,
    websiteUrl: publicUrl,
    remotes: [
      {
        type: 'streamable-http',
        url: `${publicUrl}${path}`,
        headers: [
          {
            name: 'Authorization',
            description: 'Bearer and an API key of this service',
            isRequired: false,
            isSecret: true,
          },
        ],
      },
    ],
  }
}

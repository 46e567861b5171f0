import { z } from 'zod'
import { scopes } from '../fields/keys.ts'

/** What a method takes or answers: the protocol describes it. */
const McpObject = z.record(z.string(), z.unknown()).meta({ id: 'McpObject' })

/** One JSON-RPC 2.0 message of the Model Context Protocol. */
export const McpMessage = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).optional(),
    method: z.string().optional(),
    params: McpObject.optional(),
  })
  .meta({ id: 'McpMessage' })

const McpError = z
  .looseObject({ code: z.int(), message: z.string(), data: z.unknown().optional() })
  .meta({ id: 'McpError' })

/** The answer to a message, or a notification before it on the stream. */
export const McpAnswer = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number(), z.null()]).optional(),
    method: z.string().optional(),
    params: McpObject.optional(),
    result: McpObject.optional(),
    error: McpError.optional(),
  })
  .meta({ id: 'McpAnswer' })

const McpTool = z
  .looseObject({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    scope: z.enum(scopes).nullable(),
  })
  .meta({ id: 'McpTool' })
const McpAccess = z
  .looseObject({
    scheme: z.literal('bearer'),
    scopes: z.array(z.enum(scopes)),
    protected_resource_metadata_url: z.url(),
  })
  .meta({ id: 'McpAccess' })

/** Everything that a client needs in order to connect. */
export const McpCard = z
  .looseObject({
    object: z.literal('mcp_server'),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    version: z.string(),
    url: z.url(),
    transport: z.literal('streamable-http'),
    protocol_versions: z.array(z.string()),
    authentication: McpAccess,
    tools: z.array(McpTool),
  })
  .meta({ id: 'McpCard' })
export type McpCard = z.infer<typeof McpCard>

export const mcpRegistrySchema =
  'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

const McpRemoteHeader = z
  .looseObject({
    name: z.string(),
    description: z.string(),
    isRequired: z.boolean(),
    isSecret: z.boolean(),
  })
  .meta({ id: 'McpRemoteHeader' })
const McpRemote = z
  .looseObject({
    type: z.literal('streamable-http'),
    url: z.url(),
    headers: z.array(McpRemoteHeader),
  })
  .meta({ id: 'McpRemote' })

/**
 * `server.json` of the MCP registry, with what its schema of 2025-12-11 asks of a server that is
 * reached by its address.
 */
export const McpRegistryEntry = z
  .looseObject({
    $schema: z.literal(mcpRegistrySchema),
    // a domain backwards, which the publisher has to own, and the server's own name
    name: z
      .string()
      .min(3)
      .max(200)
      .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
    title: z.string().min(1).max(100),
    description: z.string().min(1).max(100),
    // a version and no range
    version: z
      .string()
      .max(255)
      .regex(/^\d+\.\d+\.\d+$/),
    websiteUrl: z.url(),
    remotes: z.array(McpRemote),
  })
  .meta({ id: 'McpRegistryEntry' })
export type McpRegistryEntry = z.infer<typeof McpRegistryEntry>

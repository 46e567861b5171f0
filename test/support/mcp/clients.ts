/** Real MCP clients, as agents use them. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { z } from 'zod'

type Options = NonNullable<ConstructorParameters<typeof Client>[1]>
type Address = { url: string; key: string; headers?: Record<string, string> }

const info = { name: 'test-agent', version: '1.0.0' }
const at = ({ url }: Address) => new URL(`${url}/api/mcp`)
const requestInit = ({ key, headers }: Address) => ({
  headers: { authorization: `Bearer ${key}`, ...headers },
})

export const modern = { versionNegotiation: { mode: { pin: '2026-07-28' } } } as const

/** A client of the package `@modelcontextprotocol/client`. */
export async function connectClient(address: Address, options: Options): Promise<Client> {
  const client = new Client(info, options)
  await client.connect(
    new StreamableHTTPClientTransport(at(address), { requestInit: requestInit(address) }),
  )
  return client
}

/** A client of the package `@modelcontextprotocol/sdk`, which knows 2025-11-25 and older. */
export async function connectOldClient(address: Address): Promise<OldClient> {
  const client = new OldClient(info)
  const transport = new OldTransport(at(address), { requestInit: requestInit(address) })
  await client.connect(transport)
  return client
}

const ToolResult = z.looseObject({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()),
})

export function toolResult(value: unknown): z.infer<typeof ToolResult> {
  return ToolResult.parse(value)
}

import { endpoints } from '../contract/endpoints/endpoints.ts'

/**
 * What tokens are for (RFC 8707): the base address, which is the REST interface, or the MCP
 * endpoint.
 */
export function listResources(publicUrl: string): [base: string, mcp: string] {
  return [publicUrl, `${publicUrl}${endpoints.mcp.path}`]
}

/** The resource that an address means; null for another one. A slash at the end is forgiven. */
export function parseResource(text: string, publicUrl: string): string | null {
  const resource = text.replace(/\/$/, '')
  return listResources(publicUrl).find((one) => one === resource) ?? null
}

import { z } from 'zod'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { type ToolName, toTool } from '../../contract/endpoints/mcp-tools.ts'
import { toOperation } from '../../contract/operations/operations.ts'

type Schema = { type: 'object'; [key: string]: unknown }
type Node = z.core.JSONSchema.BaseSchema

const text = { type: 'string' } as const

/**
 * What `structuredContent` may be: the result, the job that still runs, or an error. The result is
 * the REST type in outline; `omitted` names what an answer leaves out.
 */
export function buildToolOutputSchema(name: ToolName): Schema {
  const { endpoint: of, levels } = toTool(name)
  const answered = toEndpoint(of).operation
  const running = {
    properties: {
      status: { const: 'running' },
      job_id: text,
      poll_after_ms: { type: 'integer' },
    },
    required: ['status', 'job_id'],
  }
  const error = { properties: { error: { type: 'object' } }, required: ['error'] }
  const result =
    answered === null
      ? { properties: { object: text, section: text, data: {} } }
      : outlineResult(toOperation(answered).result, levels)
  return { type: 'object', anyOf: [result, running, error] }
}

function outlineResult(schema: z.ZodType, levels: number): Record<string, unknown> {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'output' })
  const outline = (node: Node, depth: number): Record<string, unknown> => {
    const id = node.$ref?.replace('#/$defs/', '')
    const { type, items, properties } = id === undefined ? node : ($defs[id] ?? {})
    const known = typeof type === 'string' ? { type } : {}
    if (depth === 0) return known
    if (type === 'array' && typeof items === 'object' && !Array.isArray(items))
      return { ...known, items: outline(items, depth) }
    return properties === undefined ? known : { ...known, properties: shorten(properties, depth) }
  }
  const shorten = (properties: NonNullable<Node['properties']>, depth: number) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, node]) =>
        isLeftOut(name) || typeof node === 'boolean'
          ? []
          : [[name, outline(node, name === 'coverage' ? 0 : depth - 1)]],
      ),
    )
  const { properties } = outline(root, levels)
  return {
    properties: {
      ...(typeof properties === 'object' ? properties : {}),
      omitted: { type: 'array' },
    },
    required: ['object'],
  }
}

const leftOut = [
  'metadata',
  'usage',
  'request_id',
  'interpretation',
  // of an answer that is not whole: its text says so
  'partial',
  'stopReason',
  'message',
  // the stream of a run
  'events',
  // why findings are one person, where the accounts stand in the text
  'signals',
  'accountIds',
]

/** What says little to a model is in the data without being announced. */
function isLeftOut(name: string): boolean {
  return leftOut.includes(name)
}

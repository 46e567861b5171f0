import { z } from 'zod'
import { endpoint } from '../../contract/endpoints.ts'
import { type ToolName, tool } from '../../contract/mcp-tools.ts'
import { operation } from '../../contract/operations.ts'

type Schema = { type: 'object'; [key: string]: unknown }
type Node = z.core.JSONSchema.BaseSchema

/** Of the result of an operation so many levels are listed: the whole list has to stay short. */
const maxDepth = 2

const text = { type: 'string' } as const

/**
 * What `structuredContent` may be: the result, the job that still runs, or an error. The result is
 * the REST type in outline; `omitted` names what an answer leaves out.
 */
export function outputSchema(name: ToolName): Schema {
  const { operation: of } = endpoint(tool(name).endpoint)
  const running = {
    properties: {
      status: { const: 'running' },
      job_id: text,
      poll_after_ms: { type: 'integer' },
    },
    required: ['status', 'job_id', 'poll_after_ms'],
  }
  const error = { properties: { error: { type: 'object' } }, required: ['error'] }
  const result =
    of === null
      ? { properties: { object: text, section: text, data: {} } }
      : outlineResult(operation(of).result)
  return { type: 'object', anyOf: [result, running, error] }
}

function outlineResult(schema: z.ZodType): Record<string, unknown> {
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
        isLeftOut(name) || typeof node === 'boolean' ? [] : [[name, outline(node, depth - 1)]],
      ),
    )
  const { properties } = outline(root, maxDepth)
  return {
    properties: {
      ...(typeof properties === 'object' ? properties : {}),
      omitted: { type: 'array', items: text },
    },
    required: ['object'],
  }
}

/** `events` is the stream of a run; the others say nothing to a model. */
function isLeftOut(name: string): boolean {
  return ['events', 'metadata', 'usage', 'request_id'].includes(name)
}

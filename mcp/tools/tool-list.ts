import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { EndpointName } from '../../contract/endpoints/endpoints.ts'
import { type ToolName, toolNames, toTool } from '../../contract/endpoints/mcp-tools.ts'
import { dossierCard } from '../card/dossier-card.ts'
import { buildToolOutputSchema } from './build-tool-output-schema.ts'

const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,24,24' fill='none' stroke='gray'>`

const icon = (path: string) => ({
  src: `data:image/svg+xml,${encodeURI(`${svg}<path d='${path}'/></svg>`)}`,
  mimeType: 'image/svg+xml',
})

/** The tools as clients see them, always in the same order. */
export const toolList: Tool[] = toolNames.map(describeTool)

function describeTool(name: ToolName): Tool {
  const { title, description, input, icon: path, endpoint } = toTool(name)
  return {
    name,
    title,
    description,
    icons: [icon(path)],
    inputSchema: buildInputSchema(input),
    outputSchema: buildToolOutputSchema(name),
    // nothing of a caller's changes: a job only reads what is public
    annotations: { readOnlyHint: true, openWorldHint: endpoint !== 'getJob' },
    ...(showsDossier(endpoint) ? { _meta: { ui: { resourceUri: dossierCard.uri } } } : {}),
  }
}

function buildInputSchema(schema: z.ZodType): Tool['inputSchema'] {
  const { $schema: _schema, ...plain } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // of texts: that they are not blank
      delete jsonSchema.pattern
      if (jsonSchema.minLength === 0) delete jsonSchema.minLength
      // of objects: that they may hold more, as without a word about it
      if (typeof jsonSchema.additionalProperties === 'object')
        delete jsonSchema.additionalProperties
    },
  })
  return JSON.parse(JSON.stringify(plain))
}

function showsDossier(endpoint: EndpointName): boolean {
  return endpoint === 'dossier' || endpoint === 'getJob'
}

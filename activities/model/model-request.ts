import type { OpenAI } from 'openai'
import type { Dialect } from './dialect.ts'
import type { ModelOptions } from './model-options.ts'
import { chooseThoughtTokens } from './reasoning.ts'

/** One question to the model. */
export type ModelRequest = {
  system: string
  user: string
  /** JSON Schema of the answer; null for prose. */
  schema: Record<string, unknown> | null
  /** Of the answer itself; what the model thinks before comes on top. */
  maxOutputTokens: number
  temperature: 0 | null
}

/** The question as Chat Completions, in the words that the server knows. */
export function toChatCompletion(
  options: Pick<ModelOptions, 'name'>,
  request: ModelRequest,
  dialect: Dialect,
): OpenAI.ChatCompletionCreateParamsStreaming {
  const { system, user, schema, maxOutputTokens, temperature } = request
  const hasSchema = schema === null || dialect.format === 'json_schema'
  return {
    model: options.name,
    messages: [
      { role: 'system', content: hasSchema ? system : `${system}\n\n${askForJson(schema)}` },
      { role: 'user', content: user },
    ],
    stream: true,
    [dialect.limit]: maxOutputTokens + chooseThoughtTokens(options),
    ...(dialect.effort ? { reasoning_effort: 'low' } : {}),
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
    ...(dialect.temperature && temperature !== null ? { temperature } : {}),
    ...deriveFormat(schema, dialect),
  }
}

function deriveFormat(
  schema: ModelRequest['schema'],
  { format }: Dialect,
): Pick<OpenAI.ChatCompletionCreateParams, 'response_format'> {
  if (schema === null || format === 'words') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  return {
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
  }
}

function askForJson(schema: Record<string, unknown>): string {
  return (
    'Answer with one JSON object and nothing else; it fits this JSON ' +
    `Schema:\n${JSON.stringify(schema)}`
  )
}

import { APIError } from 'openai'
import type { ModelOptions } from './model-options.ts'
import { isThinkingFirst } from './reasoning.ts'

/**
 * What a server understands of what we would like to say; OpenAI-compatible servers differ, and so
 * do models.
 */
export type Dialect = {
  /** How an answer's shape is asked for: by its schema, as some JSON, or by words only. */
  format: 'json_schema' | 'json_object' | 'words'
  limit: 'max_completion_tokens' | 'max_tokens'
  temperature: boolean
  /** Ask a model that thinks first to think little. */
  effort: boolean
  usage: boolean
}

/**
 * OpenAI's reasoning models refuse `max_tokens`; most other servers know nothing else, and some
 * ignore what they do not know, which would leave the answer without a limit.
 */
export function chooseDialect(options: Pick<ModelOptions, 'baseUrl' | 'name'>): Dialect {
  const isOpenAi =
    options.baseUrl === undefined || /(^|\.)openai\.com$/.test(new URL(options.baseUrl).hostname)
  const thinks = isThinkingFirst(options)
  const limit = isOpenAi ? 'max_completion_tokens' : 'max_tokens'
  return { format: 'json_schema', limit, temperature: !thinks, effort: thinks, usage: true }
}

/**
 * What makes a dialect simpler for a server that refused it and said why; null when the refusal is
 * about something else.
 */
export function chooseSimplerDialect(dialect: Dialect, error: unknown): Partial<Dialect> | null {
  if (!isRefusal(error)) return null
  const about = `${error.param ?? ''} ${error.message}`
  if (
    /response_format|json_schema|json_object|structured output/i.test(about) &&
    dialect.format !== 'words'
  ) {
    return { format: dialect.format === 'json_schema' ? 'json_object' : 'words' }
  }
  if (/stream_options|include_usage/i.test(about) && dialect.usage) return { usage: false }
  if (/reasoning_effort/i.test(about) && dialect.effort) return { effort: false }
  if (/temperature/i.test(about) && dialect.temperature) return { temperature: false }
  if (
    /max_(completion_)?tokens/i.test(about) &&
    /support|unknown|unrecognized|extra|unexpected|permitted|allowed/i.test(about)
  ) {
    return { limit: dialect.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' }
  }
  return null
}

/** Whether a server refused a request as such. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && (error.status === 400 || error.status === 422)
}

/** A dialect without what can be missed, for a server that does not say what it refuses. */
export const plainest = {
  format: 'words',
  temperature: false,
  effort: false,
  usage: false,
} as const satisfies Partial<Dialect>

import type { ModelOptions } from './model-options.ts'

/**
 * Tokens of thought at low effort, with room to spare: they count as output, and would otherwise
 * leave nothing of the answer's limit.
 */
const thoughtTokens = 4_000

/**
 * Models that think before they answer, by OpenAI's names, also behind a gateway
 * (`openai/gpt-5-mini`).
 */
export function isThinkingFirst({ name }: Pick<ModelOptions, 'name'>): boolean {
  return /(^|\/)(o\d|gpt-5)/.test(name) && !/chat/.test(name)
}

/** What is added to an answer's limit for thoughts. */
export function chooseThoughtTokens(options: Pick<ModelOptions, 'name'>): number {
  return isThinkingFirst(options) ? thoughtTokens : 0
}

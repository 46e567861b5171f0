import type { ModelOptions } from './model-options.ts'
import { chooseThoughtTokens } from './reasoning.ts'

/** What roles and separators of a request take. */
const frameTokens = 16

/**
 * Tokens of a text by rule of thumb: four bytes each, so that scripts of two or three
 * bytes a letter are not underrated.
 */
export function toTokenEstimate(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

/** Templates and instructions that a server adds to a prompt; thoughts that no limit holds. */
const [maxAddedTokens, maxOutputTokens] = [8_000, 200_000]

/**
 * Whether a server's figures can be those of a call: no prompt has more tokens than bytes, and no
 * text was written with none.
 */
export function isPlausibleUsage(
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
  { promptBytes, text }: { promptBytes: number; text: string },
): boolean {
  if (text !== '' && (inputTokens === 0 || outputTokens === 0)) return false
  return inputTokens <= promptBytes + maxAddedTokens && outputTokens <= maxOutputTokens
}

/**
 * The price of tokens in micro-dollars, rounded up. Cached input counts as any other: the price is
 * what the operator has named.
 */
export function toPrice(
  { prices }: Pick<ModelOptions, 'prices'>,
  tokens: { inputTokens: number; outputTokens: number },
): number {
  const micro =
    tokens.inputTokens * prices.inputMicroDollarsPerMillion +
    tokens.outputTokens * prices.outputMicroDollarsPerMillion
  return Math.ceil(micro / 1_000_000)
}

/** What a call may cost at most, about: for callers that look at their budget before they ask. */
export function toPriceEstimate(
  options: Pick<ModelOptions, 'name' | 'prices'>,
  { system, user, maxOutputTokens }: { system: string; user: string; maxOutputTokens: number },
): number {
  const inputTokens = toTokenEstimate(system) + toTokenEstimate(user) + frameTokens
  return toPrice(options, {
    inputTokens,
    outputTokens: maxOutputTokens + chooseThoughtTokens(options),
  })
}

import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** The model that a configured server is asked for by default. */
const usualModel = 'gpt-5-mini'
/**
 * Dollars per million tokens of a model without a configured price: rather too high than too low,
 * so that budgets hold.
 */
const usualPrice = { input: 2, output: 10 }

/** The language model, or null when there is none. */
export function buildModel({ OPENAI_API_KEY, OPENAI_BASE_URL, MODEL, MODEL_PRICES }: Environment) {
  if (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined) {
    if (MODEL !== undefined)
      throw new ConfigError(
        'MODEL is set, but neither OPENAI_API_KEY nor OPENAI_BASE_URL: no server is known to ask',
      )
    return null
  }
  const name = MODEL ?? usualModel
  // a server of one's own often takes no key, and its tokens cost nothing that could be billed
  const free =
    OPENAI_BASE_URL !== undefined && OPENAI_API_KEY === undefined
      ? { input: 0, output: 0 }
      : usualPrice
  const { input, output } = MODEL_PRICES[name] ?? MODEL_PRICES['*'] ?? free
  return {
    apiKey: OPENAI_API_KEY ?? 'none',
    baseUrl: OPENAI_BASE_URL,
    name,
    prices: {
      inputMicroDollarsPerMillion: input * 1_000_000,
      outputMicroDollarsPerMillion: output * 1_000_000,
    },
  }
}

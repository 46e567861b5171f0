/** The language model as the operator has configured it: `config.model`, without null. */
export type ModelOptions = {
  apiKey: string
  /**
   * Of an OpenAI-compatible server, with its version (`http://localhost:11434/v1`); undefined =
   * OpenAI's own.
   */
  baseUrl: string | undefined
  name: string
  prices: { inputMicroDollarsPerMillion: number; outputMicroDollarsPerMillion: number }
}

/** How long a server may take. */
export type ModelTimeouts = {
  connectMs: number
  /** From the question to the first words: a model at home reads a long prompt for a minute. */
  firstMs: number
  /** Between two chunks. */
  idleMs: number
  /** From the question to the end. */
  wholeMs: number
  /** After the answer's end, for the usage figures and the end of the stream. */
  closingMs: number
}

export const usualTimeouts: ModelTimeouts = {
  connectMs: 10_000,
  firstMs: 120_000,
  idleMs: 45_000,
  wholeMs: 300_000,
  closingMs: 5_000,
}

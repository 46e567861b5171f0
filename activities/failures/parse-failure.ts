/**
 * What a provider did instead of answering, for the log: figures and names of ours, nothing that it
 * said.
 */
export class ProviderFault extends Error {
  override name = 'ProviderFault' as const
  readonly provider: string
  /** `timeout`, `dns`, `limit`, `circuit`, `status`, … */
  readonly fault: string
  /** The system's word for it, or the status: `ECONNREFUSED`, `http_503`. */
  readonly code: string | null

  constructor(provider: string, fault: string, code: string | null) {
    super([provider, fault, code].filter((part) => part !== null).join(' '))
    this.provider = provider
    this.fault = fault
    this.code = code
  }
}

type FailureFields = { provider: string | null; fault: string | null; code: string | null }

/** Each field as the error that is nearest to the cause has it. */
export function parseFailure(error: unknown): FailureFields {
  const fields: FailureFields = { provider: null, fault: null, code: null }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    fields.provider = parseTextAt(cause, 'provider') ?? fields.provider
    fields.fault = parseTextAt(cause, 'fault') ?? parseTextAt(cause, 'kind') ?? fields.fault
    fields.code = parseTextAt(cause, 'code') ?? parseStatusCode(cause) ?? fields.code
  }
  return fields
}

function parseTextAt(error: Error, name: string): string | null {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : null
}

function parseStatusCode(error: Error): string | null {
  const status: unknown = Reflect.get(error, 'status')
  return typeof status === 'number' ? buildHttpCode(status) : null
}

/** A status as a word, so that the field is always one. */
export function buildHttpCode(status: number): string {
  return `http_${status}`
}

import {
  type ErrorCode,
  type ErrorDetail,
  errors,
  isRetryable,
} from '../../contract/errors/errors.ts'
import type { Scope } from '../../contract/fields/keys.ts'

type Options = {
  /** Replaces the table's sentence where the request allows a better one. */
  message?: string
  details?: readonly ErrorDetail[]
  /** Replaces what the table says of the code. */
  isRetryable?: boolean
  /** Sent as Retry-After, at least 1. */
  retryAfterSeconds?: number
  headers?: Readonly<Record<string, string>>
  /** The scopes that would have been enough. */
  scopes?: readonly Scope[]
  cause?: unknown
  /** A scenario of the sandbox asked for this error. */
  isRehearsed?: boolean
}

/** Thrown anywhere in the API; only `handle-errors` turns it into a response. */
export class ApiError extends Error {
  override name = 'ApiError' as const
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[] | undefined
  readonly isRetryable: boolean
  readonly retryAfterSeconds: number | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly scopes: readonly Scope[]
  readonly isRehearsed: boolean

  constructor(code: ErrorCode, options: Options = {}) {
    super(
      options.message ?? errors[code].message,
      options.cause === undefined ? {} : { cause: options.cause },
    )
    this.code = code
    this.details = options.details
    this.isRetryable = options.isRetryable ?? isRetryable(code)
    this.retryAfterSeconds = options.retryAfterSeconds
    this.headers = options.headers ?? {}
    this.scopes = options.scopes ?? []
    this.isRehearsed = options.isRehearsed ?? false
  }

  get status(): number {
    return errors[this.code].status
  }
}

/** 400 `invalid_request` about one place of the request. */
export function buildInvalidRequest(path: string, message: string): ApiError {
  return new ApiError('invalid_request', {
    message: path === '' ? `The request ${message}.` : `${path} ${message}.`,
    details: [{ path, message }],
  })
}

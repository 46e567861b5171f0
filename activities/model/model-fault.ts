/**
 * `cut_off`: the stream broke or ended before the answer did. `shape`: no documented answer.
 * `too_long`: more than any answer has. `stream_error`: an error event within the stream.
 * `lost`: each worker died that asked.
 */
type ModelFaultKind =
  | 'timeout'
  | 'connection'
  | 'cut_off'
  | 'shape'
  | 'too_long'
  | 'status'
  | 'stream_error'
  | 'lost'

/**
 * What went wrong between us and the model's server, in figures and codes only: its own words may
 * repeat the prompt or the key, and they must reach neither log nor history.
 */
export class ModelFault extends Error {
  override name = 'ModelFault' as const
  readonly kind: ModelFaultKind
  /** HTTP status of a refusal. */
  readonly status: number | null
  /** The server's error code, or the socket's: `insufficient_quota`, `ECONNREFUSED`. */
  readonly code: string | null

  constructor(
    kind: ModelFaultKind,
    { status = null, code = null }: { status?: number | null; code?: string | null } = {},
  ) {
    const safe = code !== null && /^[A-Za-z][A-Za-z_]{1,48}$/.test(code) ? code : null
    super(['model', kind, status, safe].filter((part) => part !== null).join(' '))
    this.kind = kind
    this.status = status
    this.code = safe
  }
}

import type { EgressReason } from '../../research/egress/egress.ts'

export type FetchRequest = {
  url: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer | null
  /**
   * `api`: a documented endpoint. `page`: robots.txt is asked first. `probe`: only whether an
   * account exists is read from it.
   */
  purpose: 'api' | 'page' | 'probe'
  /** The run that a page is read for: at a host, runs alternate. */
  runId?: string | undefined
  /** For the whole exchange, redirects included. */
  timeoutMs: number
  /** More than this of a body is not read: the answer is then `truncated`. */
  maxBytes: number
  /** 0 = a redirect is itself the answer. */
  maxRedirects: number
  /** Asked after each chunk: true once the rest of the body is of no interest. */
  enough?: (soFar: Buffer, status: number) => boolean
  /**
   * Where the status is the answer: the body is waited for no longer than this from the headers on,
   * and whatever becomes of it (endless, broken off, in no coding we know), what has come of it
   * will do: the answer is then `truncated`. Absent: a body comes whole, cut on purpose, or not at
   * all.
   */
  bodyMs?: number
  signal?: AbortSignal
}

export type FetchAnswer = {
  status: number
  /** Lower-case names; several values of one are joined by commas. */
  headers: Record<string, string>
  body: Buffer
  /** Where the answer came from, after redirects. */
  finalUrl: string
  /** Cut at `maxBytes`, or by `enough`. */
  truncated: boolean
}

const fetchFaults = [
  'denied',
  'robots',
  'timeout',
  'redirects',
  'dns',
  'connection',
  'tls',
  'encoding',
  'aborted',
] as const
export type FetchFault = (typeof fetchFaults)[number]

/** Why there is no answer. The message never names the address: it may name the person. */
export class FetchError extends Error {
  override name = 'FetchError' as const
  readonly fault: FetchFault
  /** Why the egress guard denied the address; null for other errors. */
  readonly reason: EgressReason | null
  /**
   * The system's word for it (`ECONNREFUSED`, `CERT_HAS_EXPIRED`), for logs; its whole message
   * would name the host.
   */
  readonly code: string | null

  constructor(
    fault: FetchFault,
    options: ErrorOptions & { reason?: EgressReason | null; code?: string | null } = {},
  ) {
    super(
      options.reason === undefined || options.reason === null
        ? fault
        : `${fault}: ${options.reason}`,
      options,
    )
    this.fault = fault
    this.reason = options.reason ?? null
    this.code = options.code ?? null
  }
}

/** The one way out of the service. */
export type Fetcher = {
  /** @throws FetchError when there is no answer; every HTTP status is an answer */
  fetch(request: FetchRequest): Promise<FetchAnswer>
  close(): Promise<void>
}

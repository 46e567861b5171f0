/** The names of the service's own headers and of those that it reads; written here only. */
export const headers = {
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
  operation: 'X-Service-Operation',
  metered: 'X-Service-Metered',
  percentageCharged: 'X-Service-Percentage-Charged',
  usageRemaining: 'X-Service-Usage-Remaining',
  usageReset: 'X-Service-Usage-Reset',
  usageSource: 'X-Service-Usage-Source',
  sandbox: 'X-Service-Sandbox',
  creditsCharged: 'X-Service-Credits-Charged',
  allowanceSource: 'X-Service-Allowance-Source',
  jobId: 'X-Service-Job-Id',
  idempotentReplayed: 'Idempotent-Replayed',
  idempotentOriginalRequestId: 'Idempotent-Original-Request-Id',
  rateLimitPolicy: 'RateLimit-Policy',
  rateLimit: 'RateLimit',
  rateLimitLimit: 'RateLimit-Limit',
  rateLimitRemaining: 'RateLimit-Remaining',
  rateLimitReset: 'RateLimit-Reset',
  xRateLimitLimit: 'X-RateLimit-Limit',
  xRateLimitRemaining: 'X-RateLimit-Remaining',
  xRateLimitReset: 'X-RateLimit-Reset',
  retryAfter: 'Retry-After',
  contentLocation: 'Content-Location',
  deprecation: 'Deprecation',
  sunset: 'Sunset',
} as const

/** What a browser may send (preflight). */
export const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Last-Event-ID',
  'If-None-Match',
  'Prefer',
  headers.idempotencyKey,
  headers.requestId,
  headers.sandbox,
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
] as const

/** What a browser may read. */
export const exposedHeaders = [
  ...Object.values(headers).filter((name) => name !== headers.idempotencyKey),
  'WWW-Authenticate',
  'Location',
  'ETag',
  'Link',
  'Preference-Applied',
]

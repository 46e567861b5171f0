/** Every number a caller can run into. */

import { dayMs, hourMs } from './durations.ts'

export const limits = {
  bodyBytes: 65_536,
  /** For the whole body to arrive. */
  bodySeconds: 30,
  jsonDepth: 64,
  query: 240,
  platformsText: 320,
  platformsItems: 8,
  personName: 180,
  headline: 500,
  tags: 20,
  tag: 80,
  chatMessages: 20,
  chatContent: 4_000,
  chatContext: 12_000,
  idempotencyKey: 255,
  requestId: 128,
  jobMetadataKeys: 16,
  jobMetadataKey: 40,
  jobMetadataValue: 500,
  apiKeys: 100,
  keyName: 80,
  keyPerMinute: 100_000,
  /** Credits. */
  keyBudget: 100_000_000,
  webhookEndpoints: 16,
  webhookUrl: 2_048,
  webhookDescription: 500,
  batchOperations: 10,
  batchItemId: 64,
  exportRows: 20_000,
  chartEvents: 5_000,
  longPollSeconds: 50,
  /** Of the answer to a tool call: clients drop answers of more than some 25,000 tokens. */
  toolResultCharacters: 60_000,
  pageSize: 100,
} as const

/** How long a key protects. */
export const idempotencyMs = dayMs

/** After that a job of the sandbox, and what protects it from repetition, is gone. */
export const sandboxMs = hourMs

/** All windows are fixed and of this length. */
export const windowSeconds = 60

type RatePolicy = { limit: number; per: 'ip' | 'key' }

/**
 * Limits per window. `ip` is the abuse ceiling; it and `sandbox_jobs`, what callers without an
 * account may have written down, are raised or lowered by configuration. `key` takes the key's own
 * limit, and test keys are one key for each address.
 */
export const ratePolicies = {
  anonymous: { limit: 120, per: 'ip' },
  ip: { limit: 1_200, per: 'ip' },
  search: { limit: 60, per: 'key' },
  dossier: { limit: 30, per: 'key' },
  chat: { limit: 60, per: 'key' },
  entity: { limit: 60, per: 'key' },
  vin: { limit: 30, per: 'key' },
  jobs: { limit: 60, per: 'key' },
  jobs_read: { limit: 240, per: 'key' },
  batch: { limit: 12, per: 'key' },
  webhooks: { limit: 60, per: 'key' },
  account: { limit: 60, per: 'key' },
  export: { limit: 12, per: 'key' },
  mcp: { limit: 120, per: 'key' },
  sandbox_jobs: { limit: 10, per: 'ip' },
} as const satisfies Record<string, RatePolicy>

export type RatePolicyName = keyof typeof ratePolicies

/**
 * Limits per window of the pages that people open in a browser. `user` is a name or an address
 * that an attempt gives.
 */
export const pagePolicies = {
  /** Without a session an address is counted. */
  pages: { limit: 600, per: 'session' },
  sign_in: { limit: 20, per: 'ip' },
  sign_in_user: { limit: 5, per: 'user' },
  sign_in_mail: { limit: 1, per: 'user' },
  opt_out: { limit: 5, per: 'ip' },
  opt_out_proof: { limit: 20, per: 'ip' },
  opt_out_target: { limit: 3, per: 'user' },
  oauth: { limit: 120, per: 'ip' },
  oauth_registration: { limit: 10, per: 'ip' },
} as const

export type PagePolicyName = keyof typeof pagePolicies

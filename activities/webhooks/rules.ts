import type { Config } from '../../config.ts'
import { type EgressAllow, parseEgressAllow } from '../../research/egress/allow.ts'
import { createTurns, type Turns } from '../../store/turns.ts'

/** One endpoint's share of a worker's deliveries at a time. */
const atOncePerEndpoint = 8

/** How deliveries are made (design 7.7, 9). */
export type WebhookRules = {
  /** Before each attempt, in seconds. */
  schedule: readonly number[]
  /** For one attempt. */
  timeoutMs: number
  /** An endpoint to which nothing could be delivered for so long is disabled. */
  disableAfterMs: number
  allow: EgressAllow
  turns: Turns
}

export function webhookRules({ egressAllow, webhooks }: Pick<Config, 'egressAllow' | 'webhooks'>): WebhookRules {
  return {
    schedule: webhooks.scheduleSeconds,
    timeoutMs: webhooks.timeoutSeconds * 1_000,
    disableAfterMs: webhooks.disableAfterHours * 3_600_000,
    allow: parseEgressAllow(egressAllow),
    turns: createTurns(atOncePerEndpoint),
  }
}

import type { Config } from '../../config/read-config.ts'
import { hourMs } from '../../contract/fields/durations.ts'
import { parseEgressAllow } from '../../research/egress/allow.ts'
import { createTurns } from '../../store/database/turns.ts'
import type { WebhookRules } from '../deps.ts'

/** One endpoint's share of a worker's deliveries at a time. */
const maxAtOncePerEndpoint = 8

/**
 * The rules of deliveries from the configuration, times in milliseconds but for the schedule in
 * seconds.
 */
export function buildWebhookRules({
  egressAllow,
  webhooks,
}: Pick<Config, 'egressAllow' | 'webhooks'>): WebhookRules {
  return {
    schedule: webhooks.scheduleSeconds,
    timeoutMs: webhooks.timeoutSeconds * 1_000,
    disableAfterMs: webhooks.disableAfterHours * hourMs,
    allow: parseEgressAllow(egressAllow),
    turns: createTurns(maxAtOncePerEndpoint),
  }
}

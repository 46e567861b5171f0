import type { Config } from '../../config/read-config.ts'
import { hourMs } from '../../contract/fields/durations.ts'
import { parseEgressAllow } from '../../research/egress/allow.ts'
import { createTurns } from '../../store/database/turns.ts'
import type { WebhookRules } from '../deps.ts'

/**
 * The shares of one endpoint and of one account of the hundred deliveries that a worker makes at a
 * time: an account may have 16 endpoints, and all of them may hang.
 */
const [maxAtOncePerEndpoint, maxAtOncePerAccount] = [8, 40]

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
    takeTurn: createTurnTaker(),
  }
}

function createTurnTaker(): WebhookRules['takeTurn'] {
  const accounts = createTurns(maxAtOncePerAccount)
  const endpoints = createTurns(maxAtOncePerEndpoint)
  return ({ accountId, endpointId }) => {
    const endOfAccount = accounts.take(accountId)
    if (endOfAccount === null) return null
    const endOfEndpoint = endpoints.take(endpointId)
    if (endOfEndpoint === null) {
      endOfAccount()
      return null
    }
    return () => {
      endOfEndpoint()
      endOfAccount()
    }
  }
}

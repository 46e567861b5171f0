import type { WebhookDelivery, WebhookEndpoint } from '../../contract/resources/webhooks.ts'
import type { WebhookAttemptRow } from '../../store/webhooks/attempts.ts'
import type { WebhookDeliveryRow } from '../../store/webhooks/deliveries.ts'
import type { WebhookEndpointRow } from '../../store/webhooks/endpoints.ts'

const hintLength = 4

type View = {
  now: Date
  showSecret?: boolean
  /**
   * For a narrowed key: an address may hold a token of the receiver, so only its origin is shown.
   */
  isNarrowed?: boolean
}

/**
 * An endpoint as its owner sees it. The secret is shown where it was just made, and
 * nowhere else.
 */
export function buildWebhookView(
  row: WebhookEndpointRow,
  { now, showSecret = false, isNarrowed = false }: View,
): WebhookEndpoint {
  const { previousSecretUntil } = row
  return {
    object: 'webhook_endpoint',
    id: row.id,
    url: isNarrowed ? `${new URL(row.url).origin}/` : row.url,
    description: row.description,
    events: row.events,
    status: row.status,
    disabled_reason: row.disabledReason,
    ...(showSecret ? { secret: row.secret } : {}),
    secret_hint: isNarrowed ? '…' : `…${row.secret.slice(-hintLength)}`,
    previous_secret_expires_at:
      previousSecretUntil !== null && previousSecretUntil > now
        ? previousSecretUntil.toISOString()
        : null,
    consecutive_failures: row.consecutiveFailures,
    last_delivery_at: row.lastDeliveryAt?.toISOString() ?? null,
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    metadata: row.metadata,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** A delivery with its attempts. */
export function buildDeliveryView(
  row: WebhookDeliveryRow,
  attempts: readonly WebhookAttemptRow[],
): WebhookDelivery {
  return {
    object: 'webhook_delivery',
    id: row.id,
    endpoint_id: row.endpointId,
    event_id: row.eventId,
    event_type: row.eventType,
    job_id: row.jobId,
    test: row.isTest,
    status: row.status,
    next_attempt_at: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
    attempts: attempts
      .filter(({ deliveryId }) => deliveryId === row.id)
      .map(({ id, number, httpStatus, durationMs, error, response, createdAt }) => ({
        id,
        number,
        status: httpStatus,
        duration_ms: durationMs,
        error,
        response,
        created_at: createdAt.toISOString(),
      })),
  }
}

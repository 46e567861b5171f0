import { createHmac } from 'node:crypto'

export const secretPrefix = 'whsec_'

type Delivery = {
  eventId: string
  type: string
  /** From 1. */
  attempt: number
  /** Exactly what is sent. */
  body: string
  at: Date
  /** `whsec_<base64>`; two while one is being rotated. */
  secrets: readonly string[]
}

/**
 * The headers of a delivery with two signatures: `X-Service-Signature`, keyed with the whole secret
 * as it was shown, and the one of Standard Webhooks, keyed with the bytes that its base64 encodes.
 * The time is that of the attempt, so that a receiver may refuse old ones.
 */
export function buildWebhookHeaders({
  eventId,
  type,
  attempt,
  body,
  at,
  secrets,
}: Delivery): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000)
  const own = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  const signed = `${eventId}.${seconds}.${body}`
  const standard = secrets.map(
    (secret) => `v1,${createHmac('sha256', deriveKey(secret)).update(signed).digest('base64')}`,
  )
  return {
    'X-Service-Event': type,
    'X-Service-Delivery': eventId,
    'X-Service-Attempt': String(attempt),
    'X-Service-Signature': [`t=${seconds}`, ...own].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': standard.join(' '),
  }
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(secret.slice(secretPrefix.length), 'base64')
}

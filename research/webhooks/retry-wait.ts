import { hash } from 'node:crypto'

const maxSeconds = 86_400
const maxBusyMs = 60_000
const jitter = 0.1

type Made = {
  deliveryId: string
  /** Of the attempt that has failed, from 1. */
  attempt: number
  /** Before each attempt of a delivery, in seconds; the first is mostly 0. */
  schedule: readonly number[]
  /** What the endpoint asked for; null: nothing. */
  retryAfterSeconds: number | null
}

/**
 * Milliseconds until a delivery's next attempt, or null when the schedule has no more. Up to a
 * tenth sooner or later, so that what failed together does not come back together; always the same
 * for one attempt of one delivery. A wait that the endpoint asks for counts up to a day.
 */
export function computeRetryWaitMs({
  deliveryId,
  attempt,
  schedule,
  retryAfterSeconds,
}: Made): number | null {
  const seconds = schedule[attempt]
  if (seconds === undefined) return null
  const spread = 1 - jitter + 2 * jitter * computeFraction(`${deliveryId}.${attempt}`)
  return Math.round(
    Math.max(seconds * spread, Math.min(retryAfterSeconds ?? 0, maxSeconds)) * 1_000,
  )
}

/**
 * Milliseconds until a delivery looks again whether its endpoint has a turn for it: about twice as
 * many each time, up to a minute, and half as much sooner or later, so that thousands do not look
 * at once.
 * @param look from 1
 */
export function computeBusyWaitMs(deliveryId: string, look: number): number {
  return Math.round(
    Math.min(maxBusyMs, 1_000 * 2 ** (look - 1)) *
      (0.5 + computeFraction(`${deliveryId}.busy.${look}`)),
  )
}

/** 0 to 1, by the text alone. */
function computeFraction(text: string): number {
  return hash('sha256', text, 'buffer').readUInt32BE(0) / 2 ** 32
}
